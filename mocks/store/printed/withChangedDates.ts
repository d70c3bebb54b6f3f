import type { LazyList, ListedDocument } from '../../data/manyDocuments'

type EntryChange = Pick<ListedDocument, 'date'> & Partial<ListedDocument>

/**
 * A copy of a list with other dates. `changeOf` returns the new date of an entry by its index. The year in a document's
 * number changes with its date.
 */
export const withChangedDates = (
  list: LazyList<ListedDocument>,
  changeOf: (index: number, entry: ListedDocument) => EntryChange,
) => {
  const entryWithDate = (entry: ListedDocument, index: number): ListedDocument => {
    const change = changeOf(index, entry)
    return { ...entry, ...change, number: entry.number.replace(/-\d{4}/, `-${change.date.slice(0, 4)}`) }
  }
  return {
    length: list.length,
    at: (index: number) => {
      const entry = list.at(index)
      return entry && entryWithDate(entry, index)
    },
    slice: (start = 0, end = list.length) =>
      list.slice(start, end).map((entry, index) => entryWithDate(entry, Math.max(0, start) + index)),
    byId: (id: string) => {
      const entry = list.byId(id)
      // An id ends with a serial number that counts from the oldest entry.
      return entry && entryWithDate(entry, list.length - Number(id.slice(id.lastIndexOf('-') + 1)))
    },
  }
}
