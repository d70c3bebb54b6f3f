import { withoutSeparators } from '../withoutSeparators'
import { PHONE_KINDS } from './phonePrefixes'
import type { Problem } from './problem'

/**
 * The digits after 06 or +36 in any format, without the (0) that letterheads often insert; `null` if the number begins
 * otherwise.
 */
const nationalNumberOf = (typed: string): string | null =>
  /^(?:\+36|0036|06)(.*)$/.exec(withoutSeparators(typed).replace(/\(0\)|[()./]/g, ''))?.[1] ?? null

/** The prefix of a number: one digit for Budapest, otherwise two. */
const phonePrefixOf = (nationalNumber: string): string =>
  nationalNumber.slice(0, nationalNumber.startsWith('1') ? 1 : 2)

const phoneKindOf = (prefix: string) => PHONE_KINDS.find(({ prefixes }) => prefixes.includes(prefix))

/** Checks a Hungarian phone number: its beginning, its prefix, and the number of digits after it. */
export const checkPhone = (typed: string): Problem | null => {
  if (withoutSeparators(typed) === '') return { name: 'missing' }
  const nationalNumber = nationalNumberOf(typed)
  if (nationalNumber === null) return { name: 'phoneStart' }
  if (!/^\d*$/.test(nationalNumber)) return { name: 'phoneCharacters' }
  const prefix = phonePrefixOf(nationalNumber)
  const phoneKind = phoneKindOf(prefix)
  if (phoneKind === undefined)
    return prefix.length < 2 ? { name: 'phoneUnfinished' } : { name: 'phonePrefix', values: { prefix } }
  const { digits } = phoneKind
  if (nationalNumber.length === digits) return null
  return { name: 'phoneLength', values: { prefix, digits, typed: nationalNumber.length } }
}

/** Warns of a phone number that may not receive text messages, or that few customers have. */
export const warnOfPhone = (typed: string): Problem | null => {
  if (checkPhone(typed) !== null) return null
  const prefix = phonePrefixOf(nationalNumberOf(typed) ?? '')
  const name = phoneKindOf(prefix)?.warning ?? null
  return name === null ? null : { name, values: { prefix } }
}

/**
 * Normalises a Hungarian phone number from any format (06…, 0036…, +36…) to the insurer's format, `+36…`. A text that
 * is not a number is unchanged.
 */
export const normalisePhone = (typed: string): string =>
  checkPhone(typed) === null ? `+36${nationalNumberOf(typed)}` : typed
