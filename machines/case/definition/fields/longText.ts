import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkText, normaliseText } from '../../../validation/text'
import type { TextField } from '../field'

/** A text of several lines. */
export const longText = (): TextField<string> => ({
  type: 'text',
  format: 'longText',
  most: LONGEST_TEXTS.longText,
  isOptional: false,
  check: checkText,
  serialize: normaliseText,
})
