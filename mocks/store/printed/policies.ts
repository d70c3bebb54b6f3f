import type { LazyList, ListedDocument, ListedKind } from '../../data/manyDocuments'
import type { Contract } from '../state'
import { monthsFrom } from '../time/period'
import { beginningOf } from './beginning'
import { redated } from './redated'

/** How many policies were issued by a day, if no more than so many: one when the contract began, and one each anniversary. */
export const policyCount = (most: number, began: string, newest: string): number => {
  let years = 0
  while (years + 1 < most && monthsFrom(began, (years + 1) * 12) <= newest) years += 1
  return Math.min(most, years + 1)
}

/** Policies as they are issued: the first is of the contract's beginning, the others of the anniversaries of late. */
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

/** The name of a home's policy, which stands among its other documents: no call asks for it alone. */
const HOME_POLICY = 'Biztosítási kötvény'

/** The other documents of a contract: the oldest of a home's is its policy. */
export const withHomePolicy = (contract: Contract, list: LazyList<ListedDocument>): LazyList<ListedDocument> => {
  const began = contract.insuranceType === 'lakas' ? contract.header.contract.startDate : null
  if (!began) return list
  const oldest = list.length - 1
  return redated(list, (index, { date }) => (index === oldest ? { date: began, name: HOME_POLICY } : { date }))
}

/** Whether an entry of a list is a home's policy. */
export const isHomePolicy = (kind: ListedKind, { name }: ListedDocument): boolean =>
  kind === 'other-documents' && name === HOME_POLICY
