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

/** How many days a transfer takes from when it was decided on. */
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

/** What is owed is paid first, where nobody says what a transfer is for. */
const purposeOf = ({ type = 'DEBT' }: Pick<Announced, 'type'>): DueType => type

/** Lets go of those that are awaited in vain. */
const drop = (store: Store, contract: Contract, reason: string, isVain: (transfer: KeptTransfer) => boolean): void => {
  for (const { caseId } of awaited(contract).filter(isVain)) supersede(store, contract, caseId, reason)
  paymentsMemory(contract).announced = awaited(contract).filter((transfer) => !isVain(transfer))
}

/** The case of a transfer that is awaited already: who announces it once more has nothing new to say. */
export const sameTransfer = (
  contract: Contract,
  { amount, ...asked }: Omit<Announced, 'caseId'>,
): KeptTransfer | undefined =>
  awaited(contract).find((kept) => purposeOf(kept) === purposeOf(asked) && kept.amount.value === amount.value)

/** What is put off, and where it is a premium, of which period: this one is the next, then the current, and then owed. */
export const putOff = (store: Store, contract: Contract, type: DueType): NonNullable<KeptCase['postponed']> => {
  const premium = duePayments(store, contract).find(({ premiumType }) => premiumType === type)
  return { type, ...(premium && { from: premium.paymentPeriodStartDate }) }
}

/** Notes what the client of a case pays later, who says so once it is there. */
export const postponeFor = (
  store: Store,
  contract: Contract,
  caseId: string | null | undefined,
  type: DueType | undefined,
): void => {
  const kept = contract.cases.find((each) => each.caseId === caseId)
  if (kept !== undefined && type !== undefined) kept.postponed = putOff(store, contract, type)
}

/** What a case's client pays later, as it is called by now; `undefined` where nothing is, or it was paid meanwhile. */
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

/** Lets go of what was put off, once it is paid or on its way. */
const settlePostponed = (store: Store, contract: Contract, reason: string, type: DueType): void => {
  for (const kept of contract.cases.filter((each) => postponedNow(store, contract, each) === type)) {
    delete kept.postponed
    supersede(store, contract, kept.caseId, reason)
  }
}

/** Notes that the client of a case pays an amount by transfer, in the place of another one for the same. */
export const announceTransfer = (store: Store, contract: Contract, { caseId, amount, type }: Announced): void => {
  drop(store, contract, AGAIN, (kept) => purposeOf(kept) === purposeOf({ type }))
  settlePostponed(store, contract, TRANSFERRED, purposeOf({ type }))
  const announced = { amount, date: dayAt(store.now()), caseId, ...(type && { type }) }
  paymentsMemory(contract).announced = [...awaited(contract), announced]
}

/** Whoever pays for something otherwise does not pay once more by a transfer. */
export const paidOtherwise = (store: Store, contract: Contract, paidFor: DueType | undefined): void => {
  const purpose = purposeOf({ type: paidFor })
  drop(store, contract, OTHERWISE, (kept) => purposeOf(kept) === purpose)
  settlePostponed(store, contract, PAID, purpose)
}

/** The transfer that a contract's client has decided on, and that has not come in yet: the one for what is owed before others. */
export const announcedTransfer = (contract: Contract): AnnouncedTransfer | null => {
  const [first] = [...awaited(contract)].sort((one, other) => Number(isForDebt(other)) - Number(isForDebt(one)))
  return first ? { amount: first.amount, date: first.date, premiumType: first.type ?? null } : null
}

const isForDebt = (transfer: KeptTransfer): boolean => purposeOf(transfer) === 'DEBT'

/** The day on which the next announced transfer comes in; `undefined` where there is none. */
export const transferDay = (contract: Contract): string | undefined => {
  const [next] = awaited(contract)
  return next && isoDaysFrom(Date.parse(next.date), TAKES)
}

/** Lets the next transfer come in, where it is due by now. */
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

/** What a case of a payment still waits for: its transfer, or that the client pays what was put off. */
export const waitsFor = (store: Store, contract: Contract, kept: KeptCase): ListedCase['waitsFor'] => {
  if (transferOf(contract, kept)) return 'TRANSFER'
  return postponedNow(store, contract, kept) && dueFirst(store, contract) !== null ? 'PAYMENT' : undefined
}

/** What the transfer needs that a case waits for: where to, how much, and until when; `undefined` where nobody knows how much. */
export const awaitedTransferOf = (store: Store, contract: Contract, kept: KeptCase): AwaitedTransfer | undefined => {
  const announced = transferOf(contract, kept)
  const amount = announced ? stillAsked(store, contract, announced) : kept.priced?.amount
  if (amount === undefined) return undefined
  return { amount, ...(announced && deadlinesOf(store, contract, purposeOf(announced))), ...accountFor(contract) }
}

/** How much of a transfer is still asked for: no more than what is owed by now. */
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
