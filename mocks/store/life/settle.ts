import { settleAccounts } from '../accounts/settle'
import { applyDueEvents, type TimedEvent } from '../contract/passing'
import { runningEvents, transfer } from '../contract/premiums'
import { writeTermination } from '../contract/termination'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { anniversary } from './anniversary'
import { awaitedTerminations, effects } from './effects'
import { endUnpaid } from './ending'
import { isRunning } from './menu'
import { paperPayouts } from './paperBuyBack'
import { reactivation } from './reactivation'

/** Applies all events of a life contract that are due by now, and each day's prices to its accounts. */
export const settleLife = (store: Store, contract: LifeContract): void => {
  applyDueEvents(store, () => upcomingEvents(store, contract).map((event) => event && atPrices(contract, event)))
  settleAccounts(store, contract)
  writeTermination(contract, awaitedTerminations(contract))
}

const upcomingEvents = (store: Store, contract: LifeContract): readonly (TimedEvent | undefined)[] => {
  if (contract.isProposal) return effects(store, contract)
  const byItself = [...paperPayouts(store, contract), ...effects(store, contract)]
  return isRunning(contract)
    ? runningEvents(store, contract, {
        year: anniversary(contract),
        coming: byItself,
        lapse: (then, endDate) => endUnpaid(then, contract, endDate),
      })
    : [transfer(contract), reactivation(contract), ...byItself]
}

/** Wraps an event: the accounts are settled up to its day first, so that the prices of that day apply. */
const atPrices = (contract: LifeContract, { day, happens }: TimedEvent): TimedEvent => ({
  day,
  happens: (then) => {
    settleAccounts(then, contract)
    happens(then)
  },
})
