import type { InferOutput } from 'valibot'
import type { CaseResult, companyNameData } from '../../../src/api/entities'
import { hasDocuments } from '../documents/documents'
import type { Contract } from '../state'
import type { Store } from '../store'
import { mayChange } from './menu'
import { type DocumentedChange, renameClient } from './rename'

/** Tax number of a company whose header does not contain one. */
const COMPANY_TAX_NUMBER = '98765434-2-41'

/** A company's name and tax number, as the API returns them; `undefined` for a person. */
export const companyNameOf = ({ insuranceType, header }: Contract): InferOutput<typeof companyNameData> | undefined => {
  if (!header.isLegalPerson) return undefined
  const { clientName } = header.contract
  const taxNumber = 'taxNumber' in header.contract ? header.contract.taxNumber : null
  return {
    companyName: clientName,
    taxNumber: taxNumber ?? COMPANY_TAX_NUMBER,
    hasLifeInsurance: insuranceType === 'elet',
  }
}

/**
 * Changes a company's name. Returns `undefined` for a person, for the current name, and if a document does not exist.
 */
export const changeCompanyName = (
  store: Store,
  contract: Contract,
  { companyName, documents, email }: { readonly companyName: string } & DocumentedChange,
): CaseResult | undefined => {
  const clientName = companyName.trim()
  const isValidAndNew = clientName !== '' && clientName !== contract.header.contract.clientName
  if (!isValidAndNew || !contract.header.isLegalPerson || !mayChange(contract, 'company-name')) return undefined
  if (!hasDocuments(store, contract, documents)) return undefined
  return renameClient(store, contract, { name: 'Cégnév módosítása', clientName, email })
}
