import { picturePaths } from './picturePaths'

await picturePaths(2)
