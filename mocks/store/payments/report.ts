import type { CaseResult, DueType, Money } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { caseOf, caseResultOf, openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'
import { announceTransfer, findSameTransfer, recordPostponedItem } from './announced'
import { duePayments } from './due'
import { paymentsMemory } from './memory'
import { wholeDebt } from './owed'
import { type CardPayment, isCardPaymentInvalid, isPaidByCard } from './paid'
import { transferLines } from './transfer'

interface PaymentReport extends CardPayment {
  readonly premiumType?: DueType | undefined
}

const labels = { DEBT: 'Tartozás', CURRENT: 'Az aktuális időszak díja', NEXT: 'A következő időszak díja' } as const

/**
 * Records what a payment is for, and returns the receipt. Does not book a card payment, because `processCardPayment`
 * has booked it. If the customer chose to pay later (`payLater`), returns the receipt of that case. Returns `undefined`
 * if the card payment failed, or nothing is due.
 */
export const reportPayment = (store: Store, contract: Contract, report: PaymentReport): CaseResult | undefined => {
  const memory = paymentsMemory(contract)
  const { postponed } = memory
  if (isCardPaymentInvalid(report, 0)) return undefined
  if (!isPaidByCard(report) && postponed !== undefined) {
    delete memory.postponed
    recordPostponedItem(store, contract, postponed.caseId, report.premiumType)
    return postponed
  }
  const dueAmount = dueAmountOf(store, contract, report.premiumType)
  const amount: Money | null = report.amount == null ? dueAmount : { value: report.amount, currency: 'HUF' }
  if (amount === null && !isPaidByCard(report)) return undefined
  const type = report.premiumType
  const knownTransfer =
    isPaidByCard(report) || amount === null ? undefined : findSameTransfer(store, contract, { amount, type })
  const existingCase = knownTransfer && caseOf(contract, knownTransfer.caseId)
  if (existingCase) return caseResultOf(existingCase)
  const caseResult = openCase(store, contract, {
    name: 'Díjfizetés',
    details: [
      ...(type === undefined ? [] : [['Mire', labels[type]] as const]),
      ...(amount === null ? [] : [['Összeg', formatMoney(amount)] as const]),
      ['Fizetés módja', isPaidByCard(report) ? 'Bankkártya' : 'Átutalás'],
      ...(isPaidByCard(report) ? [] : transferLines(contract)),
    ],
  })
  if (!isPaidByCard(report) && amount !== null) {
    announceTransfer(store, contract, { caseId: caseResult.caseId, amount, type })
  }
  return caseResult
}

const dueAmountOf = (store: Store, contract: Contract, type: PaymentReport['premiumType']): Money | null =>
  type === 'DEBT'
    ? wholeDebt(store, contract)
    : (duePayments(store, contract).find(({ premiumType }) => premiumType === type)?.premium ?? null)
