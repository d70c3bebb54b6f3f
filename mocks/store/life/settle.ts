import { settleAccounts } from '../accounts/settle'
import { runningEvents, transferEvent } from '../contract/premiums'
import { writeTermination } from '../contract/termination'
import { applyDueEvents, type TimedEvent } from '../contract/timedEvents'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { anniversaryEvent } from './anniversary'
import { dueEffects, requestedTerminationsOf } from './effects'
import { endForNonPayment } from './ending'
import { rejectUnconfirmed } from './givingWay'
import { isRunning } from './menu'
import { paperPayoutEvents } from './paperBuyBack'
import { reactivationEvent } from './reactivation'

/** Applies all events of a life contract that are due by now, and each day's prices to its accounts. */
export const settleLife = (store: Store, contract: LifeContract): void => {
  applyDueEvents(store, () =>
    upcomingEvents(store, contract).map((event) => event && withSettledAccounts(contract, event)),
  )
  settleAccounts(store, contract)
  writeTermination(contract, requestedTerminationsOf(contract))
  rejectUnconfirmed(store, contract)
}

const upcomingEvents = (store: Store, contract: LifeContract): readonly (TimedEvent | undefined)[] => {
  if (contract.isProposal) return dueEffects(store, contract)
  const automaticEvents = [...paperPayoutEvents(store, contract), ...dueEffects(store, contract)]
  return isRunning(contract)
    ? runningEvents(store, contract, {
        year: anniversaryEvent(contract),
        coming: automaticEvents,
        lapse: (storeThatDay, endDate) => endForNonPayment(storeThatDay, contract, endDate),
      })
    : [transferEvent(contract), reactivationEvent(contract), ...automaticEvents]
}

/** Wraps an event. The accounts are first updated to the day of the event, so that the event uses that day's prices. */
const withSettledAccounts = (contract: LifeContract, { day, happens }: TimedEvent): TimedEvent => ({
  day,
  happens: (storeThatDay) => {
    settleAccounts(storeThatDay, contract)
    happens(storeThatDay)
  },
})
