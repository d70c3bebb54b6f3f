import * as v from 'valibot'
import { endpoint } from './endpoint'
import { caseResult, partnerProduct } from './entities'
import { attempts, modificationFailed, nothingMore } from './refusals'

/** The contracts that change with the open one. */
const contracts = { email: v.string(), contractNumbers: v.array(v.string()) }

/** Sends a code to the e-mail address that letters shall go to. */
export const changeToEmail = endpoint({
  id: 'clientData.changeToEmail',
  method: 'POST',
  path: 'client-data/change-to-email-communication',
  body: v.object({ email: v.string() }),
  response: nothingMore,
  failures: modificationFailed,
  source: 'spec',
  assumes: 'The whole shape.',
})

/** Checks the code sent to the e-mail address. */
export const validateChangeToEmailCode = endpoint({
  id: 'clientData.validateChangeToEmailCode',
  method: 'POST',
  path: 'client-data/change-to-email-communication/validate-code',
  body: v.object({ otpCode: v.string() }),
  response: nothingMore,
  failures: { EMAIL_OTP_VALIDATION_ERROR: attempts },
  source: 'spec',
})

/** Sends the code again. */
export const resendChangeToEmailCode = endpoint({
  id: 'clientData.resendChangeToEmailCode',
  method: 'POST',
  path: 'client-data/change-to-email-communication/resend',
  response: nothingMore,
  failures: {},
  source: 'spec',
})

/** What would change, before it does. */
export const summarizeChangeToEmail = endpoint({
  id: 'clientData.summarizeChangeToEmail',
  method: 'POST',
  path: 'client-data/change-to-email-communication/summary',
  body: v.object(contracts),
  response: v.object({ email: v.string(), contracts: v.array(partnerProduct) }),
  failures: modificationFailed,
  source: 'spec',
  assumes: 'The whole shape.',
})

/** Changes to e-mail communication. */
export const finishChangeToEmail = endpoint({
  id: 'clientData.finishChangeToEmail',
  method: 'POST',
  path: 'client-data/change-to-email-communication/final',
  body: v.object(contracts),
  response: caseResult,
  failures: modificationFailed,
  source: 'spec',
  assumes: 'The whole shape.',
})
