/** Tab storage key of the session's token. */
export const SESSION = 'session'

/** Tab storage key of a started sign-in. */
export const SAVED_LOGIN = 'login'

/**
 * Tab storage key of the address to open after the sign-in, with the digest of the contract and rights that the address
 * is for.
 */
export const REQUESTED_ROUTE = 'wanted'

/** Tab storage key of a DÁP session. */
export const SAVED_DAP = 'dap'

/** Tab storage key of an identification that a sign-in waits for. */
export const SAVED_IDENTIFICATION = 'identification'

/** Tab storage key of a started request to register a phone number for sign-in codes. */
export const SAVED_PHONE_REQUEST = 'phoneRequest'

/** Tab storage key of the session whose drafts are kept after it expired, with the time at which they are deleted. */
export const KEPT_DRAFTS = 'keptDrafts'

/** Tab storage key of the drafts that are set aside while another contract is open. */
export const DRAFTS_ASIDE = 'setAside'

/** Tab storage key of the tab's own unique id. */
export const TAB = 'tab'

/** Tab storage key of the time at which the page was left (epoch, ms). */
export const LEFT_AT = 'leftAt'

/** Longest time that a reload takes (ms). A page that was left for longer counts as closed. */
export const LONGEST_RELOAD = 60_000

/**
 * Tab storage key of the time until which the page counts as open (epoch, ms). An open page renews it regularly. Most
 * browsers have it only while the page is visible.
 */
export const OPEN_UNTIL = 'openUntil'

/**
 * Prefix of browser storage keys of the times at which tabs were left (epoch, ms). A digest of the tab's id follows.
 * Not in the tab storage, because Firefox restores a closed tab without the page's last writes there.
 */
export const LEFT_TABS = 'left:'

/** Prefix of the browser storage keys that mark sessions as ended. A digest of the tab's id and the token follows. */
export const ENDED_SESSIONS = 'ended:'

/** Prefix of browser storage keys of card payments. The payment's id follows. */
export const PAYMENTS = 'payment:'

/**
 * Prefix of the browser storage keys of bank transfers that customers announced with a submitted case. The part of the
 * draft's id that is sent to the insurer follows.
 */
export const SENT_TRANSFERS = 'transfer:'

/** Prefix of the browser storage keys of transfers whose data the customer saw and whose case is not submitted. */
export const SHOWN_TRANSFERS = 'shownTransfer:'

/** Tab storage key of the card payment for which the browser has left the portal. */
export const PAYMENT = 'payment'

/** Prefix of the tab storage keys of all drafts. A logout removes these entries. */
export const DRAFTS = 'draft:'

/** Storage key of the draft of a contract's case. */
export const draftKey = (contractNumber: string, caseId: string): string => `${DRAFTS}${contractNumber}:${caseId}`

/**
 * Storage key of the draft of a case about one item of the contract. `subject`: the item's id; '' for the whole
 * contract.
 */
export const draftKeyOfSubject = (contractNumber: string, caseId: string, subject: string): string =>
  draftKey(contractNumber, subject === '' ? caseId : `${caseId}:${subject}`)

/** Storage key of an identification in progress, for a reload. Removed at logout, like a draft. */
export const identificationKey = (caseId: string): string => draftKey('identification', caseId)

/** Storage key of a payment's choices, for a reload. Removed at logout, like a draft. */
export const paymentKey = (key: string): string => draftKey('payment', key)

/** Storage key of a started signature, until the customer has signed. Removed at logout, like a draft. */
export const signatureKey = (caseId: string): string => draftKey('signature', caseId)

/**
 * Storage key of the idempotency key of the request that sends a document by e-mail, until the insurer answers.
 * Removed at logout, like a draft.
 */
export const emailKey = (documentId: string): string => draftKey('email', documentId)

/** Storage key of a postponed campaign. Removed at logout, like a draft. */
export const postponedCampaignKey = (contractNumber: string): string => draftKey('campaign', contractNumber)

/**
 * Storage key of the idempotency key with which a customer joins a campaign, until the insurer answers. Removed at
 * logout, like a draft.
 */
export const participationKey = (contractNumber: string): string => draftKey('participation', contractNumber)

/** Browser storage key of a campaign that the customer does not want to see again. */
export const skippedCampaignKey = (campaignDigest: string): string => `campaign:${campaignDigest}`

/**
 * Storage key of the number of a contract's pending tasks, which the start page shows. Removed at logout, like a draft.
 */
export const taskCountKey = (contractNumber: string): string => draftKey('waiting', contractNumber)

/**
 * Storage key of the salt that hides a code in the idempotency key of the code's check. The next check replaces the
 * salt. Removed at logout.
 */
export const CHECK_SALT = draftKey('code', 'salt')
