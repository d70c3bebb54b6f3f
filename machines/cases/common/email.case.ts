import { changeEmail, resendEmailCode, validateEmailCode } from '../../../src/api/clientContact'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { email } from '../../case/definition/fields/email'

/** E-mail-cím módosítása: changes the e-mail address. The correct code, sent to the new address, completes the case. */
export const emailAddress = defineCase({
  id: 'common.email',
  form: { email: email() },
  present: ({ contract }) => knownDetail('presentEmail', 'text', contract.email),
  previousAnswers: ({ contract: { email, missingEmail } }) => ({ email: missingEmail === true ? null : email }),
  code: { channel: 'email', to: 'email', start: changeEmail, check: validateEmailCode, resend: resendEmailCode },
})
