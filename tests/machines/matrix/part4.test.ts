import { matrixOf } from './matrix'

await matrixOf(3, 4)
