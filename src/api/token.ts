import * as v from 'valibot'
import { finite } from './entities/common'
import { insuranceType } from './entities/insuranceType'

/**
 * The claims of an access token that the portal uses (specification, section 3). The other claims (contract id, auth
 * type, inner session id) are for the insurer only.
 */
const claims = v.object({
  contractNumber: v.string(),
  /** Expiry (epoch, seconds). */
  exp: finite,
  /** The contract's product line, which the insurer can add to the token. An unknown value is ignored. */
  insuranceType: v.fallback(v.optional(insuranceType), undefined),
})
export type Claims = v.InferOutput<typeof claims>

/**
 * Reads a token's claims, or returns `null` if it has no readable claims. Use them only for display and timing, because
 * they are not verified.
 */
export const readClaims = (token: string): Claims | null => {
  // Rejects a token that a request header cannot carry. It would fail every call and look like a lost connection.
  if (/[^!-~]/.test(token)) return null
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    const parsed = v.safeParse(claims, JSON.parse(new TextDecoder().decode(bytes)))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
