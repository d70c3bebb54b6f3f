import { picturePaths } from './picturePaths'

await picturePaths(3)
