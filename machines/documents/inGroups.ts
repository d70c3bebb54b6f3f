import type { ListedDocument, ListedDocuments } from './definition'

const isFlat = (listed: ListedDocuments): listed is readonly ListedDocument[] => Array.isArray(listed)

/** Returns the documents of a list. If the list has groups, each document gets the name of its group. */
export const inGroups = (listed: ListedDocuments): readonly ListedDocument[] =>
  isFlat(listed)
    ? listed
    : Object.entries(listed).flatMap(([group, documents]) => (documents ?? []).map((one) => ({ ...one, group })))
