import { checkPhone, normalisePhone } from '../../validation/phone'
import type { TextField } from '../field'

/** A Hungarian phone number, sent as +36…. */
export const phone = (): TextField<string> => ({
  type: 'text',
  kind: 'phone',
  isOptional: false,
  check: checkPhone,
  warn: () => null,
  toWire: (typed) => normalisePhone(typed) ?? typed,
})
