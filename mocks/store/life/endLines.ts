import { formatBankAccount, formatDate, formatMoney } from '../../../src/texts/format'
import { dateOfValue } from '../accounts/worth'
import { currentDebt } from '../payments/owed'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { paidAdvanceSum } from './advance'
import { totalBuyBackValue } from './buyBack'

type DetailLine = readonly [label: string, value: string]

const REFUND_LABEL = 'Ha a beküldés napján szűnne meg, ennyit kapna vissza'
const TO_PAY_LABEL = 'Összesen fizetendő a megszűnéskor'

/**
 * Lines about tax relief to pay back, for a settlement with and without a refund. The tax relief is not part of the
 * total.
 */
const TAX_LINE_WITH_REFUND: DetailLine = [
  'Ezen felül',
  'az adójóváírást 20%-kal növelve Ön fizeti vissza az adóhatóságnak',
]
const TAX_LINE_WITHOUT_REFUND: DetailLine = [
  'Az adójóváírást vissza kell fizetnie',
  '20%-kal növelve, az adóhatóságnak',
]

const moneyText = (value: number): string => formatMoney({ value, currency: 'HUF' })
const lineUnlessZero = (label: string, value: number): readonly DetailLine[] =>
  value === 0 ? [] : [[label, moneyText(value)]]

/**
 * The settlement as if the contract ended on the day of the request. Uses the labels of the preview in the portal.
 * Empty if the accounts are worth nothing.
 */
export const settlementLines = (store: Store, contract: LifeContract): readonly DetailLine[] => {
  const { bankAccount, contract: contractData } = contract.header
  const totalWorth = totalBuyBackValue(store, contract)
  if (totalWorth === 0) return []
  const [advanceSum, debt] = [paidAdvanceSum(contract), currentDebt(store, contract)?.value ?? 0]
  const refund = totalWorth - advanceSum - debt
  return [
    ['Visszavásárlási értékük összesen', moneyText(totalWorth)],
    ...lineUnlessZero('Felvett előleg, ezt levonjuk', advanceSum),
    ...lineUnlessZero(debt < 0 ? 'Túlfizetése' : 'Rendezendő díj; ha addig nem fizeti be, levonjuk', Math.abs(debt)),
    ...lineUnlessZero(refund < 0 ? TO_PAY_LABEL : REFUND_LABEL, Math.abs(refund)),
    ['Az értékek napja', formatDate(dateOfValue(store))],
    ...(contractData.hasTaxRelief === true ? [refund > 0 ? TAX_LINE_WITH_REFUND : TAX_LINE_WITHOUT_REFUND] : []),
    ...(refund > 0 && bankAccount ? [['Erre a bankszámlára utaljuk', formatBankAccount(bankAccount)] as const] : []),
  ]
}
