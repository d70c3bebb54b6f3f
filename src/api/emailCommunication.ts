import * as v from 'valibot'
import { CONFIRMATION, confirmation, typedCodes } from './confirmation'
import { endpoint } from './endpoint'
import { assumed, caseResult, partnerProduct } from './entities'
import { attempts, modificationFailed, nothingMore } from './refusals'

const NOT_STARTED = 'MODIFICATION_FAILED001 where nothing was started'
const NOT_CHECKED = 'MODIFICATION_FAILED001 where this address was not checked by its code'
const codesSent = v.object(confirmation)

/** The address that letters shall go to, and the other contracts that change with the open one. */
const wanted = v.object({ email: v.string(), contractNumbers: v.optional(v.array(v.string())) })

/** Sends a code to the e-mail address that letters shall go to. */
export const changeToEmail = endpoint({
  id: 'clientData.changeToEmail',
  method: 'POST',
  path: 'client-data/change-to-email-communication',
  body: v.object({ email: v.string() }),
  response: codesSent,
  failures: modificationFailed,
  source: 'spec',
  assumes: `The whole shape. ${CONFIRMATION}.`,
})

/** Checks the code sent to the e-mail address. */
export const validateChangeToEmailCode = endpoint({
  id: 'clientData.validateChangeToEmailCode',
  method: 'POST',
  path: 'client-data/change-to-email-communication/validate-code',
  body: typedCodes,
  response: nothingMore,
  failures: { EMAIL_OTP_VALIDATION_ERROR: attempts, ...modificationFailed },
  source: 'spec',
  assumes: `The answer; ${NOT_STARTED}. ${CONFIRMATION}.`,
})

/** Sends the code again. */
export const resendChangeToEmailCode = endpoint({
  id: 'clientData.resendChangeToEmailCode',
  method: 'POST',
  path: 'client-data/change-to-email-communication/resend',
  response: codesSent,
  failures: modificationFailed,
  source: 'spec',
  assumes: `${NOT_STARTED}. ${CONFIRMATION}.`,
})

/** What would change, before it does. */
export const summarizeChangeToEmail = endpoint({
  id: 'clientData.summarizeChangeToEmail',
  method: 'POST',
  path: 'client-data/change-to-email-communication/summary',
  body: wanted,
  writes: false,
  response: v.object({ email: assumed(v.string()), contracts: assumed(v.array(partnerProduct)) }),
  failures: modificationFailed,
  source: 'spec',
  assumes: `The whole shape; ${NOT_CHECKED}.`,
})

/** Changes to e-mail communication. */
export const finishChangeToEmail = endpoint({
  id: 'clientData.finishChangeToEmail',
  method: 'POST',
  path: 'client-data/change-to-email-communication/final',
  body: wanted,
  response: caseResult,
  failures: modificationFailed,
  source: 'spec',
  assumes: `The whole shape; ${NOT_CHECKED}; that the other contracts take the address over too.`,
})
