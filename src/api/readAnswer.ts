import * as v from 'valibot'
import { cutTexts } from './cutTexts'
import type { Endpoint, OutcomeOf } from './endpoint'
import { readFailure } from './failure'
import type { RawAnswer } from './send'
import { TechnicalError, type TechnicalErrorType } from './technicalError'

/** Statuses by which a gateway or the insurer's system says that it is too busy to answer. */
const BUSY_STATUSES: readonly number[] = [408, 429]

/**
 * Returns the technical error type of a status from 400 to 499. Used if the answer has no business error that the
 * endpoint declares.
 */
const errorTypeOf = (status: number): TechnicalErrorType => {
  if (status === 401) return 'expired'
  return BUSY_STATUSES.includes(status) ? 'serverFailed' : 'declined'
}

/**
 * Parses an answer by its endpoint's declaration, as data or as a business error. Cuts texts that are too long to show.
 * @throws TechnicalError if the answer is neither.
 */
export const readAnswer = <E extends Endpoint>(endpoint: E, { status, body }: RawAnswer, at: number): OutcomeOf<E> => {
  if (status >= 500) throw new TechnicalError('serverFailed', `status ${status}`)
  if (status >= 400) {
    const failure = readFailure(endpoint, body)
    if (failure === null) {
      throw new TechnicalError(errorTypeOf(status), `status ${status} without a declared code`)
    }
    // The cast is safe: `OutcomeOf` is derived from the endpoint's schemas, which parse data and failures.
    return { ok: false, failure: cutTexts(failure), at } as OutcomeOf<E>
  }
  const parsed = v.safeParse(endpoint.response, body)
  if (!parsed.success) {
    const invalidPaths = parsed.issues.map((issue) => v.getDotPath(issue) ?? issue.type)
    throw new TechnicalError('brokenAnswer', invalidPaths.join(', '))
  }
  return { ok: true, data: cutTexts(parsed.output), at } as OutcomeOf<E>
}
