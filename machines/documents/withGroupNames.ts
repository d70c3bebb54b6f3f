import type { ListedDocument, ListedDocuments } from './definition'

const hasNoGroups = (documentList: ListedDocuments): documentList is readonly ListedDocument[] =>
  Array.isArray(documentList)

/** Returns the documents of a list. If the list has groups, each document gets the name of its group. */
export const withGroupNames = (documentList: ListedDocuments): readonly ListedDocument[] =>
  hasNoGroups(documentList)
    ? documentList
    : Object.entries(documentList).flatMap(([group, documents]) =>
        (documents ?? []).map((document) => ({ ...document, group })),
      )
