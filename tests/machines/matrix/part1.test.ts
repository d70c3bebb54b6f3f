import { matrixOf } from './matrix'

await matrixOf(0, 4)
