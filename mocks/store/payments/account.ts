import { insurer } from '../../pdf/insurer'
import type { Contract } from '../state'

/** The insurer's SWIFT code. It is made up, like the account numbers. */
const SWIFT = 'MINTHUHB'

/** The insurer's bank account for a contract's transfers, with the contract number as payment reference. */
export const transferAccountOf = ({ number, header }: Contract) => ({
  accountNumber: header.transferBankAccount ?? insurer.account,
  accountHolder: insurer.company,
  contractNumber: number,
  swiftCode: SWIFT,
})
