import type { DebtDays, DueType, Money, Payment } from '../../../src/api/entities'
import type { SubmissionFacts } from '../../case/definition/definition'
import { type Detail, knownDetail } from '../../case/definition/detail'
import type { Option, Payable, PayableField } from '../../case/definition/field'
import { loadedChoice } from '../../case/definition/fields/choice'
import { owedAmountOf, owedPremiums } from '../../payment/owed'
import type { Problem } from '../../validation/problem'
import { hasSeveralParts } from './debtParts'

/** An item to pay. `from`, `to` and `until` are `yyyy-MM-dd`, or '' if the insurer does not report the day. */
export interface DueItem {
  readonly type: DueType
  readonly amount: Money
  readonly from: string
  readonly to: string
  readonly until: string
  /** The day on which a debt fell due, `yyyy-MM-dd`. Missing for other items, or if the insurer does not report it. */
  readonly due?: string
  /** `true` for a debt of several premiums. `due` and `until` are then those of the first premium. */
  readonly isOfSeveral?: boolean
}

const OPTION_WORDS = { DEBT: 'debt', CURRENT: 'current', NEXT: 'next' } as const
const CURRENCIES = ['HUF', 'FT', 'EUR', 'CHF'] as const
const SEPARATOR = '|'
const SEVERAL_MARK = 'several'

const dueNote = ({ type, amount, from, to, until, due, ...others }: DueItem): Problem => {
  if (type === 'DEBT') {
    if (!due || !until) return { name: 'debt', values: { amount } }
    if (!from || !to) return { name: 'debtDue', values: { amount, due, until } }
    if (others.isOfSeveral) return { name: 'debtSeveral', values: { amount, until, from, to } }
    return { name: 'debtPeriod', values: { amount, due, until, from, to } }
  }
  if (from && to && until) return { name: 'period', values: { amount, from, to, until } }
  return until ? { name: 'deadline', values: { amount, until } } : { name: 'amount', values: { amount } }
}

/**
 * Creates the option of an item to pay. Its value encodes the whole item, because the insurer no longer offers an item
 * after its payment.
 */
export const dueOption = (due: DueItem): Option => ({
  value: [
    ...[due.type, due.amount.value, due.amount.currency, due.from, due.to, due.until],
    ...(due.due ? [due.due] : []),
    ...(due.isOfSeveral ? [SEVERAL_MARK] : []),
  ].join(SEPARATOR),
  label: null,
  word: OPTION_WORDS[due.type],
  note: dueNote(due),
})

/** Decodes an option's value; `null` if it is not a due item. */
const decodeDue = (value: string): DueItem | null => {
  const [type, amount, currency, from = '', to = '', until = '', due, several] = value.split(SEPARATOR)
  const knownType = (['DEBT', 'CURRENT', 'NEXT'] as const).find((each) => each === type)
  const knownCurrency = CURRENCIES.find((each) => each === currency)
  if (knownType === undefined || knownCurrency === undefined) return null
  const days = { from, to, until, ...(due && { due }), ...(several === SEVERAL_MARK && { isOfSeveral: true }) }
  return { type: knownType, amount: { value: Number(amount), currency: knownCurrency }, ...days }
}

const decodePayable = (value: string): Payable | null => {
  const due = decodeDue(value)
  return (
    due && { type: due.type, amount: due.amount, from: due.from, to: due.to, until: due.until, option: dueOption(due) }
  )
}

/** A choice of the item to pay. The submitted body contains the item's type. */
export const dueChoice = (): PayableField<DueType | undefined> => ({
  ...loadedChoice(),
  serialize: (value) => decodeDue(value)?.type,
  pays: decodePayable,
})

const debtPeriodOf = (days: DebtDays | null | undefined) => ({
  from: days?.periodStartDate ?? '',
  to: days?.periodEndDate ?? '',
  until: days?.deadline ?? '',
  ...(days?.dueDate && { due: days.dueDate, ...(hasSeveralParts(days) && { isOfSeveral: true }) }),
})

/** Returns the due items: the debt first, then the premiums in order. */
export const dueItemsOf = (
  debt: Money | null | undefined,
  payments: readonly Payment[],
  days?: DebtDays | null,
): readonly DueItem[] => [
  ...[owedAmountOf(debt)].flatMap((amount) =>
    amount ? [{ type: 'DEBT' as const, amount, ...debtPeriodOf(days) }] : [],
  ),
  ...owedPremiums(payments).map(
    ({ type, amount, paymentPeriodStartDate: from, paymentPeriodEndDate: to, paymentDeadline: until }) => ({
      ...{ type, amount, from: from ?? '', to: to ?? '', until: until ?? '' },
    }),
  ),
]

const RECEIPT_NAMES = { DEBT: 'paidDebt', CURRENT: 'paidCurrent', NEXT: 'paidNext' } as const

const paidAmountDetail = (name: string, amount: Money | string): Detail =>
  typeof amount === 'string' ? { name, kind: 'text', value: amount } : { name, kind: 'money', value: amount }

/**
 * The lines of the receipt: the amount, the period and, before the payment, the deadline. If the item was no longer
 * due, the receipt has only the amount, because the payment may have been unnecessary.
 */
export const receiptDetails = (
  value: string,
  { isPaid, paid, isDueGone }: Pick<SubmissionFacts, 'isPaid' | 'paid' | 'isDueGone'>,
): readonly Detail[] => {
  const due = decodeDue(value)
  if (due === null) return []
  const amount = paid ?? due.amount
  if (isDueGone) return [paidAmountDetail('paidBesides', amount)]
  return [
    paidAmountDetail(RECEIPT_NAMES[due.type], amount),
    ...knownDetail('periodStart', 'date', due.from),
    ...knownDetail('periodEnd', 'date', due.to),
    ...(isPaid ? [] : knownDetail(due.isOfSeveral ? 'oldestDeadline' : 'deadline', 'date', due.until)),
  ]
}
