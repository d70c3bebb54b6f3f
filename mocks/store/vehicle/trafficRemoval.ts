import { dayAt } from '../../../machines/today'
import type { CaseResult, Money } from '../../../src/api/entities'
import { formatDate, formatMoney } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { credit } from '../payments/balance'
import { unpaidPeriodStart } from '../payments/due'
import { paymentsMemory } from '../payments/memory'
import { premiumBetween, settledUntil } from '../payments/share'
import type { PaidDays } from '../payments/slice'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { isRunning, vehicleMemory } from './memory'
import { lastDayOutOfTraffic } from './removalEnd'
import { firstPeriodStart, premiumsRequestedUntil, removalBalance, settleWithRemoval } from './settlement'

interface RemovalPreview {
  readonly validFromDate: string
  readonly validToDate: string
  readonly refund: Money | null
}

/**
 * The preview of a removal from traffic on a day. `undefined` if the contract has ended, or if the vehicle is or will
 * be out of traffic. Also `undefined` if the day is in the past or after the insurance period.
 */
export const previewRemoval = (store: Store, contract: VehicleContract, day: string): RemovalPreview | undefined => {
  const { insuranceValidDate } = contract.header
  const canBeRemoved = isRunning(contract) && timeOutOfTraffic(store, contract) === null
  const isInTime = day >= dayAt(store.now()) && day <= (insuranceValidDate ?? '')
  if (!canBeRemoved || !isInTime) return undefined
  return {
    validFromDate: day,
    validToDate: lastDayOutOfTraffic(contract, day),
    refund: refundFrom(store, contract, day),
  }
}

/**
 * Removes the vehicle from traffic and refunds the days paid in advance; `undefined` if `previewRemoval` does not allow
 * the day.
 */
export const removeFromTraffic = (store: Store, contract: VehicleContract, day: string): CaseResult | undefined => {
  const removal = previewRemoval(store, contract, day)
  if (removal === undefined) return undefined
  const memory = vehicleMemory(contract)
  memory.removedSince = day
  memory.refunded = removal.refund?.value ?? 0
  credit(contract, memory.refunded)
  return openCase(store, contract, {
    name: 'Ideiglenes forgalomból kivonás bejelentése',
    details: [
      ['A forgalomból kivonás napja', formatDate(removal.validFromDate)],
      ['A fedezet legkésőbb eddig szünetel', formatDate(removal.validToDate)],
      ...(removal.refund === null ? [] : [['Visszajáró díj', formatMoney(removal.refund)] as const]),
    ],
  })
}

/** A vehicle's time out of traffic; its days are `yyyy-MM-dd`. */
interface TimeOutOfTraffic {
  readonly since: string
  readonly until: string
  readonly backOn: string | null
}

interface ReturnPreview {
  readonly removedSince: string
  readonly validFromDate: string
  readonly amountDue: Money | null
  readonly refund: Money | null
}

/**
 * The preview of a return to traffic on a day. `undefined` if the vehicle is not out of traffic. Also `undefined` if
 * the day is before the removal or after the last allowed day.
 */
export const previewReturn = (store: Store, contract: VehicleContract, day: string): ReturnPreview | undefined => {
  const { removedSince } = vehicleMemory(contract)
  if (!isRunning(contract) || removedSince === null) return undefined
  if (day < removedSince || day > lastDayOutOfTraffic(contract, removedSince)) return undefined
  const balance = returnBalance(store, contract, removedSince, day)
  return { removedSince, validFromDate: day, amountDue: positiveForints(balance), refund: positiveForints(-balance) }
}

/**
 * Returns the vehicle to traffic on a day, and settles the days out of traffic. `undefined` if `previewReturn` does not
 * allow the day.
 */
export const returnToTraffic = (store: Store, contract: VehicleContract, day: string): CaseResult | undefined => {
  const preview = previewReturn(store, contract, day)
  if (preview === undefined) return undefined
  const { removedSince, amountDue, refund } = preview
  vehicleMemory(contract).back = { since: removedSince, on: day }
  const premiumsUntil = premiumsRequestedUntil(store, contract, removedSince)
  const balance = returnBalance(store, contract, removedSince, day)
  settleWithRemoval(
    store,
    contract,
    balance,
    daysUpTo(day, day > premiumsUntil ? firstPeriodStart(contract, day) : premiumsUntil),
  )
  if (day > premiumsUntil) resumePremiums(contract, premiumsUntil, day)
  return openCase(store, contract, {
    name: 'Ismételt forgalomba helyezés bejelentése',
    details: [
      ['A forgalomból kivonás napja', formatDate(removedSince)],
      ['Az ismételt forgalomba helyezés napja', formatDate(day)],
      ...(amountDue === null ? [] : [['Fizetendő díj', formatMoney(amountDue)] as const]),
      ...(refund === null ? [] : [['Visszajáró díj', formatMoney(refund)] as const]),
    ],
  })
}

// The amount that the customer owes for the days out of traffic. It includes the premium from the return to the next
// period's start, if the insurer has not requested that premium.
const returnBalance = (store: Store, contract: VehicleContract, removedSince: string, day: string): number => {
  const isAfterRequested = day > premiumsRequestedUntil(store, contract, removedSince)
  return (
    removalBalance(store, contract, day) +
    (isAfterRequested ? premiumBetween(contract, day, firstPeriodStart(contract, day)) : 0)
  )
}

/**
 * Lets the insurer request premiums again, from the first period that starts on or after the vehicle's return. Marks
 * the days before that as settled, so that no premium is requested for them.
 */
const resumePremiums = (contract: VehicleContract, premiumsUntil: string, day: string): void => {
  const settledDays = daysUpTo(premiumsUntil, firstPeriodStart(contract, day))
  if (settledDays) paymentsMemory(contract).paidPeriods.push(settledDays)
  const contractData = contract.header.contract
  if (contractData.paymentNextperiod)
    contractData.paymentNextperiod = unpaidPeriodStart(contract, contractData.paymentNextperiod)
}

const daysUpTo = (firstDay: string, nextDay: string): PaidDays | null =>
  firstDay < nextDay ? { from: firstDay, to: isoDaysFrom(Date.parse(nextDay), -1) } : null

/**
 * Returns the current or planned time out of traffic: its first day, the last allowed day, and the planned day of
 * return. `null` if the vehicle stays in traffic or the contract has ended.
 */
export const timeOutOfTraffic = (store: Store, contract: VehicleContract): TimeOutOfTraffic | null => {
  const { removedSince, back } = vehicleMemory(contract)
  if (!isRunning(contract)) return null
  if (removedSince !== null)
    return { since: removedSince, until: lastDayOutOfTraffic(contract, removedSince), backOn: null }
  const isReturnPlanned = back !== undefined && back.on > dayAt(store.now())
  return isReturnPlanned
    ? { since: back.since, until: lastDayOutOfTraffic(contract, back.since), backOn: back.on }
    : null
}

const positiveForints = (value: number): Money | null => (value > 0 ? { value, currency: 'HUF' } : null)

// The premium that was paid or is part of the debt, for the days from `day` on.
const refundFrom = (store: Store, contract: VehicleContract, day: string): Money | null => {
  const paidUntil = settledUntil(store, contract)
  return paidUntil === null ? null : positiveForints(premiumBetween(contract, day, paidUntil))
}
