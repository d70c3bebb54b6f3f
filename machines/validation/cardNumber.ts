import { withoutSeparators } from '../withoutSeparators'
import type { Problem } from './problem'

/** The usual format: six digits followed by one or two letters. */
const USUAL_FORMAT = /^\d{6}[A-Z]{1,2}$/
/**
 * Other formats: older numbers, with letters before the digits (a series and a Roman number), and foreign ones.
 * Excludes mistyped usual numbers (up to seven digits, with or without letters after them) and personal numbers (eleven
 * digits).
 */
const OTHER_FORMATS = /^(?!\d{1,7}[A-Z]*$|\d{11}$)(?=.*\d)[A-Z\d]{7,14}$/

/** Normalises the number of an identity card or an address card to the insurer's format. */
export const normaliseCardNumber = (typed: string): string =>
  withoutSeparators(typed).replace(/[./]/g, '').toUpperCase()

/** Checks the number of an identity card or an address card. Rejects only numbers that no card can have. */
export const checkCardNumber = (typed: string): Problem | null => {
  const number = normaliseCardNumber(typed)
  if (number === '') return { name: 'missing' }
  return USUAL_FORMAT.test(number) || OTHER_FORMATS.test(number) ? null : { name: 'cardNumberMalformed' }
}
