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

/** Lets everything come to pass on a life contract that is due by now, and to its accounts what the prices of the days bring. */
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

/** Money moves at the prices of its day, after what the days before it have brought about. */
const atPrices = (contract: LifeContract, { day, happens }: Passing): Passing => ({
  day,
  happens: (then) => {
    settleAccounts(then, contract)
    happens(then)
  },
})
