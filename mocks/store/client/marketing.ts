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

/** How many days ago the client has said it who has not said anything else here. */
const BEFORE = 412

const labels = { SUBSCRIBE: 'Hozzájárulás', UNSUBSCRIBE: 'Leiratkozás' } as const

/** What the client said about marketing, and for which contracts besides the open one the same holds. */
export const marketingOf = (store: Store, contract: Contract): Statement & { readonly statementDate: string } => {
  const actionType = clientMemory(contract).marketing
  const alike = partnersOf(store, contract).filter((other) => clientMemory(other).marketing === actionType)
  const since = clientMemory(contract).marketingSince ?? isoDaysFrom(store.now(), -BEFORE)
  return { actionType, partnerIds: [contract, ...alike].map(partnerIdOf), statementDate: since }
}

/** Says something about marketing for some of the client's contracts. `undefined` where one of them is somebody else's. */
export const stateMarketing = (
  store: Store,
  contract: Contract,
  { actionType, partnerIds }: Statement,
): CaseResult | undefined => {
  const known = [contract, ...partnersOf(store, contract)].filter((one) => partnerIds.includes(partnerIdOf(one)))
  const isKnown = partnerIds.every((id) => known.some((one) => partnerIdOf(one) === id))
  if (!isKnown || !mayChange(contract, 'marketing-statement')) return undefined
  for (const one of known)
    Object.assign(clientMemory(one), { marketing: actionType, marketingSince: dayAt(store.now()) })
  return openCase(store, contract, {
    name: 'Marketingnyilatkozat',
    details: [
      ['Nyilatkozat', labels[actionType]],
      ['Érintett szerződések', known.map(({ number }) => number).join(', ')],
    ],
  })
}
