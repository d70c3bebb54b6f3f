import type { CallInput } from '../../../src/api/endpoint'
import type { CaseResult } from '../../../src/api/entities'
import type { stateMarketing as stateMarketingCall } from '../../../src/api/marketing'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { World } from '../world'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { partnerIdOf, partnersOf } from './partners'

type Statement = CallInput<typeof stateMarketingCall>['body']

const labels = { SUBSCRIBE: 'Hozzájárulás', UNSUBSCRIBE: 'Leiratkozás' } as const

/** What the client said about marketing, and for which contracts besides the open one the same holds. */
export const marketingOf = (world: World, contract: Contract): Statement => {
  const actionType = clientMemory(contract).marketing
  const alike = partnersOf(world, contract).filter((other) => clientMemory(other).marketing === actionType)
  return { actionType, partnerIds: [contract, ...alike].map(partnerIdOf) }
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
  for (const one of known) clientMemory(one).marketing = actionType
  return openCase(world, contract, {
    name: 'Marketingnyilatkozat',
    facts: [
      ['Nyilatkozat', labels[actionType]],
      ['Érintett szerződések', known.map(({ number }) => number).join(', ')],
    ],
  })
}
