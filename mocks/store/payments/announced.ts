import { dayAt } from '../../../machines/today'
import type { AnnouncedTransfer, AwaitedTransfer, DueType, ListedCase, Money } from '../../../src/api/entities'
import { supersede } from '../cases/superseded'
import type { Contract, KeptCase } from '../state'
import type { World } from '../store'
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
const drop = (world: World, contract: Contract, reason: string, isVain: (transfer: KeptTransfer) => boolean): void => {
  for (const { caseId } of awaited(contract).filter(isVain)) supersede(world, contract, caseId, reason)
  paymentsMemory(contract).announced = awaited(contract).filter((transfer) => !isVain(transfer))
}

/** The case of a transfer that is awaited already: who announces it once more has nothing new to say. */
export const sameTransfer = (
  contract: Contract,
  { amount, ...asked }: Omit<Announced, 'caseId'>,
): KeptTransfer | undefined =>
  awaited(contract).find((kept) => purposeOf(kept) === purposeOf(asked) && kept.amount.value === amount.value)

/** What is put off, and where it is a premium, of which period: this one is the next, then the current, and then owed. */
export const putOff = (world: World, contract: Contract, type: DueType): NonNullable<KeptCase['postponed']> => {
  const premium = duePayments(world, contract).find(({ premiumType }) => premiumType === type)
  return { type, ...(premium && { from: premium.paymentPeriodStartDate }) }
}

/** Notes what the client of a case pays later, who says so once it is there. */
export const postponeFor = (
  world: World,
  contract: Contract,
  caseId: string | null | undefined,
  type: DueType | undefined,
): void => {
  const kept = contract.cases.find((each) => each.caseId === caseId)
  if (kept !== undefined && type !== undefined) kept.postponed = putOff(world, contract, type)
}

/** What a case's client pays later, as it is called by now; `undefined` where nothing is, or it was paid meanwhile. */
const postponedNow = (
  world: World,
  contract: Contract,
  { postponed }: Pick<KeptCase, 'postponed'>,
): DueType | undefined => {
  const from = postponed?.from
  if (from === undefined) return postponed?.type
  const due = duePayments(world, contract).find(({ paymentPeriodStartDate }) => paymentPeriodStartDate === from)
  return due?.premiumType ?? (paymentsMemory(contract).owed?.some((part) => part.from === from) ? 'DEBT' : undefined)
}

/** Lets go of what was put off, once it is paid or on its way. */
const settlePostponed = (world: World, contract: Contract, reason: string, type: DueType): void => {
  for (const kept of contract.cases.filter((each) => postponedNow(world, contract, each) === type)) {
    delete kept.postponed
    supersede(world, contract, kept.caseId, reason)
  }
}

/** Notes that the client of a case pays an amount by transfer, in the place of another one for the same. */
export const announceTransfer = (world: World, contract: Contract, { caseId, amount, type }: Announced): void => {
  drop(world, contract, AGAIN, (kept) => purposeOf(kept) === purposeOf({ type }))
  settlePostponed(world, contract, TRANSFERRED, purposeOf({ type }))
  const announced = { amount, date: dayAt(world.now()), caseId, ...(type && { type }) }
  paymentsMemory(contract).announced = [...awaited(contract), announced]
}

/** Whoever pays for something otherwise does not pay once more by a transfer. */
export const paidOtherwise = (world: World, contract: Contract, paidFor: DueType | undefined): void => {
  const purpose = purposeOf({ type: paidFor })
  drop(world, contract, OTHERWISE, (kept) => purposeOf(kept) === purpose)
  settlePostponed(world, contract, PAID, purpose)
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
export const settleTransfer = (world: World, contract: Contract): void => {
  const [next, ...others] = awaited(contract)
  if (next === undefined || (transferDay(contract) ?? '') > dayAt(world.now())) return
  paymentsMemory(contract).announced = others
  settlePostponed(world, contract, PAID, purposeOf(next))
  setAgainstDue(world, contract, next.amount.value, next.type)
}

/** The transfer that a case waits for. */
const transferOf = (contract: Contract, { caseId }: Pick<KeptCase, 'caseId'>): KeptTransfer | undefined =>
  awaited(contract).find((transfer) => transfer.caseId === caseId)

/** What a case of a payment still waits for: its transfer, or that the client pays what was put off. */
export const waitsFor = (world: World, contract: Contract, kept: KeptCase): ListedCase['waitsFor'] => {
  if (transferOf(contract, kept)) return 'TRANSFER'
  return postponedNow(world, contract, kept) && dueFirst(world, contract) !== null ? 'PAYMENT' : undefined
}

/** What the transfer needs that a case waits for: where to, how much, and until when; `undefined` where nobody knows how much. */
export const awaitedTransferOf = (world: World, contract: Contract, kept: KeptCase): AwaitedTransfer | undefined => {
  const announced = transferOf(contract, kept)
  const amount = announced ? stillAsked(world, contract, announced) : kept.priced?.amount
  if (amount === undefined) return undefined
  return { amount, ...(announced && deadlinesOf(world, contract, purposeOf(announced))), ...accountFor(contract) }
}

/** How much of a transfer is still asked for: no more than what is owed by now. */
const stillAsked = (world: World, contract: Contract, transfer: KeptTransfer): Money => {
  const owed = isForDebt(transfer) ? wholeDebt(world, contract) : null
  return owed && owed.value < transfer.amount.value ? owed : transfer.amount
}

const deadlinesOf = (world: World, contract: Contract, type: DueType): Pick<AwaitedTransfer, 'deadline' | 'parts'> => {
  if (type !== 'DEBT')
    return { deadline: duePayments(world, contract).find(({ premiumType }) => premiumType === type)?.paymentDeadline }
  const days = owedDays(world, contract)
  return { deadline: days?.deadline, ...(days?.parts && { parts: days.parts }) }
}
