import { settleTransfer, transferDay } from '../payments/announced'
import { periodStartEvent } from '../payments/periods'
import { lapseDay, missedPremiumEvent, overpaidPremiumEvent, reminderEvent } from '../payments/unpaid'
import type { Contract } from '../state'
import type { Store } from '../store'
import { dayAfter } from '../time/period'
import type { TimedEvent } from './timedEvents'

/** The timed events of a contract that depend on its product line, and its end because of unpaid premiums. */
interface ProductLineEvents {
  /** Further events of this product line while the contract is in force. */
  readonly coming: readonly (TimedEvent | undefined)[]
  /** The start of the contract's next insurance year. */
  readonly year: TimedEvent | undefined
  /** Ends the contract because its premiums were not paid. */
  lapse(storeThatDay: Store, endDate: string): void
}

/** Events of a contract in force, whatever its product line. */
export const runningEvents = (store: Store, contract: Contract, { coming, year, lapse }: ProductLineEvents) => [
  transferEvent(contract),
  overpaidPremiumEvent(store, contract),
  // A premium missed on the same day is processed before the next period begins.
  missedPremiumEvent(store, contract),
  lapseEvent(contract, lapse),
  year,
  periodStartEvent(store, contract),
  reminderEvent(store, contract),
  ...coming,
]

/** The arrival of the transfer that the client has announced. */
export const transferEvent = (contract: Contract): TimedEvent | undefined => {
  const day = transferDay(contract)
  return day === undefined ? undefined : { day, happens: (storeThatDay) => settleTransfer(storeThatDay, contract) }
}

const lapseEvent = (contract: Contract, lapse: ProductLineEvents['lapse']): TimedEvent | undefined => {
  const endDate = lapseDay(contract)
  return endDate === undefined
    ? undefined
    : { day: dayAfter(endDate), happens: (storeThatDay) => lapse(storeThatDay, endDate) }
}
