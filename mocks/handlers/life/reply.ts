import { ok, refuse } from '../../reply'

/** Answers a call with a view of an account, or with a business error if the account does not exist. */
export const accountAnswer = <Data>(view: Data | undefined) =>
  view === undefined ? refuse('ACCOUNT_NOT_FOUND', {}) : ok(view)
