import * as v from 'valibot'
import { assumed, finite, maybeNumber } from './entities/common'

/** An answer or a refusal that carries nothing. */
export const nothingMore = v.object({})

/** Wrong answers left before a ban, where the insurer tells (specification, section 8). */
const attemptsLeft = v.object({ availableAttempts: maybeNumber })

/** The same for the codes of which the specification does not show it. */
export const attempts = v.object({ availableAttempts: assumed(finite) })

/** Too many tries: the seconds until the next one (specification, section 8); an hour where it is left out. */
export const tooManyTries = v.object({ banTimeout: maybeNumber })

/** What any change may be refused with (specification, section 8). */
export const modificationFailed = { MODIFICATION_FAILED001: nothingMore }

/** What a sign-in by a contract or proposal number may be refused with (specification, section 8). */
export const loginFailures = {
  AUTH_LOGIN_001: attemptsLeft,
  AUTH_LOGIN_002: tooManyTries,
  AUTH_LOGIN_003: nothingMore,
  AUTH_LOGIN_004: nothingMore,
}
