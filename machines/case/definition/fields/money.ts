import { MOST } from '../../../../src/api/typedLimits'
import { amountOf, checkMoney, type Limits } from '../../../validation/money'
import type { MoneyField } from '../field'

/**
 * An amount in whole forints, sent as a number. Its limits are fixed here, or (`limits` of the case's definition) come from
 * what was loaded.
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
