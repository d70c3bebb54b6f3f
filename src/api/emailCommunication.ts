import * as v from 'valibot'
import { assumedAttemptsLeft, modificationFailures, noFields } from './businessErrors'
import { NOT_STARTED, resendCodeEndpoint, sendCodeEndpoint } from './codes'
import { CONFIRMATION, typedCodes } from './confirmation'
import { endpoint } from './endpoint'
import { assumed, caseResult, partnerProduct } from './entities'
import { typedEmail } from './typed'

const ADDRESS_NOT_CHECKED = 'MODIFICATION_FAILED001 where this address was not checked by its code'

/**
 * The e-mail address for letters. `contractNumbers` are the customer's other contracts that also switch to letters by
 * e-mail.
 */
const changeBody = v.object({ email: typedEmail, contractNumbers: v.optional(v.array(v.string())) })

/** Sends a code to the new address for letters. */
export const changeToEmail = sendCodeEndpoint(
  'changeToEmail',
  'change-to-email-communication',
  v.object({ email: typedEmail }),
)

/** Checks the code sent to the e-mail address. */
export const validateChangeToEmailCode = endpoint({
  id: 'clientData.validateChangeToEmailCode',
  method: 'POST',
  path: 'client-data/change-to-email-communication/validate-code',
  body: typedCodes,
  response: noFields,
  failures: { EMAIL_OTP_VALIDATION_ERROR: assumedAttemptsLeft, ...modificationFailures },
  source: 'spec',
  assumes: `The answer; ${NOT_STARTED}. ${CONFIRMATION}.`,
})

/** Sends the code to the new address for letters again. */
export const resendChangeToEmailCode = resendCodeEndpoint('resendChangeToEmailCode', 'change-to-email-communication')

/** A summary of the changes, before they are made. */
export const summarizeChangeToEmail = endpoint({
  id: 'clientData.summarizeChangeToEmail',
  method: 'POST',
  path: 'client-data/change-to-email-communication/summary',
  body: changeBody,
  writes: false,
  response: v.object({ email: assumed(v.string()), contracts: assumed(v.array(partnerProduct)) }),
  failures: modificationFailures,
  source: 'spec',
  assumes: `The whole shape; ${ADDRESS_NOT_CHECKED}.`,
})

/** Switches the contract to letters by e-mail. */
export const finishChangeToEmail = endpoint({
  id: 'clientData.finishChangeToEmail',
  method: 'POST',
  path: 'client-data/change-to-email-communication/final',
  body: changeBody,
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: `The whole shape; ${ADDRESS_NOT_CHECKED}; that the other contracts get the address, too.`,
})
