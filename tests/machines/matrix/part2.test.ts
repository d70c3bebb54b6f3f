import { matrixOf } from './matrix'

await matrixOf(1, 4)
