/** Tab storage key of the session's token. */
export const SESSION = 'session'

/** Tab storage key of a started sign-in. */
export const SAVED_LOGIN = 'login'

/** Tab storage key of the address to open after the sign-in, with the digest of its owner. */
export const REQUESTED_ROUTE = 'wanted'

/** Tab storage key of a DÁP session. */
export const SAVED_DAP = 'dap'

/** Tab storage key of an identification that a sign-in waits for. */
export const SAVED_IDENTIFICATION = 'identification'

/** Tab storage key of a phone request. */
export const SAVED_PHONE_REQUEST = 'phoneRequest'

/** Tab storage key of the session whose drafts are kept after it expired, with the time at which they are deleted. */
export const KEPT_DRAFTS = 'keptDrafts'

/** Tab storage key of kept drafts that no session reads while another contract is open. */
export const DRAFTS_ASIDE = 'setAside'

/** Tab storage key of the tab's own unique id. */
export const TAB = 'tab'

/** Tab storage key of the time at which the page was left (epoch, ms). */
export const LEFT_AT = 'leftAt'

/**
 * Prefix of the times at which tabs were left, in the browser storage, each by a digest of its tab's id. Firefox restores
 * a closed tab without the page's last writes to the tab storage.
 */
export const LEFT_TABS = 'left:'

/** Prefix of the notes of ended sessions that this browser keeps, each by a digest of its tab and token. */
export const ENDED_SESSIONS = 'ended:'

/** Prefix of the card payments that this browser keeps, each by its id. */
export const PAYMENTS = 'payment:'

/** Prefix of the transfers that submitted cases have announced, each by its draft's id. */
export const SENT_TRANSFERS = 'transfer:'

/** Prefix of the transfers whose data were shown and whose cases are not submitted, each by a digest of its case. */
export const SHOWN_TRANSFERS = 'shownTransfer:'

/** Tab storage key of a card payment that has led the browser away. */
export const PAYMENT = 'payment'

/** Prefix of every draft. A logout removes them. */
export const DRAFTS = 'draft:'

/** Storage key of the draft of a contract's case. */
export const draftKey = (contractNumber: string, caseId: string): string => `${DRAFTS}${contractNumber}:${caseId}`

/** Storage key of the draft of a case about one item of the contract; '' for the whole contract. */
export const draftKeyOfSubject = (contractNumber: string, caseId: string, subject: string): string =>
  draftKey(contractNumber, subject === '' ? caseId : `${caseId}:${subject}`)

/** Storage key of an identification in progress, for a reload. Removed at logout, like a draft. */
export const identificationKey = (caseId: string): string => draftKey('identification', caseId)

/** Storage key of a payment's choices, for a reload. Removed at logout, like a draft. */
export const paymentKey = (key: string): string => draftKey('payment', key)

/** Storage key of a started signature, until the customer has signed. Removed at logout, like a draft. */
export const signatureKey = (caseId: string): string => draftKey('signature', caseId)

/** Storage key of the idempotency key of a document's e-mail, until the answer. Removed at logout, like a draft. */
export const emailKey = (documentId: string): string => draftKey('email', documentId)

/** Storage key of a postponed campaign. Removed at logout, like a draft. */
export const postponedCampaignKey = (contractNumber: string): string => draftKey('campaign', contractNumber)

/** Storage key of a participation's idempotency key, until the insurer answers. Removed at logout, like a draft. */
export const participationKey = (contractNumber: string): string => draftKey('participation', contractNumber)

/** Browser storage key of a campaign that is never shown again. */
export const skippedCampaignKey = (campaignDigest: string): string => `campaign:${campaignDigest}`

/** Storage key of the number of pending tasks in a contract that was left. Removed at logout, like a draft. */
export const taskCountKey = (contractNumber: string): string => draftKey('waiting', contractNumber)

/**
 * Storage key of the salt that hides a code in the idempotency key of its check, until the next check. Removed at
 * logout.
 */
export const CHECK_SALT = draftKey('code', 'salt')
