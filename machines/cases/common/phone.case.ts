import { changePhone, finishChangePhone, resendPhoneCode, validatePhoneCode } from '../../../src/api/clientContact'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { phone } from '../../case/definition/fields/phone'

/** Telefonszám módosítása: changes the phone number. The correct code, sent to the new number, completes the case. */
export const phoneNumber = defineCase({
  id: 'common.phone',
  form: { phoneNumber: phone() },
  present: ({ contract }) => knownDetail('presentPhone', 'phone', contract.phoneNumber),
  previousAnswers: ({ contract: { phoneNumber, missingPhone } }) => ({
    phoneNumber: missingPhone === true ? null : phoneNumber,
  }),
  code: {
    channel: 'phone',
    to: 'phoneNumber',
    start: changePhone,
    check: validatePhoneCode,
    resend: resendPhoneCode,
  },
  submit: finishChangePhone,
})
