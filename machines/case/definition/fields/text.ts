import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkText, normaliseText, textMeaning } from '../../../validation/text'
import type { Purpose, TextField } from '../field'

/** A text of one line. */
export const text = (purpose?: Purpose): TextField<string> => ({
  type: 'text',
  format: 'text',
  most: LONGEST_TEXTS.line,
  isOptional: false,
  check: checkText,
  serialize: normaliseText,
  meaning: textMeaning,
  ...(purpose && { purpose }),
})
