import type { LazyList, ListedDocument, ListedKind } from '../../data/manyDocuments'
import type { Contract } from '../state'
import { monthsFrom } from '../time/period'
import { beginningOf } from './beginning'
import { redated } from './redated'

/** Number of policies issued by a day, at most `limit`: one at the start of the contract and one at each anniversary. */
export const policyCount = (limit: number, began: string, newest: string): number => {
  let years = 0
  while (years + 1 < limit && monthsFrom(began, (years + 1) * 12) <= newest) years += 1
  return Math.min(limit, years + 1)
}

/** Policies with their dates: the first from the contract's start, the others from the latest anniversaries. */
export const policies = (
  contract: Contract,
  list: LazyList<ListedDocument>,
  newest: string,
): LazyList<ListedDocument> => {
  const began = beginningOf(contract)
  if (began === undefined) return list
  const oldest = list.length - 1
  let latest = 0
  while (monthsFrom(began, (latest + 1) * 12) <= newest) latest += 1
  return redated(list, (index) => ({ date: index === oldest ? began : monthsFrom(began, (latest - index) * 12) }))
}

/** The name of a home's policy. The policy is in the list of other documents, because no call returns it alone. */
const HOME_POLICY = 'Biztosítási kötvény'

/** The other documents of a contract. The oldest document of a home contract is its policy. */
export const withHomePolicy = (contract: Contract, list: LazyList<ListedDocument>): LazyList<ListedDocument> => {
  const began = contract.insuranceType === 'lakas' ? contract.header.contract.startDate : null
  if (!began) return list
  const oldest = list.length - 1
  return redated(list, (index, { date }) => (index === oldest ? { date: began, name: HOME_POLICY } : { date }))
}

/** Tells if an entry of a list is a home's policy. */
export const isHomePolicy = (kind: ListedKind, { name }: ListedDocument): boolean =>
  kind === 'other-documents' && name === HOME_POLICY
