import type { LazyList, ListedDocument } from '../../data/manyDocuments'
import type { Contract } from '../state'
import { withChangedDates } from './withChangedDates'

/**
 * A list of up to this many tax letters has one letter a year. A longer list, which only a test creates, keeps its
 * made-up dates.
 */
const MAX_YEARS = 100

/** Day of the year on which the previous year's letter is written, `MM-dd` (assumed). */
const LETTER_DAY = '01-31'

/** The year of the newest letter on or before `day` (`yyyy-MM-dd`). */
const newestYear = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < LETTER_DAY ? 1 : 0)

/**
 * Returns the number of a contract's tax letters dated on or before `day`, at most `limit`. There is one a year, from
 * the year after the signing. Returns `limit` if the day of signing is unknown.
 */
export const taxLetterCount = ({ header }: Contract, limit: number, day: string): number => {
  const signDate = 'signDate' in header ? header.signDate : null
  return !signDate || limit > MAX_YEARS
    ? limit
    : Math.max(0, Math.min(limit, newestYear(day) - Number(signDate.slice(0, 4))))
}

/** Returns tax letters with their dates: one a year. A list of more than `MAX_YEARS` letters stays unchanged. */
export const yearlyTaxLetters = (list: LazyList<ListedDocument>, newestDay: string): LazyList<ListedDocument> =>
  list.length > MAX_YEARS
    ? list
    : withChangedDates(list, (index) => ({ date: `${newestYear(newestDay) - index}-${LETTER_DAY}` }))
