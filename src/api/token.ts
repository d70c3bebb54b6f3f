import * as v from 'valibot'
import { finite } from './entities/common'
import { insuranceType } from './entities/insuranceType'

/**
 * What an access token says of its session, as far as the portal needs it (specification, section 3; contract id, auth
 * type and inner session id are the insurer's own business).
 */
const claims = v.object({
  contractNumber: v.string(),
  /** Expiry (epoch, seconds). */
  exp: finite,
  /** The contract's own area, where the insurer says it (assumed); one that the portal does not know says nothing. */
  insuranceType: v.fallback(v.optional(insuranceType), undefined),
})
export type Claims = v.InferOutput<typeof claims>

/** Reads a token's claims without trusting them for anything but display and timing; `null` if there are none. */
export const readClaims = (token: string): Claims | null => {
  // What no header of a request can carry would fail every call, and look like a lost connection.
  if (/[^!-~]/.test(token)) return null
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    const read = v.safeParse(claims, JSON.parse(new TextDecoder().decode(bytes)))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
