/** Where the session's token is kept for the tab. */
export const SESSION = 'session'

/** Where a started sign-in is kept for the tab. */
export const SAVED_LOGIN = 'login'

/** Where the address that a sign-in leads on to is kept for the tab. */
export const REQUESTED_ROUTE = 'wanted'

/** Where a DÁP session is kept for the tab. */
export const SAVED_DAP = 'dap'

/** Where an identification is kept that a sign-in waits for. */
export const SAVED_IDENTIFICATION = 'identification'

/** Where a phone number request is kept for the tab. */
export const SAVED_PHONE_REQUEST = 'phoneRequest'

/** Whose drafts are kept after a session ran out, and until when. */
export const KEPT_DRAFTS = 'keptDrafts'

/** The tab's own id, which no other tab has. */
export const TAB = 'tab'

/** When the page was left (epoch, ms). */
export const LEFT_AT = 'leftAt'

/** Prefix of the card payments that this browser keeps, each under its id. */
export const PAYMENTS = 'payment:'

/** Where a card payment is kept that has led the browser away. */
export const PAYMENT = 'payment'

/** Prefix of every draft, to clear them at logout. */
export const DRAFTS = 'draft:'

/** Where the draft of a contract's case is kept. */
export const draftKey = (contractNumber: string, caseId: string): string => `${DRAFTS}${contractNumber}:${caseId}`

/** Where the draft of a case is kept that is of one thing of the contract's; '' for the whole contract. */
export const draftKeyOf = (contractNumber: string, caseId: string, subject: string): string =>
  draftKey(contractNumber, subject === '' ? caseId : `${caseId}:${subject}`)

/** Where an identification under way is kept over a reload; like a draft, it goes at logout. */
export const identificationKey = (caseId: string): string => draftKey('identification', caseId)

/** Where what was chosen of a payment is kept over a reload; like a draft, it goes at logout. */
export const paymentKey = (key: string): string => draftKey('payment', key)

/** Where a signature that was begun is kept, until it is given; like a draft, it goes at logout. */
export const signatureKey = (caseId: string): string => draftKey('signature', caseId)

/** Where the key of a document's e-mail is kept, until its sending is answered; like a draft, it goes at logout. */
export const emailKey = (documentId: string): string => draftKey('email', documentId)

/** Where the campaign is kept that is to be brought up again later; like a draft, it goes at logout. */
export const postponedKey = (contractNumber: string): string => draftKey('campaign', contractNumber)

/** Where the key of taking part in a campaign is kept, until it is answered; like a draft, it goes at logout. */
export const participationKey = (contractNumber: string): string => draftKey('participation', contractNumber)

/** Where this browser keeps that a campaign is not to be brought up again. */
export const skippedKey = (campaign: string): string => `campaign:${campaign}`

/** Where it is kept how many things wait in a contract that was left; like a draft, it goes at logout. */
export const waitingKey = (contractNumber: string): string => draftKey('waiting', contractNumber)

/** Where what hides a code in the key of its check is kept, until another one is checked; like a draft, it goes at logout. */
export const CHECK_SALT = draftKey('code', 'salt')
