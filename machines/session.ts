import { readClaims } from '../src/api/token'
import type { Area } from './routes'

/** A signed-in customer, as far as the portal needs to know. */
export interface Session {
  readonly accessToken: string
  readonly contractNumber: string
  /** The contract's own area. */
  readonly area: Area
  /** How it was opened: by a second step, in the DÁP app (`DAP`), or by a number alone (`NON_CONTRACTOR`). */
  readonly authType: string
  /** Epoch, ms; `null` where the device's clock is too wrong to tell. */
  readonly expiresAt: number | null
}

/** What became of opening a session. `over`: the one that the tab had kept has run out meanwhile. */
export type OpenedSession =
  | { readonly type: 'open' | 'over'; readonly session: Session }
  | { readonly type: 'none'; readonly session: null }

/** The session of a token (a kept one may be garbage, so anything is taken); `null` where it says nothing usable. */
export const sessionOf = (accessToken: unknown): Session | null => {
  if (typeof accessToken !== 'string') return null
  const claims = readClaims(accessToken)
  return (
    claims && {
      accessToken,
      contractNumber: claims.contractNumber,
      area: claims.insuranceType,
      authType: claims.authType,
      expiresAt: claims.exp * 1000,
    }
  )
}
