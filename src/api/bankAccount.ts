import * as v from 'valibot'
import { confirmationEmailField } from './bodies'
import { assumedAttemptsLeft, modificationFailures, noFields } from './businessErrors'
import { NOT_STARTED } from './codes'
import { typedCodes } from './confirmation'
import { endpoint } from './endpoint'
import { caseResult, maybe, maybeKnown } from './entities'
import { typedName, typedShort } from './typed'

const WHY = 'The menu has the change, the specification no call for it.'

/** The account that the insurer pays to and draws from. Without `accountHolderName`, the current holder stays. */
const accountFields = { bankAccount: typedShort, accountHolderName: maybe(typedName) }

/** The recipient of the code: the phone number that the insurer knew before the change, or else the e-mail address. */
const codeRecipient = v.object({
  /** The channel of the code; left out for a text message. */
  channel: maybeKnown(v.picklist(['phone', 'email'])),
  /** The phone number or e-mail address, masked. */
  sentTo: v.string(),
})

/** Sends a code to the known phone number or e-mail address before the account changes. */
export const changeBankAccount = endpoint({
  id: 'clientData.changeBankAccount',
  method: 'POST',
  path: 'client-data/change-bank-account',
  body: v.object(accountFields),
  response: codeRecipient,
  failures: modificationFailures,
  source: 'assumed',
  why: WHY,
  assumes: 'MODIFICATION_FAILED001 also if neither a phone number nor an e-mail address is known.',
})

/** Checks the code that confirms a change of the account. */
export const validateBankAccountCode = endpoint({
  id: 'clientData.validateBankAccountCode',
  method: 'POST',
  path: 'client-data/change-bank-account/validate-code',
  body: typedCodes,
  response: noFields,
  failures: {
    AUTH_OTP_001: assumedAttemptsLeft,
    EMAIL_OTP_VALIDATION_ERROR: assumedAttemptsLeft,
    ...modificationFailures,
  },
  source: 'assumed',
  why: WHY,
  assumes: `The refusal of a wrong code, which depends on where the code was sent; ${NOT_STARTED}. No second code can be requested.`,
})

/** Sends the code that confirms a change of the account again. */
export const resendBankAccountCode = endpoint({
  id: 'clientData.resendBankAccountCode',
  method: 'POST',
  path: 'client-data/change-bank-account/resend',
  response: codeRecipient,
  failures: modificationFailures,
  source: 'assumed',
  why: WHY,
  assumes: `${NOT_STARTED}.`,
})

/** Changes the account that the insurer pays to and draws from. */
export const finishChangeBankAccount = endpoint({
  id: 'clientData.finishChangeBankAccount',
  method: 'POST',
  path: 'client-data/change-bank-account/final',
  body: v.object({ ...confirmationEmailField, ...accountFields }),
  response: caseResult,
  failures: modificationFailures,
  source: 'assumed',
  why: WHY,
  assumes: 'MODIFICATION_FAILED001 if the code did not confirm this account and holder.',
})
