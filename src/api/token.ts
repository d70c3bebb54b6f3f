import * as v from 'valibot'

/** What an access token says of its session (specification, section 3). `insuranceType` is assumed: it names the contract's own area. */
const claims = v.object({
  contractNumber: v.string(),
  contractId: v.string(),
  authType: v.string(),
  innerSessionId: v.string(),
  /** Expiry (epoch, seconds). */
  exp: v.number(),
  insuranceType: v.picklist(['kgfb', 'casco', 'lakas', 'elet', 'nyugdij', 'baleset']),
})
export type Claims = v.InferOutput<typeof claims>

/** Reads a token's claims without trusting them for anything but display and timing; `null` if there are none. */
export const readClaims = (token: string): Claims | null => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    const read = v.safeParse(claims, JSON.parse(new TextDecoder().decode(bytes)))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
