import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { type AskedTermination, openTermination, takesTermination } from '../contract/termination'
import { payDebt } from '../payments/balance'
import { type CardPayment, isPaid, isRefusedByBank } from '../payments/paid'
import { lastDayOf, yearUntil } from '../seed/period'
import type { LifeContract } from '../state'
import type { World } from '../world'
import { remember } from './effects'
import { memoryOf } from './memory'
import { isOffered, isRunning, mayChange } from './menu'

interface Termination extends AskedTermination {
  readonly terminationDate?: string | undefined
}

/** Terminates a contract on a day to come, today where none is named, once it is signed. `undefined` where it cannot be. */
export const terminate = (world: World, contract: LifeContract, asked: Termination) => {
  const today = dayAt(world.now())
  const { terminationDate = today } = asked
  const isAllowed = mayChange(contract, 'terminate-insurance') && terminationDate >= today
  if (!isAllowed || !takesTermination(world, contract, [], asked)) return undefined
  const terminationReason = 'A szerződő felmondása'
  const opened = openTermination(world, contract, asked, [
    ['Megszűnés napja', formatDate(terminationDate)],
    ['Megszűnés oka', terminationReason],
  ])
  remember(contract, opened.caseId, { kind: 'termination', date: terminationDate })
  return { ...opened, terminationReason }
}

interface Reactivation extends CardPayment {
  readonly reactivateDate: string
  readonly email?: string | null | undefined
}

/**
 * Brings back a contract that has ended: it runs, and what was paid by card is owed no more. `undefined` where it runs,
 * the day is past or the payment failed.
 */
export const reactivate = (world: World, contract: LifeContract, asked: Reactivation): CaseResult | undefined => {
  const { header } = contract
  const isLapsed = !isRunning(contract) && isOffered(contract, 'reactivate')
  if (!isLapsed || asked.reactivateDate < dayAt(world.now()) || isRefusedByBank(asked, header.debt?.value ?? 0))
    return undefined
  const memory = memoryOf(contract)
  if (memory.menuBefore !== null) header.enabledMenuItems = memory.menuBefore
  memory.menuBefore = null
  if (isPaid(asked)) payDebt(contract, header.debt?.value ?? 0)
  header.insurancePeriod ??= yearUntil(lastDayOf(world.now()))
  header.contract.contractStatusId = 1
  header.contract.terminationDate = null
  header.contract.terminationReasonId = null
  return openCase(world, contract, {
    name: 'Szerződés reaktiválása',
    details: [['Reaktiválás napja', formatDate(asked.reactivateDate)]],
    email: asked.email,
  })
}
