import { dayAt } from '../../../machines/today'
import type { AnnouncedTransfer, DueType, ListedCase, Money } from '../../../src/api/entities'
import type { Contract, KeptCase } from '../state'
import { isoDaysFrom } from '../time/days'
import type { World } from '../world'
import { bookPayment } from './booking'
import { paymentsMemory } from './memory'
import { dueFirst } from './owed'

/** How many days a transfer takes from when it was decided on. */
const TAKES = 2

/** Notes that the client of a case pays an amount by transfer, of what is said or else of what is due first. */
export const announceTransfer = (
  world: World,
  contract: Contract,
  { caseId, amount, type }: { readonly caseId: string; readonly amount: Money; readonly type?: DueType | undefined },
): void => {
  paymentsMemory(contract).announced = { amount, date: dayAt(world.now()), caseId, ...(type && { type }) }
}

/** The transfer that a contract's client has decided on, and that has not come in yet. */
export const announcedTransfer = (contract: Contract): AnnouncedTransfer | null => {
  const { announced } = paymentsMemory(contract)
  return announced ? { amount: announced.amount, date: announced.date, premiumType: announced.type ?? null } : null
}

/** The day on which the announced transfer comes in; `undefined` where there is none. */
export const transferDay = (contract: Contract): string | undefined => {
  const announced = contract.payments?.announced
  return announced && isoDaysFrom(Date.parse(announced.date), TAKES)
}

/** Lets a transfer come in that is due by now. */
export const settleTransfer = (world: World, contract: Contract): void => {
  const announced = contract.payments?.announced
  if (announced === undefined || (transferDay(contract) ?? '') > dayAt(world.now())) return
  bookPayment(world, contract, announced.amount.value, announced.type)
}

/** What a case of a payment still waits for: its transfer, or that the client pays what was put off. */
export const waitsFor = (
  world: World,
  contract: Contract,
  { caseId, isPostponed }: KeptCase,
): ListedCase['waitsFor'] => {
  if (contract.payments?.announced?.caseId === caseId) return 'TRANSFER'
  return isPostponed && dueFirst(world, contract) !== null ? 'PAYMENT' : undefined
}
