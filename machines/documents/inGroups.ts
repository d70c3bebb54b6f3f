import type { ListedDocument, ListedDocuments } from './definition'

const isFlat = (listed: ListedDocuments): listed is readonly ListedDocument[] => Array.isArray(listed)

/** The documents of a list, one group after the other where it has groups; each knows its own. */
export const inGroups = (listed: ListedDocuments): readonly ListedDocument[] =>
  isFlat(listed)
    ? listed
    : Object.entries(listed).flatMap(([group, documents]) => (documents ?? []).map((one) => ({ ...one, group })))
