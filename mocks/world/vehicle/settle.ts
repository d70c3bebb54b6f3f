import { dayAt } from '../../../machines/today'
import { settleTransfer, transferDay } from '../payments/announced'
import type { VehicleContract } from '../state'
import type { World } from '../world'
import { anniversary } from './anniversary'
import { isRunning } from './memory'
import type { Passing } from './passing'
import { periodBegins } from './periods'
import { reactivation } from './reactivation'
import { removalEnd } from './removalEnd'
import { tellTermination, termination } from './termination'
import { lapse, missedPremium, reminder } from './unpaid'

/** Lets everything come to pass on a vehicle's contract that is due by now, one after the other, each on its own day. */
export const settleVehicle = (world: World, contract: VehicleContract): void => {
  tellTermination(contract)
  const today = dayAt(world.now())
  for (let next = nextPassing(world, contract); next && next.day <= today; next = nextPassing(world, contract)) {
    const { day } = next
    next.happens({ ...world, now: () => (day === today ? world.now() : Date.parse(day)) })
  }
}

/** What comes to pass next; of one day, what stands first. */
const nextPassing = (world: World, contract: VehicleContract): Passing | undefined => {
  const coming = isRunning(contract)
    ? [
        transfer(contract),
        // Before the next period begins, what is left of the one before it is settled.
        missedPremium(world, contract),
        lapse(contract),
        anniversary(contract),
        periodBegins(world, contract),
        reminder(world, contract),
        removalEnd(contract),
        termination(contract),
      ]
    : [transfer(contract), reactivation(contract)]
  return coming
    .filter((each) => each !== undefined)
    .reduce<Passing | undefined>((first, each) => (first && first.day <= each.day ? first : each), undefined)
}

const transfer = (contract: VehicleContract): Passing | undefined => {
  const day = transferDay(contract)
  return day === undefined ? undefined : { day, happens: (then) => settleTransfer(then, contract) }
}
