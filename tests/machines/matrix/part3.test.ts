import { matrixOf } from './matrix'

await matrixOf(2, 4)
