import { dayAt } from '../../../machines/today'
import {
  countWithinDays,
  createDocumentList,
  type LazyList,
  type ListedDocument,
  type ListedDocumentKind,
} from '../../data/manyDocuments'
import type { PrintedDocument } from '../../pdf/document'
import { homePolicy } from '../../pdf/home'
import { listedDocument } from '../../pdf/listed'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { firstDayOf } from './beginning'
import { areDatesMadeUp, periodCount, premiumInvoices, premiumReminders } from './invoices'
import { hasDocumentsOfKind } from './kinds'
import { letterData } from './letters'
import { contractEndTime, papersOf } from './papers'
import { datedPolicies, isHomePolicy, policyCount, withHomePolicy } from './policies'
import { printedContract } from './printed'
import { taxLetterCount, yearlyTaxLetters } from './taxLetters'

const policyGroups = {
  regular: 'policy-regular',
  clause: 'policy-clause',
  buyback: 'policy-buyback',
  topUp: 'policy-topup',
} as const satisfies Record<string, ListedDocumentKind>

/** A contract's documents of a type since it began, the newest first. Empty if it has no documents of that type. */
export const documentListOf = (
  store: Store,
  contract: Contract,
  kind: ListedDocumentKind,
  listLength = store.state.settings.listLength,
): LazyList<ListedDocument> => {
  const { newest } = papersOf(store, contract)
  // The latest day on which a period of this list may begin. No period begins on the contract's last day. Periods that
  // began after the creation of the store have additional invoices instead.
  const latestPeriodStart =
    [dayAt(newest), dayAt(store.state.beganAt), isoDaysFrom(contractEndTime(contract), -1)].sort()[0] ?? ''
  const length = listLengthOf(contract, kind, listLength, { newest: dayAt(newest), latest: latestPeriodStart })
  const list = createDocumentList(
    kind,
    hasDocumentsOfKind(contract, kind) ? length : 0,
    Number(contract.number),
    newest,
  )
  switch (kind) {
    case 'tax-letter':
      return yearlyTaxLetters(list, dayAt(newest))
    case 'policy-regular':
      return areDatesMadeUp(contract, listLength) ? list : datedPolicies(contract, list, dayAt(newest))
    case 'other-documents':
      return areDatesMadeUp(contract, listLength) ? list : withHomePolicy(contract, list)
    case 'invoice':
      return premiumInvoices(store, contract, list, latestPeriodStart)
    case 'reminder':
      return premiumReminders(contract, list, latestPeriodStart)
    default:
      return list
  }
}

interface ListDays {
  /**
   * `newest` is the day of the newest document in the list. `latest` is the latest day on which an invoiced period may
   * begin.
   */
  readonly newest: string
  readonly latest: string
}

const listLengthOf = (
  contract: Contract,
  kind: ListedDocumentKind,
  limit: number,
  { newest, latest }: ListDays,
): number => {
  // The four lists of a policy share the limit equally.
  const length = kind.startsWith('policy-') ? Math.ceil(limit / Object.keys(policyGroups).length) : limit
  if (kind === 'tax-letter') return taxLetterCount(contract, length, newest)
  const firstDay = firstDayOf(contract)
  if (areDatesMadeUp(contract, limit)) return length
  // Only missed premiums have reminders.
  if (kind === 'reminder') return Math.min(length, contract.payments?.reminded ?? 0)
  if (firstDay === undefined) return length
  if (kind === 'policy-regular') return policyCount(length, firstDay, newest)
  if (kind === 'invoice') return periodCount(contract, length, firstDay, latest)
  return countWithinDays(length, Math.round((Date.parse(newest) - Date.parse(firstDay)) / DAY))
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Number of invoices to request for a complete list. No contract has more. A much longer list would get made-up dates
 * (`areDatesMadeUp`).
 */
const ALL_INVOICES = 100

/** Returns a document from a contract's list by its id; `undefined` if the list does not contain it. */
export const printedListDocument = (
  store: Store,
  contract: Contract,
  kind: ListedDocumentKind,
  id: string,
): PrintedDocument | undefined => {
  const entry = documentListOf(store, contract, kind).byId(id)
  return (
    entry && {
      ...listedDocument(kind, entry, printedContract(contract)),
      ...letterData(store, contract, kind, entry, () =>
        documentListOf(store, contract, 'invoice', ALL_INVOICES).slice(),
      ),
      ...(contract.insuranceType === 'lakas' && isHomePolicy(kind, entry) && homePolicy(contract)),
    }
  )
}

/** The documents of a life policy, by group. */
export const policyDocuments = (store: Store, contract: Contract) => ({
  regular: documentListOf(store, contract, policyGroups.regular).slice(),
  clause: documentListOf(store, contract, policyGroups.clause).slice(),
  buyback: documentListOf(store, contract, policyGroups.buyback).slice(),
  topUp: documentListOf(store, contract, policyGroups.topUp).slice(),
})

/** A document of a life policy by its id; `undefined` if no group has it. */
export const printedPolicy = (store: Store, contract: Contract, id: string): PrintedDocument | undefined =>
  Object.values(policyGroups)
    .map((kind) => printedListDocument(store, contract, kind, id))
    .find((document) => document !== undefined)
