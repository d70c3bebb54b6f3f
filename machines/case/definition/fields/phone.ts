import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkPhone, normalisePhone, warnOfPhone } from '../../../validation/phone'
import type { TextField } from '../field'

/**
 * A Hungarian phone number, serialized as +36…. Warns if the number may not be able to receive text messages, e.g. a
 * one-time code.
 */
export const phone = (): TextField<string> => ({
  type: 'text',
  format: 'phone',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: checkPhone,
  warn: warnOfPhone,
  serialize: normalisePhone,
})
