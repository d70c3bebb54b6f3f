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
import { otherContractsOf, partnerIdOf } from './partners'

type MarketingStatement = CallInput<typeof stateMarketingCall>['body']

/** Age of the initial marketing statement, in days. */
const STATEMENT_AGE_DAYS = 412

const labels = { SUBSCRIBE: 'Hozzájárulás', UNSUBSCRIBE: 'Leiratkozás' } as const

/**
 * The client's marketing statement, with the client ids of this contract and of the other contracts that have the same
 * statement.
 */
export const marketingOf = (
  store: Store,
  contract: Contract,
): MarketingStatement & { readonly statementDate: string } => {
  const actionType = clientMemory(contract).marketing
  const alikeContracts = otherContractsOf(store, contract).filter(
    (otherContract) => clientMemory(otherContract).marketing === actionType,
  )
  const statementDate = clientMemory(contract).marketingSince ?? isoDaysFrom(store.now(), -STATEMENT_AGE_DAYS)
  return { actionType, partnerIds: [contract, ...alikeContracts].map(partnerIdOf), statementDate: statementDate }
}

/**
 * Sets the marketing statement for some of the client's contracts. Returns `undefined` if one of them belongs to
 * another client, or if the menu of `contract` does not allow the change.
 */
export const stateMarketing = (
  store: Store,
  contract: Contract,
  { actionType, partnerIds }: MarketingStatement,
): CaseResult | undefined => {
  const chosenContracts = [contract, ...otherContractsOf(store, contract)].filter((candidate) =>
    partnerIds.includes(partnerIdOf(candidate)),
  )
  const areAllFound = partnerIds.every((id) =>
    chosenContracts.some((chosenContract) => partnerIdOf(chosenContract) === id),
  )
  if (!areAllFound || !mayChange(contract, 'marketing-statement')) return undefined
  for (const chosenContract of chosenContracts)
    Object.assign(clientMemory(chosenContract), { marketing: actionType, marketingSince: dayAt(store.now()) })
  return openCase(store, contract, {
    name: 'Marketingnyilatkozat',
    details: [
      ['Nyilatkozat', labels[actionType]],
      ['Érintett szerződések', chosenContracts.map(({ number }) => number).join(', ')],
    ],
  })
}
