import { dayAt } from '../../../machines/today'
import type { CallInput } from '../../../src/api/endpoint'
import type { CaseResult } from '../../../src/api/entities'
import type { stateMarketing as stateMarketingCall } from '../../../src/api/marketing'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { partnerIdOf, partnersOf } from './partners'

type Statement = CallInput<typeof stateMarketingCall>['body']

/** Age of the initial marketing statement, in days. */
const BEFORE = 412

const labels = { SUBSCRIBE: 'Hozzájárulás', UNSUBSCRIBE: 'Leiratkozás' } as const

/** The client's marketing statement, and the other contracts with the same statement. */
export const marketingOf = (store: Store, contract: Contract): Statement & { readonly statementDate: string } => {
  const actionType = clientMemory(contract).marketing
  const alike = partnersOf(store, contract).filter((partner) => clientMemory(partner).marketing === actionType)
  const since = clientMemory(contract).marketingSince ?? isoDaysFrom(store.now(), -BEFORE)
  return { actionType, partnerIds: [contract, ...alike].map(partnerIdOf), statementDate: since }
}

/**
 * Sets the marketing statement for some of the client's contracts. Returns `undefined` if one of them belongs to
 * another client.
 */
export const stateMarketing = (
  store: Store,
  contract: Contract,
  { actionType, partnerIds }: Statement,
): CaseResult | undefined => {
  const chosenContracts = [contract, ...partnersOf(store, contract)].filter((candidate) =>
    partnerIds.includes(partnerIdOf(candidate)),
  )
  const isKnown = partnerIds.every((id) => chosenContracts.some((chosen) => partnerIdOf(chosen) === id))
  if (!isKnown || !mayChange(contract, 'marketing-statement')) return undefined
  for (const chosen of chosenContracts)
    Object.assign(clientMemory(chosen), { marketing: actionType, marketingSince: dayAt(store.now()) })
  return openCase(store, contract, {
    name: 'Marketingnyilatkozat',
    details: [
      ['Nyilatkozat', labels[actionType]],
      ['Érintett szerződések', chosenContracts.map(({ number }) => number).join(', ')],
    ],
  })
}
