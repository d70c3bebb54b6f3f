import type { LazyList, ListedDocument, ListedDocumentKind } from '../../data/manyDocuments'
import type { Contract } from '../state'
import { monthsFrom } from '../time/period'
import { firstDayOf } from './beginning'
import { withChangedDates } from './withChangedDates'

/**
 * Number of policies issued on or before `newestDay`, at most `limit`. One is issued at the start of the contract, and
 * one at each anniversary.
 */
export const policyCount = (limit: number, firstDay: string, newestDay: string): number => {
  let years = 0
  while (years + 1 < limit && monthsFrom(firstDay, (years + 1) * 12) <= newestDay) years += 1
  return Math.min(limit, years + 1)
}

/** Policies with their dates: the first from the contract's start, the others from the latest anniversaries. */
export const datedPolicies = (
  contract: Contract,
  list: LazyList<ListedDocument>,
  newestDay: string,
): LazyList<ListedDocument> => {
  const firstDay = firstDayOf(contract)
  if (firstDay === undefined) return list
  const oldestIndex = list.length - 1
  let latestAnniversary = 0
  while (monthsFrom(firstDay, (latestAnniversary + 1) * 12) <= newestDay) latestAnniversary += 1
  return withChangedDates(list, (index) => ({
    date: index === oldestIndex ? firstDay : monthsFrom(firstDay, (latestAnniversary - index) * 12),
  }))
}

/** The name of a home's policy. The policy is in the list of other documents, because no call returns it alone. */
const HOME_POLICY = 'Biztosítási kötvény'

/** The other documents of a contract. The oldest document of a home contract is its policy. */
export const withHomePolicy = (contract: Contract, list: LazyList<ListedDocument>): LazyList<ListedDocument> => {
  const firstDay = contract.insuranceType === 'lakas' ? contract.header.contract.startDate : null
  if (!firstDay) return list
  const oldestIndex = list.length - 1
  return withChangedDates(list, (index, { date }) =>
    index === oldestIndex ? { date: firstDay, name: HOME_POLICY } : { date },
  )
}

/** Tells if an entry of a list is a home's policy. */
export const isHomePolicy = (kind: ListedDocumentKind, { name }: ListedDocument): boolean =>
  kind === 'other-documents' && name === HOME_POLICY
