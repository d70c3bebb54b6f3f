import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { isInHungary } from '../../../address/suggest'
import { normaliseZipCode } from '../../../validation/normaliseZipCode'
import { normaliseText } from '../../../validation/text'
import { checkZipCode } from '../../../validation/zipCode'
import { textOf } from '../answer'
import type { TextField, ValidationContext } from '../field'

const isForeignAddress = ({ answers }: Pick<ValidationContext, 'answers'>): boolean =>
  !isInHungary(textOf(answers.countryCode))

/** A postal code: four digits in Hungary. Other countries have their own formats, or none. */
export const zipCode = (): TextField<string> => ({
  type: 'text',
  format: 'zipCode',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: (typed, context) => (isForeignAddress(context) ? null : checkZipCode(typed)),
  serialize: (typed, answers = {}) => (isForeignAddress({ answers }) ? normaliseText(typed) : normaliseZipCode(typed)),
})
