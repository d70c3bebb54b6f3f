import { normalisePlate } from '../../validation/normalisePlate'
import { checkPlate, warnOfPlate } from '../../validation/plate'
import type { TextField } from '../field'

/** A licence plate: refuses what cannot be one, warns of what follows none of the Hungarian series. */
export const plate = (): TextField<string> => ({
  type: 'text',
  kind: 'plate',
  isOptional: false,
  check: checkPlate,
  warn: warnOfPlate,
  toWire: normalisePlate,
})
