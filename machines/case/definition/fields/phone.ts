import { MOST } from '../../../../src/api/typedLimits'
import { checkPhone, normalisePhone, warnOfPhone } from '../../../validation/phone'
import type { TextField } from '../field'

/** A Hungarian phone number, sent as +36…; warns where the code, a text message, may not reach it. */
export const phone = (): TextField<string> => ({
  type: 'text',
  format: 'phone',
  most: MOST.short,
  isOptional: false,
  check: checkPhone,
  warn: warnOfPhone,
  serialize: normalisePhone,
})
