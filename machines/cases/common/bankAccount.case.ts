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
 * Bankszámlaszám módosítása: the account for the insurer's payments and direct debits. A code to the phone or e-mail
 * address already on file verifies the customer.
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
