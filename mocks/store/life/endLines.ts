import { formatBankAccount, formatDate, formatMoney } from '../../../src/texts/format'
import { dateOfValue } from '../accounts/worth'
import { currentDebt } from '../payments/owed'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { advancedSum } from './advance'
import { buyBackOfAll } from './buyBack'

type Line = readonly [label: string, value: string]

const REFUND = 'Ha a beküldés napján szűnne meg, ennyit kapna vissza'
const TO_PAY = 'Összesen fizetendő a megszűnéskor'

/** Lines about tax relief to pay back, which is not part of the total: beside a refund, and without a refund. */
const TAX_BESIDES: Line = ['Ezen felül', 'az adójóváírást 20%-kal növelve Ön fizeti vissza az adóhatóságnak']
const TAX_APART: Line = ['Az adójóváírást vissza kell fizetnie', '20%-kal növelve, az adóhatóságnak']

const money = (value: number): string => formatMoney({ value, currency: 'HUF' })
const line = (label: string, value: number): readonly Line[] => (value === 0 ? [] : [[label, money(value)]])

/**
 * The settlement of a termination on the day of the request, labelled as in its preview; empty if the accounts are
 * worth nothing.
 */
export const settlementLines = (store: Store, contract: LifeContract): readonly Line[] => {
  const { bankAccount, contract: contractData } = contract.header
  const worth = buyBackOfAll(store, contract)
  if (worth === 0) return []
  const [advanced, debt] = [advancedSum(contract), currentDebt(store, contract)?.value ?? 0]
  const refund = worth - advanced - debt
  return [
    ['Visszavásárlási értékük összesen', money(worth)],
    ...line('Felvett előleg, ezt levonjuk', advanced),
    ...line(debt < 0 ? 'Túlfizetése' : 'Rendezendő díj, ezt levonjuk', Math.abs(debt)),
    ...line(refund < 0 ? TO_PAY : REFUND, Math.abs(refund)),
    ['Az értékek napja', formatDate(dateOfValue(store))],
    ...(contractData.hasTaxRelief === true ? [refund > 0 ? TAX_BESIDES : TAX_APART] : []),
    ...(refund > 0 && bankAccount ? [['Erre a bankszámlára utaljuk', formatBankAccount(bankAccount)] as const] : []),
  ]
}
