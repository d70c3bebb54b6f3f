import { insurer } from '../../pdf/insurer'
import type { Contract } from '../state'

/** Made up, like the account numbers. */
const SWIFT = 'MINTHUHB'

/** The account for a contract's transfers, with the contract number that identifies the payer. */
export const accountFor = ({ number, header }: Contract) => ({
  accountNumber: header.transferBankAccount ?? insurer.account,
  accountHolder: insurer.company,
  contractNumber: number,
  swiftCode: SWIFT,
})
