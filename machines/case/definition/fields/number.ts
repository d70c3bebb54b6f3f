import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import type { Limits } from '../../../validation/money'
import { checkNumber, parseNumber } from '../../../validation/number'
import type { TextField } from '../field'

interface NumberSettings extends Limits {
  /** The symbol of the number's unit, for example `km`. Shown after the number; the customer may type it too. */
  readonly unit: string
}

/**
 * A whole number from 0, serialized as a number. The case's `limits`, which may depend on the loaded data, override
 * `fixedLimits`.
 */
export const number = ({ unit, ...fixedLimits }: NumberSettings): TextField<number> => ({
  type: 'text',
  format: 'number',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  limits: fixedLimits,
  unit,
  check: (typed, { limits }) => checkNumber(typed, unit, { ...fixedLimits, ...limits }),
  serialize: (typed) => parseNumber(typed, unit),
})
