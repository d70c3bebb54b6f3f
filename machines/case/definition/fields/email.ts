import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkEmail, emailMeaning, normaliseEmail, warnOfEmail } from '../../../validation/email'
import type { TextField } from '../field'

/** An e-mail address. */
export const email = (): TextField<string> => ({
  type: 'text',
  format: 'email',
  most: LONGEST_TEXTS.email,
  isOptional: false,
  check: checkEmail,
  warn: warnOfEmail,
  serialize: normaliseEmail,
  meaning: emailMeaning,
})
