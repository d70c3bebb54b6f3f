import type { AcceptedField, Option } from '../field'

/**
 * A document that the customer opens and accepts before submission. The case's `options` create its option with
 * `documentOptions(link)`.
 */
export const accepted = (): AcceptedField => ({ type: 'accepted', format: 'accepted', isOptional: false })

/** The option of an `accepted` field: the link of the document to accept. Empty if the insurer sends no link. */
export const documentOptions = (link: string | null | undefined): readonly Option[] =>
  link ? [{ value: link, label: null }] : []
