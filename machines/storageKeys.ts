/** Where the session's token is kept for the tab. */
export const SESSION = 'session'

/** Where a started sign-in is kept for the tab. */
export const SAVED_LOGIN = 'login'

/** Where the address that a sign-in leads on to is kept for the tab. */
export const WANTED = 'wanted'

/** Prefix of every draft, to clear them at logout. */
export const DRAFTS = 'draft:'

/** Where the draft of a contract's case is kept. */
export const draftKey = (contractNumber: string, caseId: string): string => `${DRAFTS}${contractNumber}:${caseId}`
