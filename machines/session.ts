import { readClaims } from '../src/api/token'
import type { Area } from './routes'

/** A signed-in customer, as far as the portal needs to know. */
export interface Session {
  readonly accessToken: string
  readonly contractNumber: string
  /** The contract's own area. */
  readonly area: Area
  /** Epoch, ms. */
  readonly expiresAt: number
}

/** The session of a token (a kept one may be garbage, so anything is taken); `null` where it says nothing usable. */
export const sessionOf = (accessToken: unknown): Session | null => {
  if (typeof accessToken !== 'string') return null
  const claims = readClaims(accessToken)
  return (
    claims && {
      accessToken,
      contractNumber: claims.contractNumber,
      area: claims.insuranceType,
      expiresAt: claims.exp * 1000,
    }
  )
}
