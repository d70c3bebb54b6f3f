import { settleAccounts } from '../accounts/settle'
import { type Passing, passTime } from '../contract/passing'
import { transfer, whileItRuns } from '../contract/premiums'
import { tellTermination } from '../contract/termination'
import type { LifeContract } from '../state'
import type { World } from '../store'
import { anniversary } from './anniversary'
import { awaitedTerminations, effects } from './effects'
import { endUnpaid } from './ending'
import { isRunning } from './menu'
import { paperPayouts } from './paperBuyBack'
import { reactivation } from './reactivation'

/** Lets everything come to pass on a life contract that is due by now, and to its accounts what the prices of the days bring. */
export const settleLife = (world: World, contract: LifeContract): void => {
  passTime(world, () => coming(world, contract).map((passing) => passing && atPrices(contract, passing)))
  settleAccounts(world, contract)
  tellTermination(contract, awaitedTerminations(contract))
}

const coming = (world: World, contract: LifeContract): readonly (Passing | undefined)[] => {
  if (contract.isProposal) return effects(world, contract)
  const byItself = [...paperPayouts(world, contract), ...effects(world, contract)]
  return isRunning(contract)
    ? whileItRuns(world, contract, {
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
