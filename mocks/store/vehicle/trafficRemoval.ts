import { dayAt } from '../../../machines/today'
import type { CaseResult, Money } from '../../../src/api/entities'
import { formatDate, formatMoney } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { credit } from '../payments/balance'
import { unpaidFrom } from '../payments/due'
import { paymentsMemory } from '../payments/memory'
import { premiumBetween, settledUntil } from '../payments/share'
import type { PaidDays } from '../payments/slice'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { isRunning, vehicleMemory } from './memory'
import { lastDayOut } from './removalEnd'
import { askedUntil, owedForRemoval, periodFrom, settle } from './settlement'

/** What a removal from traffic would mean. */
interface Removal {
  readonly validFromDate: string
  readonly validToDate: string
  readonly refund: Money | null
}

/**
 * What taking the vehicle out of traffic on a day means. `undefined` where it cannot be: it is out already or will be, or the day
 * is past or after the end of the insurance period.
 */
export const previewRemoval = (store: Store, contract: VehicleContract, day: string): Removal | undefined => {
  const { insuranceValidDate } = contract.header
  const isPossible = isRunning(contract) && outOfTraffic(store, contract) === null
  const isInTime = day >= dayAt(store.now()) && day <= (insuranceValidDate ?? '')
  if (!isPossible || !isInTime) return undefined
  return { validFromDate: day, validToDate: lastDayOut(day), refund: refundFrom(store, contract, day) }
}

/** Takes the vehicle out of traffic, and gives back what was paid for the days to come; `undefined` where it cannot be. */
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

/** That a vehicle is out of traffic; its days are `yyyy-MM-dd`. */
interface Out {
  readonly since: string
  readonly until: string
  readonly backOn: string | null
}

/** What bringing the vehicle back would mean. */
interface Return {
  readonly removedSince: string
  readonly validFromDate: string
  readonly amountDue: Money | null
  readonly refund: Money | null
}

/**
 * What bringing the vehicle back into traffic on a day means. `undefined` where it cannot be: it is not out, or the day is
 * before the removal or later than it may be out.
 */
export const previewReturn = (store: Store, contract: VehicleContract, day: string): Return | undefined => {
  const { removedSince } = vehicleMemory(contract)
  if (!isRunning(contract) || removedSince === null) return undefined
  if (day < removedSince || day > lastDayOut(removedSince)) return undefined
  const owed = owedForReturn(store, contract, removedSince, day)
  return { removedSince, validFromDate: day, amountDue: forints(owed), refund: forints(-owed) }
}

/**
 * Brings the vehicle back into traffic, at once or on a day to come, and settles the days that it is out; `undefined` where it
 * cannot be.
 */
export const returnToTraffic = (store: Store, contract: VehicleContract, day: string): CaseResult | undefined => {
  const back = previewReturn(store, contract, day)
  if (back === undefined) return undefined
  const { removedSince, amountDue, refund } = back
  vehicleMemory(contract).back = { since: removedSince, on: day }
  const asked = askedUntil(store, contract, removedSince)
  const owed = owedForReturn(store, contract, removedSince, day)
  settle(store, contract, owed, daysUpTo(day, day > asked ? periodFrom(contract, day) : asked))
  if (day > asked) goOn(contract, asked, day)
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

// The days out come back as far as they were asked for; those after them that were not are due at once, up to the next premium.
const owedForReturn = (store: Store, contract: VehicleContract, removedSince: string, day: string): number => {
  const isLater = day > askedUntil(store, contract, removedSince)
  return owedForRemoval(store, contract, day) + (isLater ? premiumBetween(contract, day, periodFrom(contract, day)) : 0)
}

/** Lets premiums go on with the period after the one in which the vehicle is back: up to that all is settled. */
const goOn = (contract: VehicleContract, asked: string, day: string): void => {
  const settled = daysUpTo(asked, periodFrom(contract, day))
  if (settled) paymentsMemory(contract).paidPeriods.push(settled)
  const inside = contract.header.contract
  if (inside.paymentNextperiod) inside.paymentNextperiod = unpaidFrom(contract, inside.paymentNextperiod)
}

const daysUpTo = (from: string, next: string): PaidDays | null =>
  from < next ? { from, to: isoDaysFrom(Date.parse(next), -1) } : null

/**
 * Since when a vehicle is out of traffic, or from which day to come on, until when it may be, and when it will be back, where that
 * is known; `null` while it is in it.
 */
export const outOfTraffic = (store: Store, contract: VehicleContract): Out | null => {
  const { removedSince, back } = vehicleMemory(contract)
  if (!isRunning(contract)) return null
  if (removedSince !== null) return { since: removedSince, until: lastDayOut(removedSince), backOn: null }
  const isToCome = back !== undefined && back.on > dayAt(store.now())
  return isToCome ? { since: back.since, until: lastDayOut(back.since), backOn: back.on } : null
}

const forints = (value: number): Money | null => (value > 0 ? { value, currency: 'HUF' } : null)

// What was paid already, or is owed, for the days from then on.
const refundFrom = (store: Store, contract: VehicleContract, day: string): Money | null => {
  const paidUntil = settledUntil(store, contract)
  return paidUntil === null ? null : forints(premiumBetween(contract, day, paidUntil))
}
