import { withoutSeparators } from '../withoutSeparators'
import { PHONE_KINDS } from './phonePrefixes'
import type { Problem } from './problem'

/**
 * The digits after 06 or +36, however they are written, with the (0) that many a letterhead has between; `null` where the
 * number does not begin so.
 */
const nationalOf = (typed: string): string | null =>
  /^(?:\+36|0036|06)(.*)$/.exec(withoutSeparators(typed).replace(/\(0\)|[()./]/g, ''))?.[1] ?? null

/** Budapest's is the only prefix of one digit. */
const prefixOf = (national: string): string => national.slice(0, national.startsWith('1') ? 1 : 2)

const kindOf = (prefix: string) => PHONE_KINDS.find(({ prefixes }) => prefixes.includes(prefix))

/** What is wrong with a Hungarian phone number: its beginning, its prefix, or how many digits follow. */
export const checkPhone = (typed: string): Problem | null => {
  if (withoutSeparators(typed) === '') return { name: 'missing' }
  const national = nationalOf(typed)
  if (national === null) return { name: 'phoneStart' }
  if (!/^\d*$/.test(national)) return { name: 'phoneCharacters' }
  const prefix = prefixOf(national)
  const kind = kindOf(prefix)
  if (kind === undefined)
    return prefix.length < 2 ? { name: 'phoneUnfinished' } : { name: 'phonePrefix', values: { prefix } }
  const { digits } = kind
  if (national.length === digits) return null
  return { name: 'phoneLength', values: { prefix, digits, typed: national.length } }
}

/** What looks odd in a phone number: text messages may not reach it, or hardly anybody has such a number. */
export const warnOfPhone = (typed: string): Problem | null => {
  if (checkPhone(typed) !== null) return null
  const prefix = prefixOf(nationalOf(typed) ?? '')
  const name = kindOf(prefix)?.warning ?? null
  return name === null ? null : { name, values: { prefix } }
}

/**
 * A Hungarian phone number as the insurer stores it, `+36…`, from any way of writing it (06…, 0036…, +36…); what cannot
 * be one stays as it is.
 */
export const normalisePhone = (typed: string): string =>
  checkPhone(typed) === null ? `+36${nationalOf(typed)}` : typed
