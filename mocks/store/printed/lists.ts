import { dayAt } from '../../../machines/today'
import {
  countWithin,
  type LazyList,
  type ListedDocument,
  type ListedKind,
  manyDocuments,
} from '../../data/manyDocuments'
import type { PrintedDocument } from '../../pdf/document'
import { homePolicy } from '../../pdf/home'
import { listedDocument } from '../../pdf/listed'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { beginningOf } from './beginning'
import { areMadeUp, periodCount, premiumInvoices, premiumReminders } from './invoices'
import { isPrinted } from './kinds'
import { letterData } from './letters'
import { endOf, papersOf } from './papers'
import { isHomePolicy, policies, policyCount, withHomePolicy } from './policies'
import { printedContract } from './printed'
import { taxLetterCount, yearlyTaxLetters } from './taxLetters'

const groups = {
  regular: 'policy-regular',
  clause: 'policy-clause',
  buyback: 'policy-buyback',
  topUp: 'policy-topup',
} as const satisfies Record<string, ListedKind>

/** A contract's documents of a type since it began, the newest first. Empty if it has no documents of that type. */
export const listOf = (
  store: Store,
  contract: Contract,
  kind: ListedKind,
  listLength = store.state.settings.listLength,
): LazyList<ListedDocument> => {
  const { newest } = papersOf(store, contract)
  // The latest period start in the list. No period begins on the contract's last day. Periods that begin after the
  // store's beginning have additional invoices.
  const latest = [dayAt(newest), dayAt(store.state.beganAt), isoDaysFrom(endOf(contract), -1)].sort()[0] ?? ''
  const length = lengthOf(contract, kind, listLength, { newest: dayAt(newest), latest })
  const list = manyDocuments(kind, isPrinted(contract, kind) ? length : 0, Number(contract.number), newest)
  switch (kind) {
    case 'tax-letter':
      return yearlyTaxLetters(list, dayAt(newest))
    case 'policy-regular':
      return areMadeUp(contract, listLength) ? list : policies(contract, list, dayAt(newest))
    case 'other-documents':
      return areMadeUp(contract, listLength) ? list : withHomePolicy(contract, list)
    case 'invoice':
      return premiumInvoices(store, contract, list, latest)
    case 'reminder':
      return premiumReminders(contract, list, latest)
    default:
      return list
  }
}

interface Days {
  /** The day of the newest document, and the latest period start whose invoice is derived from the periods. */
  readonly newest: string
  readonly latest: string
}

const lengthOf = (contract: Contract, kind: ListedKind, limit: number, { newest, latest }: Days): number => {
  // The entries are divided among the groups of a policy.
  const length = kind.startsWith('policy-') ? Math.ceil(limit / Object.keys(groups).length) : limit
  if (kind === 'tax-letter') return taxLetterCount(contract, length, newest)
  const began = beginningOf(contract)
  if (areMadeUp(contract, limit)) return length
  // A contract without missed premiums has no reminders.
  if (kind === 'reminder') return Math.min(length, contract.payments?.reminded ?? 0)
  if (began === undefined) return length
  if (kind === 'policy-regular') return policyCount(length, began, newest)
  if (kind === 'invoice') return periodCount(contract, length, began, latest)
  return countWithin(length, Math.round((Date.parse(newest) - Date.parse(began)) / DAY))
}

const DAY = 24 * 60 * 60 * 1000

/** Number of invoices to request for a complete list: more than any contract has, and few enough for real dates. */
const ALL_INVOICES = 100

/** A document of a list by its id; `undefined` if the list does not have it. */
export const printedListed = (
  store: Store,
  contract: Contract,
  kind: ListedKind,
  id: string,
): PrintedDocument | undefined => {
  const entry = listOf(store, contract, kind).byId(id)
  return (
    entry && {
      ...listedDocument(kind, entry, printedContract(contract)),
      ...letterData(store, contract, kind, entry, () => listOf(store, contract, 'invoice', ALL_INVOICES).slice()),
      ...(contract.insuranceType === 'lakas' && isHomePolicy(kind, entry) && homePolicy(contract)),
    }
  )
}

/** The documents of a life policy, by group. */
export const policyDocuments = (store: Store, contract: Contract) => ({
  regular: listOf(store, contract, groups.regular).slice(),
  clause: listOf(store, contract, groups.clause).slice(),
  buyback: listOf(store, contract, groups.buyback).slice(),
  topUp: listOf(store, contract, groups.topUp).slice(),
})

/** A document of a life policy by its id; `undefined` if no group has it. */
export const printedPolicy = (store: Store, contract: Contract, id: string): PrintedDocument | undefined =>
  Object.values(groups)
    .map((kind) => printedListed(store, contract, kind, id))
    .find((document) => document !== undefined)
