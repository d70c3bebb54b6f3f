import { searchKey } from '../searchKey'
import type { ListedDocument } from './definition'

/** The search index of a list, computed once per list: each document's searchable text, and all years. */
interface SearchIndex {
  readonly texts: readonly string[]
  readonly years: readonly string[]
}

const indexes = new WeakMap<readonly ListedDocument[], SearchIndex>()

/** Returns a document's searchable text. It contains each date in two forms, `2026-10-12` and `2026.10.12.`. */
const searchTextOf = ({ name, number, date, periodStartDate, periodEndDate }: ListedDocument): string => {
  const days = [date ?? '', periodStartDate ?? '', periodEndDate ?? '']
  return searchKey([name, number ?? '', ...days.map((day) => `${day} ${day.replaceAll('-', '.')}.`)].join(' '))
}

/** The words of a search. A date with spaces counts as one word, e.g. `2026. 10. 12.` becomes `2026.10.12.`. */
const wordsOf = (search: string): readonly string[] =>
  searchKey(search)
    .replace(/\.\s+(?=\d)/g, '.')
    .split(/\s+/)
    .filter((word) => word !== '')

const yearOf = ({ date }: ListedDocument): string => date?.slice(0, 4) ?? ''

const searchIndexOf = (documents: readonly ListedDocument[]): SearchIndex => {
  const cachedIndex = indexes.get(documents)
  if (cachedIndex !== undefined) return cachedIndex
  const years = new Set(documents.map(yearOf).filter((year) => year !== ''))
  const index = { texts: documents.map(searchTextOf), years: [...years].sort().reverse() }
  indexes.set(documents, index)
  return index
}

/** The years of the documents, the latest first. */
export const yearsOf = (documents: readonly ListedDocument[]): readonly string[] => searchIndexOf(documents).years

/** Returns the documents that are from the year and contain every word of the search. The year '' means all years. */
export const matchingDocuments = (
  documents: readonly ListedDocument[],
  { search, year }: { readonly search: string; readonly year: string },
): readonly ListedDocument[] => {
  const words = wordsOf(search)
  if (words.length === 0 && year === '') return documents
  const { texts } = searchIndexOf(documents)
  return documents.filter(
    (document, position) =>
      (year === '' || yearOf(document) === year) && words.every((word) => texts[position]?.includes(word)),
  )
}
