import { LONGEST_TEXTS } from '../../src/api/typedLimits'
import { parseUrl } from '../../src/api/url'
import type { Problem } from './problem'
import { checkLength, normaliseText } from './text'

/** The pattern of browsers for `<input type="email">`. */
const LOCAL_PART = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const DOMAIN = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** A domain with accents. Other scripts are not accepted, because their letters can look like Latin ones. */
const ACCENTED_DOMAIN = /^(?=.*[^!-~])[\p{Script=Latin}\p{M}\d.-]+$/u

/** A name before an address in angle brackets, as mail programs copy it. */
const NAMED_ADDRESS = /^([^<>]*)<([^<>]*)>$/

/** Removes pasted extras from an e-mail address: its owner's name, `mailto:`, a full stop or comma at its end. */
export const extractEmail = (typed: string): string => {
  const text = withoutEndPunctuation(normaliseText(typed))
  const [, name = '', rawAddress = text] = NAMED_ADDRESS.exec(text) ?? []
  const address = rawAddress.trim().replace(/^mailto:\s*([^?]*).*$/i, '$1')
  // If the name contains another address, either may be meant, so the text stays as typed.
  return name.replaceAll(address, '').includes('@') ? text : withoutEndPunctuation(address)
}

const withoutEndPunctuation = (text: string): string => text.replace(/[\s.,;:]+$/, '')

/** Returns a domain in ASCII (Punycode), because not every mail program supports accents. */
const toAsciiDomain = (domain: string): string =>
  (ACCENTED_DOMAIN.test(domain) && parseUrl(`https://${domain}`)?.hostname) || domain

/** Normalises an e-mail address to the insurer's format. */
export const normaliseEmail = (typed: string): string =>
  extractEmail(typed).replace(/@([^@]*)$/, (_, domain: string) => `@${toAsciiDomain(domain)}`)

/** Returns the form for comparing e-mail addresses, with the domain in lower case: domains are case-insensitive. */
export const emailMeaning = (typed: string): string =>
  normaliseEmail(typed).replace(/@.*$/, (domain) => domain.toLowerCase())

/** Checks an e-mail address: that it has one @, the part before the @, and the part after it. */
export const checkEmail = (typed: string): Problem | null => {
  const address = normaliseEmail(typed)
  if (address === '') return { name: 'missing' }
  const lengthError = checkLength(address, LONGEST_TEXTS.email)
  if (lengthError !== null) return lengthError
  const [localPart = '', domain, ...furtherParts] = address.split('@')
  if (domain === undefined || furtherParts.length > 0) return { name: 'emailAt' }
  if (!LOCAL_PART.test(localPart)) return { name: 'emailBefore' }
  return DOMAIN.test(domain) ? null : { name: 'emailAfter' }
}

/** Warns of a valid but unusual e-mail address: the part after the @ has no full stop, or has an accent. */
export const warnOfEmail = (typed: string): Problem | null => {
  if (checkEmail(typed) !== null) return null
  if (!/@.*\./.test(extractEmail(typed))) return { name: 'emailUnusual' }
  return normaliseEmail(typed) === extractEmail(typed) ? null : { name: 'emailAccented' }
}
