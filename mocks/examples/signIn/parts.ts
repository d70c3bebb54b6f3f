import { encodeToken } from '../../store/signIn/token'
import { BAN_SECONDS } from '../../store/signIn/tries'
import type { AuthType, Contract } from '../../store/state'

/** Attempts left: some, none, not reported. */
export const attemptsLeftExamples = {
  twoLeft: { availableAttempts: 2 },
  noneLeft: { availableAttempts: 0 },
  uncounted: {},
}

/** The remaining time of a ban, in seconds. */
export const banExamples = { fullHour: { banTimeout: BAN_SECONDS }, almostOver: { banTimeout: 1 } }

/** A business error without parameters. */
export const noParameters = { plain: {} }

/** A token for a session that never expires. */
export const exampleToken = (
  authType: AuthType,
  contractNumber = '10000001',
  insuranceType: Contract['insuranceType'] = 'kgfb',
): string =>
  encodeToken({
    contractNumber,
    contractId: `${insuranceType}-${contractNumber}`.toUpperCase(),
    authType,
    innerSessionId: 'session-1',
    exp: 4_102_444_800,
    insuranceType,
  })
