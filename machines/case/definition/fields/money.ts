import { MOST } from '../../../../src/api/typedLimits'
import { amountOf, checkMoney, type Limits } from '../../../validation/money'
import type { MoneyField } from '../field'

/**
 * An amount in whole forints, serialized as a number. Its limits are fixed here, or come from the loaded data (the
 * case's `limits`).
 */
export const money = (fixed: Limits = {}): MoneyField => ({
  type: 'text',
  format: 'money',
  most: MOST.short,
  isOptional: false,
  limits: fixed,
  check: (typed, { limits }) => checkMoney(typed, { ...fixed, ...limits }),
  serialize: amountOf,
})
