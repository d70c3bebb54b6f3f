import * as v from 'valibot'
import type { SavedLogin } from '../saved'
import type { PhoneRequestInput } from './phoneRequest.types'
import { phoneRequestInputOf } from './phoneRequestInput'

/** The part of a phone request saved in the tab for a reload. */
const savedPhoneRequest = v.object({
  kind: v.picklist(['addNumber', 'notAuthenticatedWithPhone', 'unknown']),
  contractNumber: v.string(),
  maskedEmail: v.nullable(v.string()),
  signInNumber: v.optional(v.string(), ''),
  phone: v.string(),
  requestId: v.string(),
  refused: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  isRequested: v.optional(v.boolean(), false),
})
export type SavedPhoneRequest = v.InferOutput<typeof savedPhoneRequest>

/** Picks the part of a phone request that the tab stores. */
export const savedPhoneRequestOf = (context: SavedPhoneRequest): SavedPhoneRequest => ({
  kind: context.kind,
  contractNumber: context.contractNumber,
  maskedEmail: context.maskedEmail,
  signInNumber: context.signInNumber,
  phone: context.phone,
  requestId: context.requestId,
  refused: context.refused,
  isRequested: context.isRequested,
})

/**
 * Returns the saved request if it is for the same contract number, or if the customer opened the address directly.
 * Otherwise starts a new request from `input`. If the customer opened the address directly, the new request uses the
 * saved sign-in instead.
 */
export const phoneRequestStartOf = (
  input: PhoneRequestInput,
  savedValue: unknown,
  login: SavedLogin,
  newId: () => string,
): SavedPhoneRequest => {
  const parseResult = v.safeParse(savedPhoneRequest, savedValue)
  const isOpenedByAddress = input.contractNumber === ''
  if (parseResult.success && (isOpenedByAddress || parseResult.output.contractNumber === input.contractNumber))
    return parseResult.output
  const request = isOpenedByAddress ? phoneRequestInputOf(login) : input
  return {
    ...request,
    signInNumber: request.contractNumber,
    phone: '',
    requestId: newId(),
    refused: [],
    isRequested: false,
  }
}
