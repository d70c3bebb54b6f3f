import { MOST } from '../../src/api/typedLimits'
import type { Problem } from './problem'
import { checkLength, normaliseText } from './text'

/** As browsers check `<input type="email">`. */
const LOCAL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const DOMAIN = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** An e-mail address as the insurer stores it, without invisible characters and surrounding spaces. */
export const normaliseEmail = normaliseText

/** What tells an e-mail address from others: its domain is the same in small letters and in capitals. */
export const emailMeaning = (typed: string): string =>
  normaliseEmail(typed).replace(/@.*$/, (domain) => domain.toLowerCase())

/** What is wrong with an e-mail address: its @, what stands before it, or what stands after it. */
export const checkEmail = (typed: string): Problem | null => {
  const address = normaliseEmail(typed)
  if (address === '') return { name: 'missing' }
  const tooLong = checkLength(address, MOST.email)
  if (tooLong !== null) return tooLong
  const [before = '', after, ...more] = address.split('@')
  if (after === undefined || more.length > 0) return { name: 'emailAt' }
  if (!LOCAL.test(before)) return { name: 'emailBefore' }
  return DOMAIN.test(after) ? null : { name: 'emailAfter' }
}

/** What looks odd in an e-mail address: no full stop after its @. */
export const warnOfEmail = (typed: string): Problem | null =>
  checkEmail(typed) === null && !/@.*\./.test(typed) ? { name: 'emailUnusual' } : null
