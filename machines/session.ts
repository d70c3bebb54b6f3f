import { type Claims, readClaims } from '../src/api/token'
import { type SignedIn, signedInOf } from './signedIn'

/** What an access token says of its session. */
export interface TokenFacts {
  readonly accessToken: string
  readonly contractNumber: string
  /** Epoch, ms; `null` where the device's clock is too wrong to tell. */
  readonly expiresAt: number | null
}

/** A signed-in customer, as far as the portal needs to know; `area` is the contract's own. */
export interface Session extends SignedIn, TokenFacts {}

/** What became of opening a session. `over`: the one that the tab had kept has run out meanwhile. */
export type OpenedSession =
  | { readonly type: 'open' | 'over'; readonly session: Session }
  | { readonly type: 'none'; readonly session: null }

const factsOf = (accessToken: string, { contractNumber, exp }: Claims): TokenFacts => ({
  accessToken,
  contractNumber,
  expiresAt: exp * 1000,
})

/** What a token says; `null` where it says nothing usable. */
export const tokenFacts = (accessToken: string): TokenFacts | null => {
  const claims = readClaims(accessToken)
  return claims && factsOf(accessToken, claims)
}

/** The session of a finished sign-in (a kept one may be garbage, so anything is taken); `null` where there is none. */
export const sessionOf = (kept: unknown): Session | null => {
  const signedIn = signedInOf(kept)
  if (signedIn === null) return null
  const claims = readClaims(signedIn.accessToken)
  if (claims === null) return null
  // An insurer may say itself which area the contract is of, for who came in at another one's sign-in.
  const area = claims.insuranceType ?? signedIn.area
  return { ...signedIn, ...factsOf(signedIn.accessToken, claims), area }
}
