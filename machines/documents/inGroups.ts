import type { ListedDocument, ListedDocuments } from './definition'

const isFlat = (listed: ListedDocuments): listed is readonly ListedDocument[] => Array.isArray(listed)

/** The documents of a list, group by group if it has groups. Each has its group's name. */
export const inGroups = (listed: ListedDocuments): readonly ListedDocument[] =>
  isFlat(listed)
    ? listed
    : Object.entries(listed).flatMap(([group, documents]) => (documents ?? []).map((one) => ({ ...one, group })))
