import * as v from 'valibot'
import { assumedKnown, isoDate, maybe, maybeDate, maybeMoney, maybeName, maybeNumber, maybeText, money } from './common'

/** An uploaded file at the insurer (specification, section 3). */
export const uploadedDocument = v.object({
  id: v.string(),
  file_name: maybeText,
  file_size: maybeNumber,
  mime_type: maybeText,
  url: maybeText,
})
export type UploadedDocument = v.InferOutput<typeof uploadedDocument>

/** A blank form to download (assumed). */
export const blankForm = v.object({ id: v.string(), name: maybeName })

/** A document in a list, e.g. a reminder or a letter (specification, section 3: document lists; fields assumed). */
export const listedDocument = v.object({
  id: v.string(),
  name: maybeName,
  number: maybeText,
  date: maybeDate,
  amount: maybeMoney,
})

/** An invoice in a list of documents. */
export const listedInvoice = v.object({
  ...listedDocument.entries,
  /** The first and last day of the invoiced period. */
  periodStartDate: assumedKnown(isoDate),
  periodEndDate: assumedKnown(isoDate),
  /** `true` if the invoice is paid in full. */
  isPaid: assumedKnown(v.boolean()),
  /** The unpaid amount, if the invoice is paid in part. */
  openAmount: assumedKnown(money),
})

/** Life policy documents by group (specification, section 3). */
export const lifePolicyDocuments = v.object({
  regular: maybe(v.array(listedDocument)),
  clause: maybe(v.array(listedDocument)),
  buyback: maybe(v.array(listedDocument)),
  topUp: maybe(v.array(listedDocument)),
})
