import { dayAt } from '../../../machines/today'
import type { AnnouncedTransfer, AwaitedTransfer, DueType, ListedCase, Money } from '../../../src/api/entities'
import { supersede } from '../cases/superseded'
import type { Contract, KeptCase } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { accountFor } from './account'
import { setAgainstDue } from './booking'
import { duePayments } from './due'
import { awaited, paymentsMemory } from './memory'
import { dueFirst, owedDays, wholeDebt } from './owed'
import type { KeptTransfer } from './slice'

/** Days from the announcement of a transfer to its arrival. */
const TAKES = 2

const AGAIN = 'Később új átutalást jelzett ugyanerre, azt várjuk.'
const OTHERWISE = 'Időközben más módon fizette be, ezt az átutalást már nem várjuk.'
const TRANSFERRED = 'Később átutalást jelzett ugyanerre, azt várjuk.'
const PAID = 'Időközben befizette.'

interface Announced {
  readonly caseId: string
  readonly amount: Money
  readonly type?: DueType | undefined
}

/** The purpose of a transfer. Without one, the debt is paid first. */
const purposeOf = ({ type = 'DEBT' }: Pick<Announced, 'type'>): DueType => type

/** Drops the awaited transfers that are no longer expected and supersedes their cases. */
const drop = (store: Store, contract: Contract, reason: string, isVain: (transfer: KeptTransfer) => boolean): void => {
  for (const { caseId } of awaited(contract).filter(isVain)) supersede(store, contract, caseId, reason)
  paymentsMemory(contract).announced = awaited(contract).filter((transfer) => !isVain(transfer))
}

/** The awaited transfer with the same amount and purpose. Announcing it again changes nothing. */
export const sameTransfer = (
  contract: Contract,
  { amount, ...asked }: Omit<Announced, 'caseId'>,
): KeptTransfer | undefined =>
  awaited(contract).find((kept) => purposeOf(kept) === purposeOf(asked) && kept.amount.value === amount.value)

/**
 * The due item that is put off, and the start of its period if it is a premium. The same premium is first the next one,
 * then the current one, and then part of the debt.
 */
export const putOff = (store: Store, contract: Contract, type: DueType): NonNullable<KeptCase['postponed']> => {
  const premium = duePayments(store, contract).find(({ premiumType }) => premiumType === type)
  return { type, ...(premium && { from: premium.paymentPeriodStartDate }) }
}

/** Records the due item that the client of an existing case will pay later. */
export const postponeFor = (
  store: Store,
  contract: Contract,
  caseId: string | null | undefined,
  type: DueType | undefined,
): void => {
  const kept = contract.cases.find((each) => each.caseId === caseId)
  if (kept !== undefined && type !== undefined) kept.postponed = putOff(store, contract, type)
}

/** The due item that a case's client pays later, by its current type; `undefined` if absent or it was paid. */
const postponedNow = (
  store: Store,
  contract: Contract,
  { postponed }: Pick<KeptCase, 'postponed'>,
): DueType | undefined => {
  const from = postponed?.from
  if (from === undefined) return postponed?.type
  const due = duePayments(store, contract).find(({ paymentPeriodStartDate }) => paymentPeriodStartDate === from)
  return due?.premiumType ?? (paymentsMemory(contract).owed?.some((part) => part.from === from) ? 'DEBT' : undefined)
}

/** Removes a postponed item once it is paid or its transfer is announced. */
const settlePostponed = (store: Store, contract: Contract, reason: string, type: DueType): void => {
  for (const kept of contract.cases.filter((each) => postponedNow(store, contract, each) === type)) {
    delete kept.postponed
    supersede(store, contract, kept.caseId, reason)
  }
}

/**
 * Records that the client of a case pays an amount by transfer. It replaces an earlier transfer for the same purpose.
 */
export const announceTransfer = (store: Store, contract: Contract, { caseId, amount, type }: Announced): void => {
  drop(store, contract, AGAIN, (kept) => purposeOf(kept) === purposeOf({ type }))
  settlePostponed(store, contract, TRANSFERRED, purposeOf({ type }))
  const announced = { amount, date: dayAt(store.now()), caseId, ...(type && { type }) }
  paymentsMemory(contract).announced = [...awaited(contract), announced]
}

/** Drops the awaited transfer and the postponed item of a purpose that was paid in another way. */
export const paidOtherwise = (store: Store, contract: Contract, paidFor: DueType | undefined): void => {
  const purpose = purposeOf({ type: paidFor })
  drop(store, contract, OTHERWISE, (kept) => purposeOf(kept) === purpose)
  settlePostponed(store, contract, PAID, purpose)
}

/** The transfer that the client has announced and that has not arrived, or `null`. One for the debt comes first. */
export const announcedTransfer = (contract: Contract): AnnouncedTransfer | null => {
  const [first] = [...awaited(contract)].sort((one, other) => Number(isForDebt(other)) - Number(isForDebt(one)))
  return first ? { amount: first.amount, date: first.date, premiumType: first.type ?? null } : null
}

const isForDebt = (transfer: KeptTransfer): boolean => purposeOf(transfer) === 'DEBT'

/** The day on which the next announced transfer arrives; `undefined` if absent. */
export const transferDay = (contract: Contract): string | undefined => {
  const [next] = awaited(contract)
  return next && isoDaysFrom(Date.parse(next.date), TAKES)
}

/** Books the next transfer if it is due by now. */
export const settleTransfer = (store: Store, contract: Contract): void => {
  const [next, ...others] = awaited(contract)
  if (next === undefined || (transferDay(contract) ?? '') > dayAt(store.now())) return
  paymentsMemory(contract).announced = others
  settlePostponed(store, contract, PAID, purposeOf(next))
  setAgainstDue(store, contract, next.amount.value, next.type)
}

/** The transfer that a case waits for. */
const transferOf = (contract: Contract, { caseId }: Pick<KeptCase, 'caseId'>): KeptTransfer | undefined =>
  awaited(contract).find((transfer) => transfer.caseId === caseId)

/** The payment that a case still waits for: its transfer, or the item that the client put off. */
export const waitsFor = (store: Store, contract: Contract, kept: KeptCase): ListedCase['waitsFor'] => {
  if (transferOf(contract, kept)) return 'TRANSFER'
  return postponedNow(store, contract, kept) && dueFirst(store, contract) !== null ? 'PAYMENT' : undefined
}

/** Account, amount and deadline of the transfer that a case waits for; `undefined` if the amount is not known. */
export const awaitedTransferOf = (store: Store, contract: Contract, kept: KeptCase): AwaitedTransfer | undefined => {
  const announced = transferOf(contract, kept)
  const amount = announced ? stillAsked(store, contract, announced) : kept.priced?.amount
  if (amount === undefined) return undefined
  return { amount, ...(announced && deadlinesOf(store, contract, purposeOf(announced))), ...accountFor(contract) }
}

/** The amount of a transfer that is still due: at most the current debt. */
const stillAsked = (store: Store, contract: Contract, transfer: KeptTransfer): Money => {
  const owed = isForDebt(transfer) ? wholeDebt(store, contract) : null
  return owed && owed.value < transfer.amount.value ? owed : transfer.amount
}

const deadlinesOf = (store: Store, contract: Contract, type: DueType): Pick<AwaitedTransfer, 'deadline' | 'parts'> => {
  if (type !== 'DEBT')
    return { deadline: duePayments(store, contract).find(({ premiumType }) => premiumType === type)?.paymentDeadline }
  const days = owedDays(store, contract)
  return { deadline: days?.deadline, ...(days?.parts && { parts: days.parts }) }
}
