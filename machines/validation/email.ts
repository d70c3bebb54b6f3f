import { MOST } from '../../src/api/typedLimits'
import { parseUrl } from '../../src/api/url'
import type { Problem } from './problem'
import { checkLength, normaliseText } from './text'

/** As browsers check `<input type="email">`. */
const LOCAL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const DOMAIN = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** A domain with accents. Letters of other scripts look like Latin ones, so they are not accepted. */
const ACCENTED = /^(?=.*[^!-~])[\p{Script=Latin}\p{M}\d.-]+$/u

/** A name before an address in angle brackets, as mail programs copy it. */
const NAMED = /^([^<>]*)<([^<>]*)>$/

/** An e-mail address without what was copied with it: the name of its owner, `mailto:`, a full stop or comma at its end. */
export const readEmail = (typed: string): string => {
  const text = withoutEnd(normaliseText(typed))
  const [, name = '', named = text] = NAMED.exec(text) ?? []
  const address = named.trim().replace(/^mailto:\s*([^?]*).*$/i, '$1')
  // A name with another address in it does not say which of them is meant.
  return name.replaceAll(address, '').includes('@') ? text : withoutEnd(address)
}

const withoutEnd = (text: string): string => text.replace(/[\s.,;:]+$/, '')

/** A domain in ASCII (Punycode). Mail programs do not have to understand accents. */
const inAscii = (domain: string): string => (ACCENTED.test(domain) && parseUrl(`https://${domain}`)?.hostname) || domain

/** An e-mail address as the insurer stores it. */
export const normaliseEmail = (typed: string): string =>
  readEmail(typed).replace(/@([^@]*)$/, (_, domain: string) => `@${inAscii(domain)}`)

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

/** A warning about an unusual e-mail address: no full stop after its @, or an accent there. */
export const warnOfEmail = (typed: string): Problem | null => {
  if (checkEmail(typed) !== null) return null
  if (!/@.*\./.test(readEmail(typed))) return { name: 'emailUnusual' }
  return normaliseEmail(typed) === readEmail(typed) ? null : { name: 'emailAccented' }
}
