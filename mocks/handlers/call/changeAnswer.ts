import { ok, refuse } from '../../reply'

/**
 * Answers a change with its result. If the result is `undefined`, the change was refused, and the answer is a business
 * error.
 */
export const changeAnswer = <Data>(result: Data | undefined) =>
  result === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(result)
