import { isNeverDue } from '../../../machines/cases/common/nextPremium'
import { dayAt } from '../../../machines/today'
import type { AnnouncedTransfer, AwaitedTransfer, DueType, ListedCase, Money } from '../../../src/api/entities'
import { reject, supersede } from '../cases/superseded'
import type { Contract, KeptCase } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { transferAccountOf } from './account'
import { allocatePayment } from './booking'
import { duePayments } from './due'
import { awaitedTransfers, paymentsMemory } from './memory'
import { amountDueFirst, currentDebtDays, wholeDebt } from './owed'
import { currentTypeOf, type DueItem, purposeOf } from './purpose'
import type { KeptTransfer } from './slice'

/** Days from the announcement of a transfer to its arrival. */
const TRANSFER_DAYS = 2

const ANNOUNCED_AGAIN_REASON = 'Később új átutalást jelzett ugyanerre, azt várjuk.'
const PAID_OTHERWISE_REASON = 'Időközben más módon fizette be, ezt az átutalást már nem várjuk.'
const TRANSFERRED_REASON = 'Később átutalást jelzett ugyanerre, azt várjuk.'
const NEVER_DUE_REASON = 'Ez a díj nem lesz esedékes, nem kell befizetnie. Ha már átutalta, ügyfélszolgálatunk segít.'
const PAID_REASON = 'Időközben befizette.'

interface TransferNotice {
  readonly caseId: string
  readonly amount: Money
  readonly type?: DueType | undefined
  /** `true` if the case asks for more than the payment. It goes on if the transfer is no longer awaited. */
  readonly asksForMore?: true
}

/**
 * The debt or premium that has this type today. The result includes the first day of a premium's period, because a
 * premium's type changes: first `NEXT`, then `CURRENT`, then `DEBT`.
 */
export const dueItemOf = (store: Store, contract: Contract, type: DueType): DueItem => {
  const premium = duePayments(store, contract).find(({ premiumType }) => premiumType === type)
  return { type, ...(premium && { from: premium.paymentPeriodStartDate }) }
}

/** Removes the awaited transfers that `isObsolete` selects, and marks the cases that only pay as superseded. */
const dropTransfers = (
  store: Store,
  contract: Contract,
  reason: string,
  isObsolete: (transfer: KeptTransfer) => boolean,
): void => {
  for (const { caseId, asksForMore } of awaitedTransfers(contract).filter(isObsolete))
    if (asksForMore === undefined) supersede(store, contract, caseId, reason)
  paymentsMemory(contract).announced = awaitedTransfers(contract).filter((transfer) => !isObsolete(transfer))
}

/**
 * Returns the announced transfer that has the same amount and purpose and has not arrived; `undefined` if none
 * exists. If there is one, the caller returns the case of this transfer and records no second transfer.
 */
export const findSameTransfer = (
  store: Store,
  contract: Contract,
  { amount, type = 'DEBT' }: Omit<TransferNotice, 'caseId'>,
): KeptTransfer | undefined =>
  awaitedTransfers(contract).find(
    (transfer) => purposeOf(store, contract, transfer) === type && transfer.amount.value === amount.value,
  )

/** Records on a case the debt or premium that the client will pay later. */
export const recordPostponedItem = (
  store: Store,
  contract: Contract,
  caseId: string | null | undefined,
  type: DueType | undefined,
): void => {
  const keptCase = contract.cases.find((each) => each.caseId === caseId)
  if (keptCase !== undefined && type !== undefined) keptCase.postponed = dueItemOf(store, contract, type)
}

/**
 * The current type of the debt or premium that the client of a case will pay later. `undefined` if the client did not
 * choose to pay later, or the premium was paid.
 */
const postponedTypeOf = (
  store: Store,
  contract: Contract,
  { postponed }: Pick<KeptCase, 'postponed'>,
): DueType | undefined => postponed && currentTypeOf(store, contract, postponed)

/**
 * Supersedes the cases where the client chose to pay a debt or premium of this type later, because the client has
 * since paid it or announced a transfer.
 */
const settlePostponed = (store: Store, contract: Contract, reason: string, type: DueType): void => {
  for (const keptCase of contract.cases.filter((each) => postponedTypeOf(store, contract, each) === type)) {
    delete keptCase.postponed
    supersede(store, contract, keptCase.caseId, reason)
  }
}

/**
 * Records that the client of a case pays by transfer. The new transfer replaces an earlier one for the same purpose.
 */
export const announceTransfer = (
  store: Store,
  contract: Contract,
  { caseId, amount, type, asksForMore }: TransferNotice,
): void => {
  const purpose = type ?? 'DEBT'
  dropTransfers(store, contract, ANNOUNCED_AGAIN_REASON, (transfer) => purposeOf(store, contract, transfer) === purpose)
  settlePostponed(store, contract, TRANSFERRED_REASON, purpose)
  const newTransfer = {
    ...{ amount, date: dayAt(store.now()), caseId, ...(asksForMore && { asksForMore }) },
    ...(type && dueItemOf(store, contract, type)),
  }
  paymentsMemory(contract).announced = [...awaitedTransfers(contract), newTransfer]
}

