import { dayAt } from '../../../machines/today'
import { type LazyList, type ListedDocument, type ListedKind, manyDocuments } from '../../data/manyDocuments'
import type { PrintedDocument } from '../../pdf/document'
import { listedDocument } from '../../pdf/listed'
import type { Contract } from '../state'
import { isoDaysFrom } from '../time/days'
import type { World } from '../world'
import { areMadeUp, premiumInvoices, premiumReminders } from './invoices'
import { isPrinted } from './kinds'
import { letterData } from './letters'
import { endOf, papersOf } from './papers'
import { printedContract } from './printed'
import { taxLetterCount, yearlyTaxLetters } from './taxLetters'

const groups = {
  regular: 'policy-regular',
  clause: 'policy-clause',
  buyback: 'policy-buyback',
  topUp: 'policy-topup',
} as const satisfies Record<string, ListedKind>

/** A contract's documents of a kind, the newest first; none where it has no such documents. */
export const listOf = (world: World, contract: Contract, kind: ListedKind): LazyList<ListedDocument> => {
  const { listLength } = world.state.settings
  const { newest } = papersOf(world, contract)
  const length = lengthOf(contract, kind, listLength, dayAt(newest))
  const list = manyDocuments(kind, isPrinted(contract, kind) ? length : 0, Number(contract.number), newest)
  if (kind === 'tax-letter') return yearlyTaxLetters(list, dayAt(newest))
  // No period begins on the day on which the contract ends, and a vehicle's that began later has an invoice of its own.
  const began = contract.insuranceType === 'kgfb' || contract.insuranceType === 'casco' ? world.state.beganAt : newest
  const latest = [dayAt(newest), dayAt(began), isoDaysFrom(endOf(contract), -1)].sort()[0] ?? ''
  if (kind === 'invoice') return premiumInvoices(world, contract, list, latest)
  return kind === 'reminder' ? premiumReminders(contract, list, latest) : list
}

const lengthOf = (contract: Contract, kind: ListedKind, length: number, newest: string): number => {
  // A policy's groups share the length of one list.
  if (kind.startsWith('policy-')) return Math.ceil(length / Object.keys(groups).length)
  if (kind === 'tax-letter') return taxLetterCount(contract, length, newest)
  // Nobody is reminded who never owed.
  if (kind !== 'reminder' || areMadeUp(contract, length)) return length
  return Math.min(length, contract.payments?.reminded ?? 0)
}

/** A document of a list, by its id; `undefined` where the list has none. */
export const printedListed = (
  world: World,
  contract: Contract,
  kind: ListedKind,
  id: string,
): PrintedDocument | undefined => {
  const entry = listOf(world, contract, kind).byId(id)
  return (
    entry && {
      ...listedDocument(kind, entry, printedContract(contract)),
      ...letterData(world, contract, kind, entry),
    }
  )
}

/** The documents of a life policy, in their groups. */
export const policyDocuments = (world: World, contract: Contract) => ({
  regular: listOf(world, contract, groups.regular).slice(),
  clause: listOf(world, contract, groups.clause).slice(),
  buyback: listOf(world, contract, groups.buyback).slice(),
  topUp: listOf(world, contract, groups.topUp).slice(),
})

/** A document of a life policy, by its id; `undefined` where no group has it. */
export const printedPolicy = (world: World, contract: Contract, id: string): PrintedDocument | undefined =>
  Object.values(groups)
    .map((kind) => printedListed(world, contract, kind, id))
    .find((document) => document !== undefined)
