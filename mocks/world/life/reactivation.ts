import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { payDebt } from '../payments/balance'
import { periodPremium } from '../payments/due'
import { issueInvoice, keepInvoices } from '../payments/invoiced'
import { type CardPayment, isPaid, isRefusedByBank } from '../payments/paid'
import { yearUntil } from '../seed/period'
import type { LifeContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'
import type { World } from '../world'
import { memoryOf } from './memory'
import { isOffered, isRunning } from './menu'

/** How far ahead a contract can be brought back, in days. */
const AHEAD = 30

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
  const isInTime = day >= dayAt(world.now()) && day <= isoDaysFrom(world.now(), AHEAD)
  if (!isLapsed || !isInTime || isRefusedByBank(asked, header.debt?.value ?? 0)) return undefined
  if (isPaid(asked)) payDebt(contract, header.debt?.value ?? 0)
  memory.reactivation = day
  settleReactivation(world, contract)
  return openCase(world, contract, {
    name: 'Szerződés reaktiválása',
    details: [['A reaktiválás napja', formatDate(day)]],
    email: asked.email,
  })
}

/** Lets a contract run again whose day has come. */
export const settleReactivation = (world: World, contract: LifeContract): void => {
  const memory = memoryOf(contract)
  const { header } = contract
  const day = memory.reactivation
  if (day === undefined || day > dayAt(world.now())) return
  delete memory.reactivation
  keepInvoices(contract)
  if (memory.menuBefore !== null) header.enabledMenuItems = memory.menuBefore
  memory.menuBefore = null
  const anniversaryDate = monthsFrom(day, 12)
  const lastDay = isoDaysFrom(Date.parse(anniversaryDate), -1)
  header.insurancePeriod = yearUntil(lastDay)
  header.insuranceValidDate = lastDay
  Object.assign(header.contract, {
    contractStatusId: 1,
    anniversaryDate,
    paymentNextperiod: day,
    terminationDate: null,
    terminationReasonId: null,
  } satisfies Partial<typeof header.contract>)
  const premium = periodPremium(contract)
  if (premium !== undefined) issueInvoice(contract, day, premium)
}
