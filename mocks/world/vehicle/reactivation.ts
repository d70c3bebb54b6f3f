import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { periodPremium } from '../payments/due'
import { issueInvoice, keepInvoices } from '../payments/invoiced'
import { type CardPayment, isPaid, isRefusedByBank } from '../payments/paid'
import { yearUntil } from '../seed/period'
import type { VehicleContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'
import type { World } from '../world'
import { isRunning } from './memory'
import { NON_PAYMENT } from './reasons'

interface Reactivation extends CardPayment {
  readonly reactivateDate: string
}

/**
 * Brings back a contract that ended because its premium was not paid: it runs for a year from the day on, and what was
 * paid by card is owed no more. `undefined` where it runs or ended otherwise, the day is past or the payment failed.
 */
export const reactivateVehicle = (
  world: World,
  contract: VehicleContract,
  asked: Reactivation,
): CaseResult | undefined => {
  const { header } = contract
  const day = asked.reactivateDate
  const isLapsed = !isRunning(contract) && header.contract.terminationReasonId === NON_PAYMENT
  if (!isLapsed || day < dayAt(world.now()) || isRefusedByBank(asked, header.debt?.value ?? 0)) return undefined
  keepInvoices(contract)
  if (isPaid(asked)) header.debt = null
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
  if (premium !== undefined && day === dayAt(world.now())) issueInvoice(contract, day, premium)
  return openCase(world, contract, {
    name: 'Szerződés reaktiválása',
    details: [['A reaktiválás napja', formatDate(day)]],
  })
}
