import { ok, refuse } from '../../reply'

/** What a look at an account answers: what is there, or a refusal where nothing is. */
export const found = <Data>(view: Data | undefined) => (view === undefined ? refuse('ACCOUNT_NOT_FOUND', {}) : ok(view))
