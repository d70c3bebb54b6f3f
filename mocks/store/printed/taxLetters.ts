import type { LazyList, ListedDocument } from '../../data/manyDocuments'
import type { Contract } from '../state'
import { redated } from './redated'

/** The most years that letters go back; more of them than that are made up. */
const LONGEST = 100

/** The day of the year on which the letter of the year before is written (assumed). */
const WRITTEN = '01-31'

/** The year of the newest letter that is there on a day (`yyyy-MM-dd`). */
const newestYear = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < WRITTEN ? 1 : 0)

/** How many tax letters a contract has by a day, if no more than so many: one a year, from the year after it was signed. */
export const taxLetterCount = ({ header }: Contract, most: number, day: string): number => {
  const signed = 'signDate' in header ? header.signDate : null
  return !signed || most > LONGEST ? most : Math.max(0, Math.min(most, newestYear(day) - Number(signed.slice(0, 4))))
}

/** Tax letters as they come: one a year. */
export const yearlyTaxLetters = (list: LazyList<ListedDocument>, newest: string): LazyList<ListedDocument> =>
  list.length > LONGEST ? list : redated(list, (index) => ({ date: `${newestYear(newest) - index}-${WRITTEN}` }))
