import type { AuthType, Contract } from '../state'
import { lookUp, newId, type Store } from '../store'

/** The claims of an access token (specification, section 3; `insuranceType` by assumption). */
export interface TokenClaims {
  readonly contractNumber: string
  readonly contractId: string
  readonly authType: AuthType
  readonly innerSessionId: string
  /** Time at which the token expires (epoch, seconds). */
  readonly exp: number
  readonly insuranceType?: Contract['insuranceType']
}

/** Opens a session on a contract and returns its token. */
export const openSession = (store: Store, contract: Contract, authType: AuthType): string => {
  const innerSessionId = newId(store, 'session')
  const expiresAt = store.now() + store.state.settings.sessionLength * 1000
  store.state.sessions[innerSessionId] = { contractNumber: contract.number, expiresAt, authType }
  return encodeToken({
    contractNumber: contract.number,
    contractId: contract.id,
    authType,
    innerSessionId,
    exp: Math.floor(expiresAt / 1000),
    ...(store.state.settings.fullness === 'everything' && { insuranceType: contract.insuranceType }),
  })
}

/** Encodes the claims as a token that looks like a JWT but has no valid signature. */
export const encodeToken = (claims: TokenClaims): string =>
  [{ alg: 'none', typ: 'JWT' }, claims, 'simulated'].map(encodePart).join('.')

/** A session that has neither expired nor been closed. */
export interface RunningSession {
  readonly id: string
  readonly contractNumber: string
  readonly authType: AuthType
}

/** A session as stored, which may have expired (`expiresAt`, epoch in ms). */
type KeptSession = RunningSession & { readonly expiresAt: number }

/** The running session of a token; `undefined` if the session has expired or was closed. */
export const sessionOf = (store: Store, token: string): RunningSession | undefined => {
  const session = keptSessionOf(store, token)
  return session === undefined || session.expiresAt <= store.now() ? undefined : session
}

/** The session of a token, running or expired; `undefined` if it was closed. */
export const keptSessionOf = (store: Store, token: string): KeptSession | undefined => {
  const id = innerSessionIdOf(token)
  const session = id === undefined ? undefined : lookUp(store.state.sessions, id)
  return id === undefined || session === undefined ? undefined : { id, ...session }
}

/**
 * Expires a session that a new one replaces. The expired session stays stored. So if the answer with the new token was
 * lost, the browser can repeat the renewal.
 */
export const expireSession = (store: Store, id: string): void => {
  const session = lookUp(store.state.sessions, id)
  if (session !== undefined) session.expiresAt = store.now()
}

/** Deletes a session. `keptSessionOf` no longer finds it. */
export const closeSession = (store: Store, id: string): void => {
  delete store.state.sessions[id]
}

const encodePart = (part: unknown): string =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const innerSessionIdOf = (token: string): string | undefined => {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('innerSessionId' in claims)) return undefined
    return typeof claims.innerSessionId === 'string' ? claims.innerSessionId : undefined
  } catch {
    return undefined
  }
}