/**
 * Removes the awaited transfer and the postponed payment for a purpose, because the client has paid in another way.
 * `reason`: the text for the case of the transfer.
 */
export const dropAwaitedPayments = (
  store: Store,
  contract: Contract,
  purpose: DueType = 'DEBT',
  reason: string = PAID_OTHERWISE_REASON,
): void => {
  dropTransfers(store, contract, reason, (transfer) => purposeOf(store, contract, transfer) === purpose)
  settlePostponed(store, contract, PAID_REASON, purpose)
}

/**
 * Rejects the transfers and postponed payments of premiums that never fall due: the contract ends before the period, or
 * the insurer charges no premium for it.
 */
export const rejectPaymentsNeverDue = (store: Store, contract: Contract): void => {
  const isObsolete = ({ type, from }: Pick<KeptTransfer, 'type' | 'from'>): boolean =>
    type !== undefined &&
    from !== undefined &&
    (isNeverDue(contract.header, from) ||
      (from > dayAt(store.now()) && currentTypeOf(store, contract, { type, from }) === undefined))
  for (const { caseId } of awaitedTransfers(contract).filter(isObsolete))
    reject(store, contract, caseId, NEVER_DUE_REASON)
  paymentsMemory(contract).announced = awaitedTransfers(contract).filter((transfer) => !isObsolete(transfer))
  for (const keptCase of contract.cases) {
    if (keptCase.postponed === undefined || !isObsolete(keptCase.postponed)) continue
    delete keptCase.postponed
    reject(store, contract, keptCase.caseId, NEVER_DUE_REASON)
  }
}

/** The transfers that the client has announced and that have not arrived. */
export const announcedTransfers = (store: Store, contract: Contract): AnnouncedTransfer[] =>
  awaitedTransfers(contract).map(({ amount, date, type, from }) => ({
    ...{ amount, date },
    premiumType: type === undefined ? null : purposeOf(store, contract, { type, from }),
  }))

/** The day on which the next announced transfer arrives; `undefined` if none is announced. */
export const transferDay = (contract: Contract): string | undefined => {
  const [nextTransfer] = awaitedTransfers(contract)
  return nextTransfer && isoDaysFrom(Date.parse(nextTransfer.date), TRANSFER_DAYS)
}

/** Books the next announced transfer if its arrival day has come. */
export const settleTransfer = (store: Store, contract: Contract): void => {
  const [nextTransfer, ...laterTransfers] = awaitedTransfers(contract)
  if (nextTransfer === undefined || (transferDay(contract) ?? '') > dayAt(store.now())) return
  paymentsMemory(contract).announced = laterTransfers
  const purpose = purposeOf(store, contract, nextTransfer)
  settlePostponed(store, contract, PAID_REASON, purpose)
  allocatePayment(store, contract, nextTransfer.amount.value, nextTransfer.type && purpose)
}

const transferOfCase = (contract: Contract, { caseId }: Pick<KeptCase, 'caseId'>): KeptTransfer | undefined =>
  awaitedTransfers(contract).find((transfer) => transfer.caseId === caseId)

/**
 * Returns `TRANSFER` if a case waits for an announced transfer, `PAYMENT` if its client chose to pay later and has not
 * paid yet, and otherwise `undefined`.
 */
export const awaitedPaymentOf = (store: Store, contract: Contract, keptCase: KeptCase): ListedCase['waitsFor'] => {
  if (transferOfCase(contract, keptCase)) return 'TRANSFER'
  return postponedTypeOf(store, contract, keptCase) && amountDueFirst(store, contract) !== null ? 'PAYMENT' : undefined
}

/** Account, amount and deadline of the transfer that a case waits for; `undefined` if the amount is not known. */
export const awaitedTransferOf = (
  store: Store,
  contract: Contract,
  keptCase: KeptCase,
): AwaitedTransfer | undefined => {
  const transfer = transferOfCase(contract, keptCase)
  const amount = transfer ? amountStillDue(store, contract, transfer) : keptCase.priced?.amount
  if (amount === undefined) return undefined
  return {
    amount,
    ...(transfer && deadlinesOf(store, contract, purposeOf(store, contract, transfer))),
    ...transferAccountOf(contract),
  }
}

/** The amount that an announced transfer still has to pay. For a debt, this is at most the current debt. */
const amountStillDue = (store: Store, contract: Contract, transfer: KeptTransfer): Money => {
  const debt = purposeOf(store, contract, transfer) === 'DEBT' ? wholeDebt(store, contract) : null
  return debt && debt.value < transfer.amount.value ? debt : transfer.amount
}

const deadlinesOf = (store: Store, contract: Contract, type: DueType): Pick<AwaitedTransfer, 'deadline' | 'parts'> => {
  if (type !== 'DEBT')
    return { deadline: duePayments(store, contract).find(({ premiumType }) => premiumType === type)?.paymentDeadline }
  const debtDays = currentDebtDays(store, contract)
  return { deadline: debtDays?.deadline, ...(debtDays?.parts && { parts: debtDays.parts }) }
}
