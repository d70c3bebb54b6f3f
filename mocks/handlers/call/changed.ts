import { ok, refuse } from '../../reply'

/** What a change answers: its result, or a refusal where there is none. */
export const changed = <Data>(result: Data | undefined) =>
  result === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(result)
