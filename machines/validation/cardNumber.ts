import { withoutSeparators } from '../withoutSeparators'
import type { Problem } from './problem'

/** Six digits with two letters behind them, or, on older ones, with letters before them (a series and a Roman number). */
const POSSIBLE = /^(\d{6}[A-Z]{1,2}|[A-Z]{1,7}\d{6,7})$/

/** The number of an identity card or an address card as the insurer stores it. */
export const normaliseCardNumber = (typed: string): string =>
  withoutSeparators(typed).replace(/[./]/g, '').toUpperCase()

/** What is wrong with the number of an identity card or an address card: only what none of them can have. */
export const checkCardNumber = (typed: string): Problem | null => {
  const number = normaliseCardNumber(typed)
  if (number === '') return { name: 'missing' }
  return POSSIBLE.test(number) ? null : { name: 'cardNumberMalformed' }
}
