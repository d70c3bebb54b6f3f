import {
  changeBankAccount,
  finishChangeBankAccount,
  resendBankAccountCode,
  validateBankAccountCode,
} from '../../../src/api/bankAccount'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { bankAccount as accountNumber } from '../../case/definition/fields/bankAccount'
import { name } from '../../case/definition/fields/name'

/**
 * Bankszámlaszám módosítása: the account that the insurer pays to and draws from. A code on the phone or in the mailbox that
 * the insurer knew before proves that it is the client who asks.
 */
export const bankAccount = defineCase({
  id: 'common.bankAccount',
  form: { bankAccount: accountNumber(), accountHolderName: name() },
  present: ({ bankAccount, accountHolderName }) => [
    ...knownDetail('presentAccount', 'text', bankAccount),
    ...knownDetail('presentHolder', 'text', accountHolderName),
  ],
  previousAnswers: ({ bankAccount, accountHolderName }) => ({ bankAccount, accountHolderName }),
  code: {
    channel: 'known',
    start: changeBankAccount,
    check: validateBankAccountCode,
    resend: resendBankAccountCode,
  },
  summary: true,
  submit: finishChangeBankAccount,
})
