import type { InferOutput } from 'valibot'
import type { partnerProduct } from '../../../src/api/entities'
import { formatAddress } from '../../../src/texts/format'
import { settleContract } from '../contract/settle'
import { productNameOf } from '../dap/contracts'
import type { Contract } from '../state'
import type { Store } from '../store'
import { contactOf } from '../twoFactor/channel'
import { maskEmail, maskPhone } from '../twoFactor/masks'
import { clientMemory } from './memory'

/** Another contract of the same client, as the API returns it. */
export type PartnerProduct = InferOutput<typeof partnerProduct>

/** The insurer's id for the client of a contract. */
export const partnerIdOf = ({ number }: Contract): string => `partner-${number}`

/**
 * The client's other contracts, in their current state. All samples of natural persons belong to one client
 * (`seed/client.ts`); each company is a client of its own. Numbers that begin with nine belong to no client.
 */
export const otherContractsOf = (store: Store, contract: Contract): readonly Contract[] => {
  if (contract.header.isLegalPerson) return []
  const otherContracts = Object.values(store.state.contracts).filter(
    ({ number, isProposal, header }) =>
      number !== contract.number && !isProposal && !number.startsWith('9') && !header.isLegalPerson,
  )
  for (const otherContract of otherContracts) settleContract(store, otherContract)
  return otherContracts
}

/** Tells if a contract's letters go by post and can be changed to e-mail. */
export const canChangeToEmail = ({ header }: Contract): boolean =>
  header.contract.contractStatusId === 1 && header.canChangeToEmailCommunication

/** A contract as one entry in the list of the client's other contracts, with identifying data masked. */
export const partnerProductOf = (contract: Contract): PartnerProduct => {
  const [email, phone] = [contactOf(contract, 'email'), contactOf(contract, 'phone')]
  return {
    productName: productNameOf(contract),
    // The first digit stays visible. It shows the product line, so that clients can distinguish their contracts.
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

// The data by which a client recognises a contract.
const additionalInfoOf = ({ header }: Contract): string | null => {
  if ('licensePlateNumber' in header) return header.licensePlateNumber
  const { contract } = header
  const address = 'riskAddress' in contract ? contract.riskAddress : null
  return address ? formatAddress(address) : (header.productAdditionalName ?? null)
}
