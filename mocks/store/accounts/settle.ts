import { percentText } from '../../../machines/validation/percent'
import { formatDate, formatMoney } from '../../../src/texts/format'
import { fundOf } from '../../data/funds'
import { openCase } from '../cases/cases'
import { isRunning } from '../life/menu'
import { addUsedRelief } from '../life/taxRelief'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { accountDetail } from './accounts'
import { carryOut, isOrderPending, placeOrder, pricingDay } from './orders'
import { dueRuleOrder } from './rules'
import type { KeptAccount } from './slice'
import { dateOfValue, worthOf } from './worth'

const DAY = 24 * 60 * 60 * 1000
/** Time of the next day (UTC) at which a day's prices are processed, in ms after midnight. */
const PRICE_PROCESSING_TIME = 8 * 60 * 60 * 1000
/** Maximum number of days processed one by one, however far the clock was moved. */
const MAX_DAYS = 3660

/**
 * Processes the prices up to the day of the valuation. Carries out a contract's orders and rules, and sends the
 * customer's notifications.
 */
export const settleAccounts = (store: Store, contract: LifeContract): void => {
  const today = dateOfValue(store)
  for (const account of contract.accounts ?? []) {
    for (const day of unprocessedDays(today, account.seenUntil)) settleDay(store, contract, account, day)
    account.seenUntil = today
  }
}

const unprocessedDays = (today: string, seenUntil: string | null): readonly string[] => {
  if (seenUntil === null) return [today]
  const count = Math.min(Math.round((Date.parse(today) - Date.parse(seenUntil)) / DAY), MAX_DAYS)
  return Array.from({ length: Math.max(count, 0) }, (_, index) => isoDaysFrom(Date.parse(today), index + 1 - count))
}

const settleDay = (store: Store, contract: LifeContract, account: KeptAccount, day: string): void => {
  const storeThatDay = { ...store, now: () => Date.parse(day) + DAY + PRICE_PROCESSING_TIME }
  for (const { kind, amount } of carryOut(store, account, day)) {
    if (kind === 'TOP_UP') addUsedRelief(storeThatDay, contract, amount ?? 0)
  }
  if (!isRunning(contract)) return
  reportValueChange(storeThatDay, contract, account)
  applyRules(storeThatDay, contract, account, day)
}

/** Notifies the customer if an account's value has changed by at least the percentage that the customer has set. */
const reportValueChange = (store: Store, contract: LifeContract, account: KeptAccount): void => {
  const { watched } = account
  if (watched === null || watched.reference <= 0) return
  const { value } = worthOf(store, account)
  const changePercent = (value.value / watched.reference - 1) * 100
  if (Math.abs(changePercent) < watched.from) return
  openCase(store, contract, {
    name: `Jelzés: ${changePercent < 0 ? 'csökkent' : 'nőtt'} a számla értéke`,
    details: [
      accountDetail(account),
      ['Kért jelzés', `legalább ${percentText(watched.from)}% változásnál`],
      ['Érték akkor', formatMoney({ ...value, value: watched.reference })],
      ['Érték most', formatMoney(value)],
      ['Változás', `${percentText(Number(changePercent.toFixed(1)))}%`],
      ['Az érték napja', formatDate(dateOfValue(store))],
      ['E-mailben elküldve', contract.header.contract.email ?? 'nem, mert nincs megadva e-mail-cím'],
    ],
  })
  account.watched = { ...watched, reference: value.value }
}

const applyRules = (store: Store, contract: LifeContract, account: KeptAccount, day: string): void => {
  const ruleOrder = isOrderPending(account, 'current') ? undefined : dueRuleOrder(store, account, day)
  if (ruleOrder === undefined) return
  const { from, to } = ruleOrder.moved
  const { caseId } = openCase(store, contract, {
    name: ruleOrder.kind === 'AUTO_SWITCH' ? 'Automatikus átváltás' : 'Automatikus visszaváltás',
    details: [
      accountDetail(account),
      ['Ebből', fundOf(from)?.name ?? from],
      ['Ebbe', fundOf(to)?.name ?? to],
      ['Az árfolyam napja', formatDate(pricingDay(store))],
    ],
    priced: { on: pricingDay(store), waitsFor: 'EXECUTION' },
  })
  placeOrder(store, account, { ...ruleOrder, caseId })
}
