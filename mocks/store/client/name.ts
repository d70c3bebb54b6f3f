import type { InferOutput } from 'valibot'
import type { CaseResult } from '../../../src/api/entities'
import { nameTitles } from '../../data/titles'
import { hasDocuments } from '../documents/documents'
import type { Contract } from '../state'
import type { Store } from '../store'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { type Proven, rename } from './rename'
import type { personName } from './slice'

type PersonName = InferOutput<typeof personName>

/** The parts of a person's name; `undefined` for a company. */
export const personNameOf = (contract: Contract): PersonName | undefined =>
  contract.header.isLegalPerson
    ? undefined
    : (clientMemory(contract).personName ?? partsOf(contract.header.contract.clientName))

// The family name comes first, after any title.
const partsOf = (clientName: string): PersonName => {
  const title = nameTitles
    .filter(({ name }) => clientName.startsWith(`${name} `))
    .reduce((longest, one) => (one.name.length > longest.name.length ? one : longest), { id: 0, name: '' })
  const [lastName = '', ...firstNames] = clientName.slice(title.name.length).trim().split(' ')
  return { title: title.id === 0 ? null : title.id, lastName, firstName: firstNames.join(' ') }
}

/**
 * Changes a person's name. Returns `undefined` for a company, for the current name, and if a document does not exist.
 */
export const changePersonName = (
  store: Store,
  contract: Contract,
  { documents, email, ...wanted }: PersonName & Proven,
): CaseResult | undefined => {
  const title = nameTitles.find(({ id }) => id === wanted.title)
  const [firstName, lastName] = [wanted.firstName.trim(), wanted.lastName.trim()]
  const isTitleKnown = title !== undefined || typeof wanted.title !== 'number'
  if (!isTitleKnown || firstName === '' || lastName === '' || !mayChange(contract, 'name')) return undefined
  const clientName = [title?.name, lastName, firstName].filter((part) => part !== undefined).join(' ')
  const isNew = clientName !== contract.header.contract.clientName
  if (!isNew || contract.header.isLegalPerson || !hasDocuments(store, contract, documents)) return undefined
  clientMemory(contract).personName = { title: title?.id ?? null, firstName, lastName }
  if (contract.insuranceType === 'lakas') {
    Object.assign(contract.header.contract, { title: title?.name ?? null, firstName, lastName })
  }
  return rename(store, contract, { name: 'Név módosítása', clientName, email })
}
