import * as v from 'valibot'
import type { PhoneRequestInput } from './phoneRequest.types'

/** What a phone number request keeps in the tab over a reload. */
export const savedPhoneRequest = v.object({
  kind: v.picklist(['addNumber', 'notAuthenticatedWithPhone']),
  contractNumber: v.string(),
  maskedEmail: v.nullable(v.string()),
  phone: v.string(),
  requestId: v.string(),
  attempt: v.number(),
})
export type SavedPhoneRequest = v.InferOutput<typeof savedPhoneRequest>

/** What to start with: what the sign-in says, or what a reload has left of it. */
export const startOf = (input: PhoneRequestInput, saved: unknown, newId: () => string): SavedPhoneRequest => {
  const read = v.safeParse(savedPhoneRequest, saved)
  const isNew = input.contractNumber !== '' && (!read.success || read.output.contractNumber !== input.contractNumber)
  return read.success && !isNew ? read.output : { ...input, phone: '', requestId: newId(), attempt: 1 }
}
