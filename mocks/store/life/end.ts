import { YEAR } from '../../../machines/cases/dateLimits'
import { dayAt } from '../../../machines/today'
import { type AskedTermination, openTermination, takesTermination } from '../contract/termination'
import type { LifeContract } from '../state'
import type { World } from '../store'
import { isoDaysFrom } from '../time/days'
import { awaitedTerminations, remember } from './effects'
import { settlementLines } from './endLines'
import { mayChange } from './menu'

interface Termination extends AskedTermination {
  readonly terminationDate?: string | undefined
}

/** Terminates a contract on a day to come, today where none is named, once it is signed. `undefined` where it cannot be. */
export const terminate = (world: World, contract: LifeContract, asked: Termination) => {
  const today = dayAt(world.now())
  const { terminationDate = today } = asked
  const isDay = terminationDate >= today && terminationDate <= isoDaysFrom(world.now(), YEAR)
  const isAllowed = mayChange(contract, 'terminate-insurance') && isDay
  if (!isAllowed || !takesTermination(world, contract, awaitedTerminations(contract), terminationDate, asked))
    return undefined
  const terminationReason = 'A szerződő felmondása'
  const opened = openTermination(world, contract, asked, {
    terminationReason,
    insuranceEndDate: terminationDate,
    details: settlementLines(world, contract),
  })
  remember(contract, opened.caseId, { kind: 'termination', date: terminationDate })
  return opened
}
