import { MOST } from '../../../../src/api/typedLimits'
import { checkText, normaliseText } from '../../../validation/text'
import type { TextField } from '../field'

/** Several lines of words. */
export const longText = (): TextField<string> => ({
  type: 'text',
  format: 'longText',
  most: MOST.longText,
  isOptional: false,
  check: checkText,
  serialize: normaliseText,
})
