import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkMoney, type Limits, parseAmount } from '../../../validation/money'
import type { MoneyField } from '../field'

/**
 * An amount in whole forints, serialized as a number. The case's `limits`, which may depend on the loaded data,
 * override `fixedLimits`.
 */
export const money = (fixedLimits: Limits = {}): MoneyField => ({
  type: 'text',
  format: 'money',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  limits: fixedLimits,
  check: (typed, { limits }) => checkMoney(typed, { ...fixedLimits, ...limits }),
  serialize: parseAmount,
})
