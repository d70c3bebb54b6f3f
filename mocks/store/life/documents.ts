import { checkCardNumber } from '../../../machines/validation/cardNumber'
import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { changeDetails } from '../cases/changeDetails'
import { hasDocuments } from '../documents/documents'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { addPendingEffect } from './effects'
import { memoryOf } from './memory'
import { mayChange } from './menu'
import type { LifeMemory } from './slice'

interface DocumentChange {
  readonly personalDocuments?: LifeMemory['personalDocuments'] | undefined
  readonly documents?: readonly string[] | undefined
  readonly email?: string | null | undefined
}

/**
 * Opens a case that changes personal documents once the customer is identified. Returns `undefined` if the change is
 * not allowed, a copy does not exist, a number is invalid, or a document type is repeated.
 */
export const changePersonalDocuments = (
  store: Store,
  contract: LifeContract,
  { personalDocuments = [], documents, email }: DocumentChange,
): CaseResult | undefined => {
  // Two menu entries make this call. `documents` requires copies, `document-number` only the number.
  const hasCopies = documents !== undefined && documents.length > 0
  const hasDistinctTypes = new Set(personalDocuments.map(({ type }) => type)).size === personalDocuments.length
  const hasValidNumbers = personalDocuments.every(({ value }) => checkCardNumber(value) === null)
  const hasAllDocuments = hasDocuments(store, contract, documents ?? [])
  if (
    !mayChange(contract, hasCopies ? 'documents' : 'document-number') ||
    !hasDistinctTypes ||
    !hasValidNumbers ||
    !hasAllDocuments
  )
    return undefined
  const caseResult = openCase(store, contract, {
    name: hasCopies ? 'Személyes okmányok módosítása' : 'Okmányszám módosítása',
    caseStatus: 'IDENTIFICATION_NEEDED',
    details: personalDocuments.flatMap(({ type, value }) => {
      const label = type === 'ID_CARD' ? 'személyazonosító igazolvány' : 'lakcímkártya'
      const oldValue = personalDocumentsOf(contract).find((personalDocument) => personalDocument.type === type)?.value
      return changeDetails(label, oldValue, value)
    }),
    email,
  })
  addPendingEffect(contract, caseResult.caseId, { kind: 'documents', personalDocuments })
  return caseResult
}

/** The personal documents that the insurer has on file. */
export const personalDocumentsOf = (contract: LifeContract) => memoryOf(contract).personalDocuments
