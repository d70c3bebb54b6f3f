import * as v from 'valibot'
import { assumed, finite, maybeNumber } from './entities/common'

/** Shape of an answer without data, or of a business error without parameters. */
export const noFields = v.object({})

/** Number of wrong answers left before a ban, if the insurer reports it (specification, section 8). */
const attemptsLeft = v.object({ availableAttempts: maybeNumber })

/** Wrong answers left before a ban, for business errors whose parameters the specification does not show (assumed). */
export const assumedAttemptsLeft = v.object({ availableAttempts: assumed(finite) })

/**
 * Too many wrong answers. `banTimeout` is the number of seconds until the customer may try again (specification,
 * section 8). If it is left out, the portal assumes an hour.
 */
export const tooManyTries = v.object({ banTimeout: maybeNumber })

/** The business error of every modification (specification, section 8). */
export const modificationFailures = { MODIFICATION_FAILED001: noFields }

/** The business errors of a sign-in by contract or proposal number (specification, section 8). */
export const loginFailures = {
  AUTH_LOGIN_001: attemptsLeft,
  AUTH_LOGIN_002: tooManyTries,
  AUTH_LOGIN_003: noFields,
  AUTH_LOGIN_004: noFields,
}
