import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { type CardPayment, isPaid, isRefusedByBank } from '../payments/paid'
import { periodAround } from '../seed/period'
import type { VehicleContract } from '../state'
import { isoDaysFrom } from '../time/days'
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
  if (isPaid(asked)) header.debt = null
  const start = Date.parse(day)
  header.insurancePeriod = periodAround(start, 0)
  header.insuranceValidDate = isoDaysFrom(start, 364)
  Object.assign(header.contract, {
    contractStatusId: 1,
    anniversaryDate: isoDaysFrom(start, 365),
    paymentNextperiod: day,
    terminationDate: null,
    terminationReasonId: null,
  } satisfies Partial<typeof header.contract>)
  return openCase(world, contract, {
    name: 'Szerződés reaktiválása',
    details: [['A reaktiválás napja', formatDate(day)]],
  })
}
