import * as v from 'valibot'
import { isoDate, maybe } from './entities'
import { typedEmail, typedText } from './typed'

/** Ids of uploaded documents. */
export const documentIds = v.array(v.string())

/** The e-mail address for the confirmation. If it is left out, the insurer uses the address that it knows. */
export const confirmationEmailField = { email: maybe(typedEmail) }

/** A body with one file, sent as multipart. */
export const file = v.object({ file: v.instance(Blob) })

/** The id of a document or file. */
export const idQuery = v.object({ id: v.string() })

/** The day on which a contract shall end, and the documents that prove the reason. */
export const terminationFields = {
  ...confirmationEmailField,
  terminationDate: v.optional(isoDate),
  description: maybe(typedText),
  documents: v.optional(documentIds),
}
