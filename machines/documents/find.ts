import { searchKey } from '../searchKey'
import type { ListedDocument } from './definition'

/** A list as it is searched: each document's words, folded once. */
interface Index {
  readonly texts: readonly string[]
  readonly years: readonly string[]
}

const indexes = new WeakMap<readonly ListedDocument[], Index>()

/** A day is found as it is read (`2026. 10. 12.`) and as it is written (`2026-10-12`). */
const textOf = ({ name, number, date, periodStartDate, periodEndDate }: ListedDocument): string => {
  const days = [date ?? '', periodStartDate ?? '', periodEndDate ?? '']
  return searchKey([name, number ?? '', ...days.map((day) => `${day} ${day.replaceAll('-', '.')}.`)].join(' '))
}

/** The words that are searched for; a day with spaces in it is one of them. */
const wordsOf = (search: string): readonly string[] =>
  searchKey(search)
    .replace(/\.\s+(?=\d)/g, '.')
    .split(/\s+/)
    .filter((word) => word !== '')

const yearOf = ({ date }: ListedDocument): string => date?.slice(0, 4) ?? ''

const indexOf = (documents: readonly ListedDocument[]): Index => {
  const known = indexes.get(documents)
  if (known !== undefined) return known
  const years = new Set(documents.map(yearOf).filter((year) => year !== ''))
  const index = { texts: documents.map(textOf), years: [...years].sort().reverse() }
  indexes.set(documents, index)
  return index
}

/** The years that the documents are of, the latest first. */
export const yearsOf = (documents: readonly ListedDocument[]): readonly string[] => indexOf(documents).years

/** The documents of a year (of all years where it is '') that have every word that is searched for. */
export const documentsFound = (
  documents: readonly ListedDocument[],
  { search, year }: { readonly search: string; readonly year: string },
): readonly ListedDocument[] => {
  const words = wordsOf(search)
  if (words.length === 0 && year === '') return documents
  const { texts } = indexOf(documents)
  return documents.filter(
    (document, route) =>
      (year === '' || yearOf(document) === year) && words.every((word) => texts[route]?.includes(word)),
  )
}
