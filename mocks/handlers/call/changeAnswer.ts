import { ok, refuse } from '../../reply'

/** Answers a change with its result, or with a business error if the change was refused (`undefined`). */
export const changeAnswer = <Data>(result: Data | undefined) =>
  result === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(result)
