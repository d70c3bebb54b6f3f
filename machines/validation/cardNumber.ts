import { withoutSeparators } from '../withoutSeparators'
import type { Problem } from './problem'

/** Six digits with two letters behind them. */
const USUAL = /^\d{6}[A-Z]{1,2}$/
/**
 * Others exist: older ones, with letters before the digits (a series and a Roman number), and those of other countries. None has
 * only a few digits with or without letters behind them, which is a usual one mistyped, nor the eleven digits of a personal number.
 */
const OTHER = /^(?!\d{1,7}[A-Z]*$|\d{11}$)(?=.*\d)[A-Z\d]{7,14}$/

/** The number of an identity card or an address card as the insurer stores it. */
export const normaliseCardNumber = (typed: string): string =>
  withoutSeparators(typed).replace(/[./]/g, '').toUpperCase()

/** What is wrong with the number of an identity card or an address card: only what none of them can have. */
export const checkCardNumber = (typed: string): Problem | null => {
  const number = normaliseCardNumber(typed)
  if (number === '') return { name: 'missing' }
  return USUAL.test(number) || OTHER.test(number) ? null : { name: 'cardNumberMalformed' }
}
