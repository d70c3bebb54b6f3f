import * as v from 'valibot'
import { isoDate, maybe } from './entities'
import { typedEmail, typedText } from './typed'

/** Ids of uploaded documents. */
export const documentIds = v.array(v.string())

/** Where the confirmation goes; without it, to the address that the insurer knows. */
export const confirmationEmail = { email: maybe(typedEmail) }

/** One file, as multipart. */
export const file = v.object({ file: v.instance(Blob) })

/** Which document or file is meant. */
export const byId = v.object({ id: v.string() })

/** When a contract shall end, and the papers that prove why. */
export const termination = {
  ...confirmationEmail,
  terminationDate: v.optional(isoDate),
  description: maybe(typedText),
  documents: v.optional(documentIds),
}
