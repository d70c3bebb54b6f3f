import { settleAccounts } from '../accounts/settle'
import { type Passing, passTime } from '../contract/passing'
import { transfer, whileItRuns } from '../contract/premiums'
import { tellTermination } from '../contract/termination'
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
  passTime(store, () => coming(store, contract).map((passing) => passing && atPrices(contract, passing)))
  settleAccounts(store, contract)
  tellTermination(contract, awaitedTerminations(contract))
}

const coming = (store: Store, contract: LifeContract): readonly (Passing | undefined)[] => {
  if (contract.isProposal) return effects(store, contract)
  const byItself = [...paperPayouts(store, contract), ...effects(store, contract)]
  return isRunning(contract)
    ? whileItRuns(store, contract, {
        year: anniversary(contract),
        coming: byItself,
        lapse: (then, endDate) => endUnpaid(then, contract, endDate),
      })
    : [transfer(contract), reactivation(contract), ...byItself]
}

/** Wraps an event: the accounts are settled up to its day first, so that the prices of that day apply. */
const atPrices = (contract: LifeContract, { day, happens }: Passing): Passing => ({
  day,
  happens: (then) => {
    settleAccounts(then, contract)
    happens(then)
  },
})
