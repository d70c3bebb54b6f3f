import { MOST } from '../../../../src/api/typedLimits'
import { checkText, normaliseText, textMeaning } from '../../../validation/text'
import type { Purpose, TextField } from '../field'

/** One line of words. */
export const text = (purpose?: Purpose): TextField<string> => ({
  type: 'text',
  kind: 'text',
  most: MOST.line,
  isOptional: false,
  check: checkText,
  toWire: normaliseText,
  meaning: textMeaning,
  ...(purpose && { purpose }),
})
