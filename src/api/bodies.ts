import * as v from 'valibot'
import { isoDate, maybeText } from './entities'

/** Ids of uploaded documents. */
export const documentIds = v.array(v.string())

/** Where the confirmation goes; without it, to the address that the insurer knows. */
export const confirmationEmail = { email: maybeText }

/** One file, as multipart. */
export const file = v.object({ file: v.instance(Blob) })

/** Which document or file is meant. */
export const byId = v.object({ id: v.string() })

/** When a contract shall end, and the papers that prove why. */
export const termination = {
  ...confirmationEmail,
  terminationDate: v.optional(isoDate),
  description: maybeText,
  documents: v.optional(documentIds),
}
