import type { LazyList, ListedDocument } from '../../data/manyDocuments'
import type { Contract } from '../state'
import { redated } from './redated'

/** Longest period that a list of tax letters covers, in years. Longer lists have made-up dates. */
const LONGEST = 100

/** Day of the year on which the previous year's letter is written, `MM-dd` (assumed). */
const WRITTEN = '01-31'

/** The year of the newest letter written by a day (`yyyy-MM-dd`). */
const newestYear = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < WRITTEN ? 1 : 0)

/** Number of a contract's tax letters by a day, at most `most`: one a year, from the year after the signing. */
export const taxLetterCount = ({ header }: Contract, most: number, day: string): number => {
  const signed = 'signDate' in header ? header.signDate : null
  return !signed || most > LONGEST ? most : Math.max(0, Math.min(most, newestYear(day) - Number(signed.slice(0, 4))))
}

/** Tax letters with their dates: one a year. */
export const yearlyTaxLetters = (list: LazyList<ListedDocument>, newest: string): LazyList<ListedDocument> =>
  list.length > LONGEST ? list : redated(list, (index) => ({ date: `${newestYear(newest) - index}-${WRITTEN}` }))
