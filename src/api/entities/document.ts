import * as v from 'valibot'
import { isoDate, money } from './common'

/** An uploaded file as the insurer knows it (specification, section 3). */
export const uploadedDocument = v.object({
  id: v.string(),
  file_name: v.string(),
  file_size: v.number(),
  mime_type: v.string(),
  url: v.string(),
})
export type UploadedDocument = v.InferOutput<typeof uploadedDocument>

/** A blank form to download (assumed). */
export const blankForm = v.object({ id: v.string(), name: v.string() })

/** A document of a list: an invoice, a reminder, a letter (specification, section 3: document lists; fields assumed). */
export const listedDocument = v.object({
  id: v.string(),
  number: v.string(),
  name: v.string(),
  date: isoDate,
  amount: v.optional(v.nullable(money)),
})

/** Life policy documents in their groups (specification, section 3). */
export const lifePolicyDocuments = v.object({
  regular: v.array(listedDocument),
  clause: v.array(listedDocument),
  buyback: v.array(listedDocument),
  topUp: v.array(listedDocument),
})
