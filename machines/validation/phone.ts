import { withoutSeparators } from '../withoutSeparators'
import { PHONE_KINDS } from './phonePrefixes'
import type { Problem } from './problem'

/**
 * The digits after 06 or +36 in any format, without the (0) that letterheads often insert; `null` if the number begins
 * otherwise.
 */
const nationalOf = (typed: string): string | null =>
  /^(?:\+36|0036|06)(.*)$/.exec(withoutSeparators(typed).replace(/\(0\)|[()./]/g, ''))?.[1] ?? null

/** The prefix of a number: one digit for Budapest, otherwise two. */
const prefixOf = (national: string): string => national.slice(0, national.startsWith('1') ? 1 : 2)

const kindOf = (prefix: string) => PHONE_KINDS.find(({ prefixes }) => prefixes.includes(prefix))

/** Checks a Hungarian phone number: its beginning, its prefix, and the number of digits after it. */
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

/** Warns of a phone number that may not receive text messages, or that few customers have. */
export const warnOfPhone = (typed: string): Problem | null => {
  if (checkPhone(typed) !== null) return null
  const prefix = prefixOf(nationalOf(typed) ?? '')
  const name = kindOf(prefix)?.warning ?? null
  return name === null ? null : { name, values: { prefix } }
}

/**
 * Normalises a Hungarian phone number from any format (06…, 0036…, +36…) to the insurer's format, `+36…`. A text that
 * is not a number is unchanged.
 */
export const normalisePhone = (typed: string): string =>
  checkPhone(typed) === null ? `+36${nationalOf(typed)}` : typed
