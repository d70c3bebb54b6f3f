import type { InferOutput } from 'valibot'
import type { partnerProduct } from '../../../src/api/entities'
import { formatAddress } from '../../../src/texts/format'
import { settleContract } from '../contract/settle'
import { productNameOf } from '../dap/contracts'
import type { Contract } from '../state'
import type { Store } from '../store'
import { known } from '../twoFactor/channel'
import { maskEmail, maskPhone } from '../twoFactor/masks'
import { clientMemory } from './memory'

/** Another contract of the same client, as that is told of it. */
export type PartnerProduct = InferOutput<typeof partnerProduct>

/** The id by which the insurer knows the client of a contract. */
export const partnerIdOf = ({ number }: Contract): string => `partner-${number}`

/**
 * The client's other contracts, as they stand by now. The samples of natural persons are one client's (`seed/client.ts`); each company is
 * another one. Numbers that begin with nine are nobody's.
 */
export const partnersOf = (store: Store, contract: Contract): readonly Contract[] => {
  if (contract.header.isLegalPerson) return []
  const partners = Object.values(store.state.contracts).filter(
    ({ number, isProposal, header }) =>
      number !== contract.number && !isProposal && !number.startsWith('9') && !header.isLegalPerson,
  )
  for (const partner of partners) settleContract(store, partner)
  return partners
}

/** Whether a contract's letters still go by post, and need not. */
export const canChangeToEmail = ({ header }: Contract): boolean =>
  header.contract.contractStatusId === 1 && header.canChangeToEmailCommunication

/** A contract as it stands among the client's others: what identifies somebody is masked. */
export const shownPartner = (contract: Contract): PartnerProduct => {
  const [email, phone] = [known(contract, 'email'), known(contract, 'phone')]
  return {
    productName: productNameOf(contract),
    // Its kind is seen from its first digit, so that contracts of one client are told apart.
    maskedContractNumber: contract.number.replace(/(?<!^)\d(?=\d{3})/g, '*'),
    contractNumber: contract.number,
    additionalInfo: additionalInfoOf(contract),
    partnerId: partnerIdOf(contract),
    canChangeToEmailCommunicationOther: canChangeToEmail(contract),
    email: email === null ? null : maskEmail(email),
    emailDate: clientMemory(contract).emailSince ?? null,
    phoneNumber: phone === null ? null : maskPhone(phone),
  }
}

// What people know a contract by.
const additionalInfoOf = ({ header }: Contract): string | null => {
  if ('licensePlateNumber' in header) return header.licensePlateNumber
  const { contract } = header
  const address = 'riskAddress' in contract ? contract.riskAddress : null
  return address ? formatAddress(address) : (header.productAdditionalName ?? null)
}
