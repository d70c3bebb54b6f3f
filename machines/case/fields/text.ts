import { checkText, normaliseText } from '../../validation/text'
import type { TextField } from '../field'

/** One line of words. */
export const text = (): TextField<string> => ({
  type: 'text',
  kind: 'text',
  isOptional: false,
  check: checkText,
  warn: () => null,
  toWire: normaliseText,
})
