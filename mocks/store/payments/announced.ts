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

/** A due item at the time of an announcement: its type, and the start of its period if it is a premium. */
type Item = NonNullable<KeptCase['postponed']>

/** The due item of a type. Over time the same premium is first `NEXT`, then `CURRENT`, and then part of the `DEBT`. */
export const putOff = (store: Store, contract: Contract, type: DueType): Item => {
  const premium = duePayments(store, contract).find(({ premiumType }) => premiumType === type)
  return { type, ...(premium && { from: premium.paymentPeriodStartDate }) }
}

/** The current type of a due item; `undefined` if it was paid. */
const typeNow = (store: Store, contract: Contract, { type, from }: Item): DueType | undefined => {
  if (from === undefined) return type
  const due = duePayments(store, contract).find(({ paymentPeriodStartDate }) => paymentPeriodStartDate === from)
  return due?.premiumType ?? (paymentsMemory(contract).owed?.some((part) => part.from === from) ? 'DEBT' : undefined)
}

/** The current purpose of a transfer. A transfer without a purpose pays the debt. */
const purposeOf = (store: Store, contract: Contract, { type, from }: Pick<KeptTransfer, 'type' | 'from'>): DueType =>
  type === undefined ? 'DEBT' : (typeNow(store, contract, { type, ...(from && { from }) }) ?? type)

/** Removes the awaited transfers that `isVain` selects, and marks their cases as superseded. */
const drop = (store: Store, contract: Contract, reason: string, isVain: (transfer: KeptTransfer) => boolean): void => {
  for (const { caseId } of awaited(contract).filter(isVain)) supersede(store, contract, caseId, reason)
  paymentsMemory(contract).announced = awaited(contract).filter((transfer) => !isVain(transfer))
}

/** The awaited transfer with the same amount and purpose, or `undefined`. It is not recorded a second time. */
export const sameTransfer = (
  store: Store,
  contract: Contract,
  { amount, type = 'DEBT' }: Omit<Announced, 'caseId'>,
): KeptTransfer | undefined =>
  awaited(contract).find((kept) => purposeOf(store, contract, kept) === type && kept.amount.value === amount.value)

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

/** The current type of the due item that a case's client pays later; `undefined` if it is absent or paid. */
const postponedNow = (
  store: Store,
  contract: Contract,
  { postponed }: Pick<KeptCase, 'postponed'>,
): DueType | undefined => postponed && typeNow(store, contract, postponed)

/** Removes the postponed items of a type that were paid or announced as a transfer, and supersedes their cases. */
const settlePostponed = (store: Store, contract: Contract, reason: string, type: DueType): void => {
  for (const kept of contract.cases.filter((each) => postponedNow(store, contract, each) === type)) {
    delete kept.postponed
    supersede(store, contract, kept.caseId, reason)
  }
}

/** Records that the client of a case pays by transfer. This replaces an earlier transfer for the same purpose. */
export const announceTransfer = (store: Store, contract: Contract, { caseId, amount, type }: Announced): void => {
  const purpose = type ?? 'DEBT'
  drop(store, contract, AGAIN, (kept) => purposeOf(store, contract, kept) === purpose)
  settlePostponed(store, contract, TRANSFERRED, purpose)
  const announced = { amount, date: dayAt(store.now()), caseId, ...(type && putOff(store, contract, type)) }
  paymentsMemory(contract).announced = [...awaited(contract), announced]
}

/** Removes the awaited transfer and the postponed item of a purpose, because the purpose was paid in another way. */
export const paidOtherwise = (store: Store, contract: Contract, purpose: DueType = 'DEBT'): void => {
  drop(store, contract, OTHERWISE, (kept) => purposeOf(store, contract, kept) === purpose)
  settlePostponed(store, contract, PAID, purpose)
}

/** The transfers that the client has announced and that have not arrived. */
export const announcedTransfers = (store: Store, contract: Contract): AnnouncedTransfer[] =>
  awaited(contract).map(({ amount, date, type, from }) => ({
    ...{ amount, date },
    premiumType: type === undefined ? null : purposeOf(store, contract, { type, from }),
  }))

/** The day on which the next announced transfer arrives; `undefined` if none is announced. */
export const transferDay = (contract: Contract): string | undefined => {
  const [next] = awaited(contract)
  return next && isoDaysFrom(Date.parse(next.date), TAKES)
}

/** Books the next announced transfer if its arrival day has come. */
export const settleTransfer = (store: Store, contract: Contract): void => {
  const [next, ...others] = awaited(contract)
  if (next === undefined || (transferDay(contract) ?? '') > dayAt(store.now())) return
  paymentsMemory(contract).announced = others
  const purpose = purposeOf(store, contract, next)
  settlePostponed(store, contract, PAID, purpose)
  setAgainstDue(store, contract, next.amount.value, next.type && purpose)
}

/** The transfer that a case waits for. */
const transferOf = (contract: Contract, { caseId }: Pick<KeptCase, 'caseId'>): KeptTransfer | undefined =>
  awaited(contract).find((transfer) => transfer.caseId === caseId)

/** The payment that a case still waits for: `TRANSFER`, `PAYMENT` (of an item to be paid later) or `undefined`. */
export const waitsFor = (store: Store, contract: Contract, kept: KeptCase): ListedCase['waitsFor'] => {
  if (transferOf(contract, kept)) return 'TRANSFER'
  return postponedNow(store, contract, kept) && dueFirst(store, contract) !== null ? 'PAYMENT' : undefined
}

/** Account, amount and deadline of the transfer that a case waits for; `undefined` if the amount is not known. */
export const awaitedTransferOf = (store: Store, contract: Contract, kept: KeptCase): AwaitedTransfer | undefined => {
  const announced = transferOf(contract, kept)
  const amount = announced ? stillAsked(store, contract, announced) : kept.priced?.amount
  if (amount === undefined) return undefined
  return {
    amount,
    ...(announced && deadlinesOf(store, contract, purposeOf(store, contract, announced))),
    ...accountFor(contract),
  }
}

/** The amount of a transfer that is still due: at most the current debt. */
const stillAsked = (store: Store, contract: Contract, transfer: KeptTransfer): Money => {
  const owed = purposeOf(store, contract, transfer) === 'DEBT' ? wholeDebt(store, contract) : null
  return owed && owed.value < transfer.amount.value ? owed : transfer.amount
}

const deadlinesOf = (store: Store, contract: Contract, type: DueType): Pick<AwaitedTransfer, 'deadline' | 'parts'> => {
  if (type !== 'DEBT')
    return { deadline: duePayments(store, contract).find(({ premiumType }) => premiumType === type)?.paymentDeadline }
  const days = owedDays(store, contract)
  return { deadline: days?.deadline, ...(days?.parts && { parts: days.parts }) }
}
