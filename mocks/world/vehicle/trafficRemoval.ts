import { dayAt } from '../../../machines/today'
import type { CaseResult, Money } from '../../../src/api/entities'
import { formatDate, formatMoney } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import type { VehicleContract } from '../state'
import { isoDaysFrom } from '../time/days'
import type { World } from '../world'
import { isRunning, vehicleMemory } from './memory'
import { yearlyPremiumOf } from './premium'

/** For how many days a vehicle may be out of traffic before its cover ends (about half a year). */
const LONGEST = 183

/** What a removal from traffic would mean. */
interface Removal {
  readonly validFromDate: string
  readonly validToDate: string
  readonly refund: Money | null
}

/**
 * What taking the vehicle out of traffic on a day means. `undefined` where it cannot be: it is out already, or the day
 * is past or after the end of the insurance period.
 */
export const previewRemoval = (world: World, contract: VehicleContract, day: string): Removal | undefined => {
  const { insuranceValidDate } = contract.header
  const isPossible = isRunning(contract) && vehicleMemory(contract).removedSince === null
  const isInTime = day >= dayAt(world.now()) && day <= (insuranceValidDate ?? '')
  if (!isPossible || !isInTime) return undefined
  return { validFromDate: day, validToDate: lastDayOut(day), refund: refundFrom(contract, day) }
}

/** Takes the vehicle out of traffic; `undefined` where it cannot be. */
export const removeFromTraffic = (world: World, contract: VehicleContract, day: string): CaseResult | undefined => {
  const removal = previewRemoval(world, contract, day)
  if (removal === undefined) return undefined
  vehicleMemory(contract).removedSince = day
  return openCase(world, contract, {
    name: 'Ideiglenes forgalomból kivonás bejelentése',
    details: [
      ['A forgalomból kivonás napja', formatDate(removal.validFromDate)],
      ['A fedezet legkésőbb eddig szünetel', formatDate(removal.validToDate)],
      ...(removal.refund === null ? [] : [['Visszajáró díj', formatMoney(removal.refund)] as const]),
    ],
  })
}

/**
 * Brings the vehicle back into traffic. `undefined` where it cannot be: it is not out, or the day is before the removal
 * or later than it may be out.
 */
export const returnToTraffic = (world: World, contract: VehicleContract, day: string): CaseResult | undefined => {
  const memory = vehicleMemory(contract)
  const { removedSince } = memory
  if (!isRunning(contract) || removedSince === null) return undefined
  if (day < removedSince || day > lastDayOut(removedSince)) return undefined
  memory.removedSince = null
  return openCase(world, contract, {
    name: 'Ismételt forgalomba helyezés bejelentése',
    details: [
      ['A forgalomból kivonás napja', formatDate(removedSince)],
      ['Az ismételt forgalomba helyezés napja', formatDate(day)],
    ],
  })
}

const lastDayOut = (day: string): string => isoDaysFrom(Date.parse(day), LONGEST)

// What was paid already for the days from then on.
const refundFrom = (contract: VehicleContract, day: string): Money | null => {
  const paidUntil = contract.header.contract.paymentNextperiod
  const yearly = yearlyPremiumOf(contract)
  if (!paidUntil || yearly === undefined || day >= paidUntil) return null
  const days = (Date.parse(paidUntil) - Date.parse(day)) / (24 * 60 * 60 * 1000)
  return { value: Math.round((yearly.value * days) / 365), currency: yearly.currency }
}
