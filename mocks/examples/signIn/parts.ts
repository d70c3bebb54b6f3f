import { encodedToken } from '../../store/signIn/token'
import { BAN } from '../../store/signIn/tries'
import type { AuthType, Contract } from '../../store/state'

/** Attempts left: some, none, not reported. */
export const attempts = { twoLeft: { availableAttempts: 2 }, noneLeft: { availableAttempts: 0 }, uncounted: {} }

/** The remaining time of a ban, in seconds. */
export const banned = { fullHour: { banTimeout: BAN }, almostOver: { banTimeout: 1 } }

/** A business error without parameters. */
export const noParameters = { plain: {} }

/** A token for a session that never expires. */
export const tokenOf = (
  authType: AuthType,
  contractNumber = '10000001',
  insuranceType: Contract['insuranceType'] = 'kgfb',
): string =>
  encodedToken({
    contractNumber,
    contractId: `${insuranceType}-${contractNumber}`.toUpperCase(),
    authType,
    innerSessionId: 'session-1',
    exp: 4_102_444_800,
    insuranceType,
  })
