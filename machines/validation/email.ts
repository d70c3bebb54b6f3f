import { MOST } from '../../src/api/typedLimits'
import { parseUrl } from '../../src/api/url'
import type { Problem } from './problem'
import { checkLength, normaliseText } from './text'

/** The pattern of browsers for `<input type="email">`. */
const LOCAL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const DOMAIN = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** A domain with accents. Other scripts are not accepted, because their letters can look like Latin ones. */
const ACCENTED = /^(?=.*[^!-~])[\p{Script=Latin}\p{M}\d.-]+$/u

/** A name before an address in angle brackets, as mail programs copy it. */
const NAMED = /^([^<>]*)<([^<>]*)>$/

/** Removes pasted extras from an e-mail address: its owner's name, `mailto:`, a full stop or comma at its end. */
export const readEmail = (typed: string): string => {
  const text = withoutEnd(normaliseText(typed))
  const [, name = '', rawAddress = text] = NAMED.exec(text) ?? []
  const address = rawAddress.trim().replace(/^mailto:\s*([^?]*).*$/i, '$1')
  // If the name contains another address, either may be meant, so the text stays as typed.
  return name.replaceAll(address, '').includes('@') ? text : withoutEnd(address)
}

const withoutEnd = (text: string): string => text.replace(/[\s.,;:]+$/, '')

/** Returns a domain in ASCII (Punycode), because not every mail program supports accents. */
const inAscii = (domain: string): string => (ACCENTED.test(domain) && parseUrl(`https://${domain}`)?.hostname) || domain

/** Normalises an e-mail address to the insurer's format. */
export const normaliseEmail = (typed: string): string =>
  readEmail(typed).replace(/@([^@]*)$/, (_, domain: string) => `@${inAscii(domain)}`)

/** Returns the form for comparing e-mail addresses, with the domain in lower case: domains are case-insensitive. */
export const emailMeaning = (typed: string): string =>
  normaliseEmail(typed).replace(/@.*$/, (domain) => domain.toLowerCase())

/** Checks an e-mail address: that it has one @, the part before the @, and the part after it. */
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

/** Warns of a valid but unusual e-mail address: the part after the @ has no full stop, or has an accent. */
export const warnOfEmail = (typed: string): Problem | null => {
  if (checkEmail(typed) !== null) return null
  if (!/@.*\./.test(readEmail(typed))) return { name: 'emailUnusual' }
  return normaliseEmail(typed) === readEmail(typed) ? null : { name: 'emailAccented' }
}
