import { type Claims, readClaims } from '../src/api/token'
import { type SignedIn, signedInOf, withClockLead } from './signedIn'

/** An access token, and the data read from it. */
export interface TokenFacts {
  readonly accessToken: string
  readonly contractNumber: string
  /** The token's expiry (epoch, ms); `null` if the device's clock is too wrong to tell if the token has expired. */
  readonly expiresAt: number | null
}

/**
 * The session of a signed-in customer. `productLine` is the contract's own product line. `expiresAt` is by the device's
 * clock.
 */
export interface Session extends SignedIn, TokenFacts {
  /** Lead of the device's clock over the insurer's at the sign-in (ms). */
  readonly clockLead: number
}

/** The contract and the rights of a session. The session's drafts open only for the same contract and rights. */
export interface DraftsOwner {
  readonly contractNumber: string
  readonly isContractor: boolean
}

/**
 * The result of opening a session. `none`: there is no session. `over`: the saved session has expired. `ended`: the
 * session ended before this page was loaded, and no new session has taken over its drafts yet. `owner` is `null` if the
 * drafts were deleted because their tab was closed. `hadDrafts`: the session left a half-filled case.
 */
export type OpenedSession =
  | { readonly type: 'open'; readonly session: Session }
  | { readonly type: 'over'; readonly session: Session; readonly hadDrafts: boolean }
  | { readonly type: 'none'; readonly session: null }
  | { readonly type: 'ended'; readonly session: null; readonly owner: DraftsOwner | null; readonly hadDrafts: boolean }

const tokenFactsOf = (accessToken: string, { contractNumber, exp }: Claims): TokenFacts => ({
  accessToken,
  contractNumber,
  expiresAt: exp * 1000,
})

/** Reads the facts in a token; `null` if the token cannot be parsed. */
export const readTokenFacts = (accessToken: string): TokenFacts | null => {
  const claims = readClaims(accessToken)
  return claims && tokenFactsOf(accessToken, claims)
}

/**
 * Returns the session of a finished sign-in; `null` if the value or its token is invalid. Accepts any value, because a
 * saved one may be invalid.
 */
export const sessionOf = (savedValue: unknown): Session | null => {
  const signedIn = signedInOf(savedValue)
  if (signedIn === null) return null
  const claims = readClaims(signedIn.accessToken)
  if (claims === null) return null
  // A product line in the token takes precedence, because the customer may have used the sign-in of another product
  // line.
  const productLine = claims.insuranceType ?? signedIn.productLine
  const { clockLead: savedLead } = Object(savedValue)
  const clockLead = typeof savedLead === 'number' ? savedLead : 0
  return withClockLead({ ...signedIn, ...tokenFactsOf(signedIn.accessToken, claims), productLine }, clockLead)
}
