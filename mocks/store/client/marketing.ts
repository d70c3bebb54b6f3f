import { dayAt } from '../../../machines/today'
import type { CallInput } from '../../../src/api/endpoint'
import type { CaseResult } from '../../../src/api/entities'
import type { stateMarketing as stateMarketingCall } from '../../../src/api/marketing'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { World } from '../store'
import { isoDaysFrom } from '../time/days'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { partnerIdOf, partnersOf } from './partners'

type Statement = CallInput<typeof stateMarketingCall>['body']

/** How many days ago the client has said it who has not said anything else here. */
const BEFORE = 412

const labels = { SUBSCRIBE: 'Hozzájárulás', UNSUBSCRIBE: 'Leiratkozás' } as const

/** What the client said about marketing, and for which contracts besides the open one the same holds. */
export const marketingOf = (world: World, contract: Contract): Statement & { readonly statementDate: string } => {
  const actionType = clientMemory(contract).marketing
  const alike = partnersOf(world, contract).filter((other) => clientMemory(other).marketing === actionType)
  const since = clientMemory(contract).marketingSince ?? isoDaysFrom(world.now(), -BEFORE)
  return { actionType, partnerIds: [contract, ...alike].map(partnerIdOf), statementDate: since }
}

/** Says something about marketing for some of the client's contracts. `undefined` where one of them is somebody else's. */
export const stateMarketing = (
  world: World,
  contract: Contract,
  { actionType, partnerIds }: Statement,
): CaseResult | undefined => {
  const known = [contract, ...partnersOf(world, contract)].filter((one) => partnerIds.includes(partnerIdOf(one)))
  const isKnown = partnerIds.every((id) => known.some((one) => partnerIdOf(one) === id))
  if (!isKnown || !mayChange(contract, 'marketing-statement')) return undefined
  for (const one of known)
    Object.assign(clientMemory(one), { marketing: actionType, marketingSince: dayAt(world.now()) })
  return openCase(world, contract, {
    name: 'Marketingnyilatkozat',
    details: [
      ['Nyilatkozat', labels[actionType]],
      ['Érintett szerződések', known.map(({ number }) => number).join(', ')],
    ],
  })
}
