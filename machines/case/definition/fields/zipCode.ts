import { MOST } from '../../../../src/api/typedLimits'
import { isAtHome } from '../../../address/suggest'
import { normaliseZipCode } from '../../../validation/normaliseZipCode'
import { normaliseText } from '../../../validation/text'
import { checkZipCode } from '../../../validation/zipCode'
import { textOf } from '../answer'
import type { TextField, ValidationContext } from '../field'

const isForeign = ({ answers }: Pick<ValidationContext, 'answers'>): boolean => !isAtHome(textOf(answers.countryCode))

/** A postal code: four digits in Hungary. Other countries have their own formats, or none. */
export const zipCode = (): TextField<string> => ({
  type: 'text',
  format: 'zipCode',
  most: MOST.short,
  isOptional: false,
  check: (typed, context) => (isForeign(context) ? null : checkZipCode(typed)),
  serialize: (typed, answers = {}) => (isForeign({ answers }) ? normaliseText(typed) : normaliseZipCode(typed)),
})
