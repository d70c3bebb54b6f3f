import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { bankAccountMeaning, checkBankAccount, normaliseBankAccount } from '../../../validation/bankAccount'
import type { TextField } from '../field'

/** A Hungarian bank account, typed as a GIRO number or an IBAN. Serialized as 8-8(-8) digits. */
export const bankAccount = (): TextField<string> => ({
  type: 'text',
  format: 'bankAccount',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: checkBankAccount,
  serialize: normaliseBankAccount,
  meaning: bankAccountMeaning,
})
