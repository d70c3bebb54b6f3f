import type { CaseResult, DueType, Money } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { answerOf, caseOf, openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'
import { announceTransfer, postponeFor, sameTransfer } from './announced'
import { duePayments } from './due'
import { paymentsMemory } from './memory'
import { wholeDebt } from './owed'
import { type CardPayment, isPaid, isRefusedByBank } from './paid'
import { transferLines } from './transfer'

interface Report extends CardPayment {
  readonly premiumType?: DueType | undefined
}

const labels = { DEBT: 'Tartozás', CURRENT: 'Az aktuális időszak díja', NEXT: 'A következő időszak díja' } as const

/**
 * Records what a payment is for, and returns the receipt. A card payment is already booked by then. A customer who
 * chose to pay later gets the receipt of the existing case. Returns `undefined` if the card payment failed, or nothing
 * is due.
 */
export const reportPayment = (store: Store, contract: Contract, report: Report): CaseResult | undefined => {
  const memory = paymentsMemory(contract)
  const { postponed } = memory
  if (isRefusedByBank(report, 0)) return undefined
  if (!isPaid(report) && postponed !== undefined) {
    delete memory.postponed
    postponeFor(store, contract, postponed.caseId, report.premiumType)
    return postponed
  }
  const due = dueOf(store, contract, report.premiumType)
  const amount: Money | null = report.amount == null ? due : { value: report.amount, currency: 'HUF' }
  if (amount === null && !isPaid(report)) return undefined
  const type = report.premiumType
  const knownTransfer = isPaid(report) || amount === null ? undefined : sameTransfer(store, contract, { amount, type })
  const existingCase = knownTransfer && caseOf(contract, knownTransfer.caseId)
  if (existingCase) return answerOf(existingCase)
  const opened = openCase(store, contract, {
    name: 'Díjfizetés',
    details: [
      ...(type === undefined ? [] : [['Mire', labels[type]] as const]),
      ...(amount === null ? [] : [['Összeg', formatMoney(amount)] as const]),
      ['Fizetés módja', isPaid(report) ? 'Bankkártya' : 'Átutalás'],
      ...(isPaid(report) ? [] : transferLines(contract)),
    ],
  })
  if (!isPaid(report) && amount !== null) {
    announceTransfer(store, contract, { caseId: opened.caseId, amount, type })
  }
  return opened
}

const dueOf = (store: Store, contract: Contract, type: Report['premiumType']): Money | null =>
  type === 'DEBT'
    ? wholeDebt(store, contract)
    : (duePayments(store, contract).find(({ premiumType }) => premiumType === type)?.premium ?? null)
