import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import type { Passing } from '../contract/passing'
import { canRunFrom, runFrom } from '../contract/reactivated'
import { announceTransfer } from '../payments/announced'
import { payDebt } from '../payments/balance'
import { type CardPayment, isPaid, isRefusedByBank } from '../payments/paid'
import type { LifeContract } from '../state'
import type { World } from '../world'
import { memoryOf } from './memory'
import { isOffered, isRunning } from './menu'

interface Reactivation extends CardPayment {
  readonly reactivateDate: string
  readonly email?: string | null | undefined
}

/**
 * Brings back a contract that ended unpaid: it runs from the day on, and not before; what was paid by card is owed no more.
 * `undefined` where it runs, will run again or ended otherwise, the day is past or too far ahead, or the payment failed.
 */
export const reactivate = (world: World, contract: LifeContract, asked: Reactivation): CaseResult | undefined => {
  const { header } = contract
  const memory = memoryOf(contract)
  const day = asked.reactivateDate
  const isLapsed = !isRunning(contract) && isOffered(contract, 'reactivate') && memory.reactivation === undefined
  if (!isLapsed || !canRunFrom(world, day) || isRefusedByBank(asked, header.debt?.value ?? 0)) return undefined
  if (isPaid(asked)) payDebt(contract, header.debt?.value ?? 0)
  memory.reactivation = day
  if (day === dayAt(world.now())) runAgain(contract, day)
  const opened = openCase(world, contract, {
    name: 'Szerződés reaktiválása',
    details: [['A reaktiválás napja', formatDate(day)]],
    email: asked.email,
  })
  // It is paid by card, or by a transfer.
  if (header.debt) announceTransfer(world, contract, { caseId: opened.caseId, amount: header.debt, type: 'DEBT' })
  return opened
}

/** That a contract runs again whose day has come. */
export const reactivation = (contract: LifeContract): Passing | undefined => {
  const { reactivation: day } = memoryOf(contract)
  return day === undefined ? undefined : { day, happens: () => runAgain(contract, day) }
}

const runAgain = (contract: LifeContract, day: string): void => {
  const memory = memoryOf(contract)
  delete memory.reactivation
  if (memory.menuBefore !== null) contract.header.enabledMenuItems = memory.menuBefore
  memory.menuBefore = null
  runFrom(contract, day)
}
