import { goPaths } from './goPaths'

await goPaths(1)
