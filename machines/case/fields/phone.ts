import { bare } from '../../bare'

/** Mobile prefixes, and the area codes of land lines (Budapest 1; two digits elsewhere). */
const NUMBER = /^(?:(?:20|30|31|50|70)\d{7}|1\d{7}|(?!20|30|31|50|70)[2-9]\d{7})$/

/**
 * A Hungarian phone number as the insurer stores it, `+36…`, from any way of writing it (06…, 0036…, +36…); `null` for
 * what cannot be one.
 */
export const normalisePhone = (typed: string): string | null => {
  const digits = bare(typed).replace(/[()./]/g, '')
  const [, national] = /^(?:\+36|0036|06)(\d+)$/.exec(digits) ?? []
  return national !== undefined && NUMBER.test(national) ? `+36${national}` : null
}
