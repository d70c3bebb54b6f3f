import { picturePaths } from './picturePaths'

await picturePaths(1)
