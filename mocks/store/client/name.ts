import type { InferOutput } from 'valibot'
import type { CaseResult } from '../../../src/api/entities'
import { nameTitles } from '../../data/titles'
import { hasDocuments } from '../documents/documents'
import type { Contract } from '../state'
import type { Store } from '../store'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { type DocumentedChange, renameClient } from './rename'
import type { personName } from './slice'

type PersonName = InferOutput<typeof personName>

/** The parts of a person's name; `undefined` for a company. */
export const personNameOf = (contract: Contract): PersonName | undefined =>
  contract.header.isLegalPerson
    ? undefined
    : (clientMemory(contract).personName ?? namePartsOf(contract.header.contract.clientName))

// The family name comes first, after any title.
const namePartsOf = (clientName: string): PersonName => {
  const title = nameTitles
    .filter(({ name }) => clientName.startsWith(`${name} `))
    .reduce((longest, candidate) => (candidate.name.length > longest.name.length ? candidate : longest), {
      id: 0,
      name: '',
    })
  const [lastName = '', ...firstNames] = clientName.slice(title.name.length).trim().split(' ')
  return { title: title.id === 0 ? null : title.id, lastName, firstName: firstNames.join(' ') }
}

/**
 * Changes a person's name. Returns `undefined` for a company, for the current name, and if a document does not exist.
 */
export const changePersonName = (
  store: Store,
  contract: Contract,
  { documents, email, ...newName }: PersonName & DocumentedChange,
): CaseResult | undefined => {
  const title = nameTitles.find(({ id }) => id === newName.title)
  const [firstName, lastName] = [newName.firstName.trim(), newName.lastName.trim()]
  const isTitleKnown = title !== undefined || typeof newName.title !== 'number'
  if (!isTitleKnown || firstName === '' || lastName === '' || !mayChange(contract, 'name')) return undefined
  const clientName = [title?.name, lastName, firstName].filter((part) => part !== undefined).join(' ')
  const isNew = clientName !== contract.header.contract.clientName
  if (!isNew || contract.header.isLegalPerson || !hasDocuments(store, contract, documents)) return undefined
  clientMemory(contract).personName = { title: title?.id ?? null, firstName, lastName }
  if (contract.insuranceType === 'lakas') {
    Object.assign(contract.header.contract, { title: title?.name ?? null, firstName, lastName })
  }
  return renameClient(store, contract, { name: 'Név módosítása', clientName, email })
}
