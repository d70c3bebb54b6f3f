import { settleTransfer, transferDay } from '../payments/announced'
import { periodBegins } from '../payments/periods'
import { lapseDay, missedPremium, reminder } from '../payments/unpaid'
import type { Contract } from '../state'
import type { Store } from '../store'
import { dayAfter } from '../time/period'
import type { Passing } from './passing'

/** How a contract of an area goes on, and how it ends. */
interface Course {
  /** What comes to pass besides premiums while it runs. */
  readonly coming: readonly (Passing | undefined)[]
  /** That its next insurance year begins. */
  readonly year: Passing | undefined
  /** Ends it with a day, since its premiums were not paid. */
  lapse(then: Store, endDate: string): void
}

/** What comes to pass on a contract that runs, whatever its area. */
export const whileItRuns = (store: Store, contract: Contract, { coming, year, lapse }: Course) => [
  transfer(contract),
  // Before the next period begins, what is left of the one before it is settled.
  missedPremium(store, contract),
  lapsed(contract, lapse),
  year,
  periodBegins(store, contract),
  reminder(store, contract),
  ...coming,
]

/** That the transfer comes in which the contract's client has decided on. */
export const transfer = (contract: Contract): Passing | undefined => {
  const day = transferDay(contract)
  return day === undefined ? undefined : { day, happens: (then) => settleTransfer(then, contract) }
}

const lapsed = (contract: Contract, lapse: Course['lapse']): Passing | undefined => {
  const endDate = lapseDay(contract)
  return endDate === undefined ? undefined : { day: dayAfter(endDate), happens: (then) => lapse(then, endDate) }
}
