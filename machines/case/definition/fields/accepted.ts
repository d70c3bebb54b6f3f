import type { AcceptedField, Option } from '../field'

/** A document to open and accept before the case goes out; which one says the case's `options`, by `documentAt`. */
export const accepted = (): AcceptedField => ({ type: 'accepted', format: 'accepted', isOptional: false })

/** The document that is accepted, by its link; none where the insurer gives none. */
export const documentAt = (link: string | null | undefined): readonly Option[] =>
  link ? [{ value: link, label: null }] : []
