import { isAtHome, isZipCode } from '../../address/suggest'
import { bare } from '../../bare'
import { textOf } from '../answers'
import type { Asking, TextField } from '../field'

const isForeign = ({ answers }: Asking): boolean => !isAtHome(textOf(answers.countryCode))

/** A postal code: four digits in Hungary; in other countries as it is there, and some have none. */
export const zipCode = (): TextField<string> => ({
  type: 'text',
  kind: 'zipCode',
  isOptional: false,
  check: (typed, asking) => {
    if (isForeign(asking)) return null
    if (bare(typed) === '') return { name: 'missing' }
    return isZipCode(typed) ? null : { name: 'zipCodeMalformed' }
  },
  warn: () => null,
  toWire: (typed) => typed.trim(),
})
