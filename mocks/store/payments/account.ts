import { insurer } from '../../pdf/insurer'
import type { Contract } from '../state'

/** Made up, as the accounts are. */
const SWIFT = 'MINTHUHB'

/** Where a contract's transfers go, and by what the insurer knows whose they are. */
export const accountFor = ({ number, header }: Contract) => ({
  accountNumber: header.transferBankAccount ?? insurer.account,
  accountHolder: insurer.company,
  contractNumber: number,
  swiftCode: SWIFT,
})
