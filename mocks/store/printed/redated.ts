import type { LazyList, ListedDocument } from '../../data/manyDocuments'

type Change = Pick<ListedDocument, 'date'> & Partial<ListedDocument>

/** A list with other dates, which `changeOf` returns by index. The year in a document's number follows its date. */
export const redated = (list: LazyList<ListedDocument>, changeOf: (index: number, entry: ListedDocument) => Change) => {
  const redatedEntry = (entry: ListedDocument, index: number): ListedDocument => {
    const change = changeOf(index, entry)
    return { ...entry, ...change, number: entry.number.replace(/-\d{4}/, `-${change.date.slice(0, 4)}`) }
  }
  return {
    length: list.length,
    at: (index: number) => {
      const entry = list.at(index)
      return entry && redatedEntry(entry, index)
    },
    slice: (start = 0, end = list.length) =>
      list.slice(start, end).map((entry, index) => redatedEntry(entry, Math.max(0, start) + index)),
    byId: (id: string) => {
      const entry = list.byId(id)
      // An id ends with a serial number that counts from the oldest entry.
      return entry && redatedEntry(entry, list.length - Number(id.slice(id.lastIndexOf('-') + 1)))
    },
  }
}
