import * as v from 'valibot'

/** An answer or a refusal that carries nothing. */
export const nothingMore = v.object({})

/** Wrong answers left, where the insurer tells (specification, section 8; optional by assumption). */
export const attempts = v.object({ availableAttempts: v.optional(v.number()) })

/** Too many tries: the seconds until the next one (specification, section 8). */
export const tooManyTries = v.object({ banTimeout: v.number() })

/** What any change may be refused with (specification, section 8). */
export const modificationFailed = { MODIFICATION_FAILED001: nothingMore }

/** What a sign-in by a contract or proposal number may be refused with (specification, section 8). */
export const loginFailures = {
  AUTH_LOGIN_001: attempts,
  AUTH_LOGIN_002: tooManyTries,
  AUTH_LOGIN_003: nothingMore,
  AUTH_LOGIN_004: nothingMore,
}
