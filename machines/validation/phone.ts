import { bare } from '../bare'
import type { Problem } from './problem'

const MOBILE = /^(?:20|30|31|50|70)/
const MOBILE_DIGITS = 9
const LAND_LINE_DIGITS = 8

/** The digits after 06 or +36, however they are written; `null` where the number does not begin so. */
const nationalOf = (typed: string): string | null =>
  /^(?:\+36|0036|06)(.*)$/.exec(bare(typed).replace(/[()./]/g, ''))?.[1] ?? null

/** What is wrong with a Hungarian phone number: its beginning, its prefix, or how many digits follow. */
export const checkPhone = (typed: string): Problem | null => {
  if (bare(typed) === '') return { name: 'missing' }
  const national = nationalOf(typed)
  if (national === null) return { name: 'phoneStart' }
  if (!/^\d*$/.test(national)) return { name: 'phoneCharacters' }
  const values = { typed: national.length }
  if (MOBILE.test(national)) return national.length === MOBILE_DIGITS ? null : { name: 'phoneMobileLength', values }
  // As long as a mobile's: its prefix is none.
  if (national.startsWith('0') || national.length === MOBILE_DIGITS) {
    return { name: 'phonePrefix', values: { prefix: national.slice(0, 2) } }
  }
  return national.length === LAND_LINE_DIGITS ? null : { name: 'phoneLength', values }
}

/**
 * A Hungarian phone number as the insurer stores it, `+36…`, from any way of writing it (06…, 0036…, +36…); `null` for
 * what cannot be one.
 */
export const normalisePhone = (typed: string): string | null =>
  checkPhone(typed) === null ? `+36${nationalOf(typed)}` : null

/** Whether a number looks like a land line, which text messages may not reach: only a warning, for some can. */
export const isLandLine = (typed: string): boolean =>
  checkPhone(typed) === null && !MOBILE.test(nationalOf(typed) ?? '')
