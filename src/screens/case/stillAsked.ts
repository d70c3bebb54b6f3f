import type { Detail } from '../../../machines/case/definition/detail'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import { transferFor } from '../../../machines/payment/onItsWay'
import { owedOf } from '../../../machines/payment/owed'
import { currencyOf } from '../../../machines/payment/smallestUnit'
import type { Money } from '../../api/entities'
import { dayOf } from './afterUnsettled'

type Told = Pick<CaseContext, 'header' | 'paid' | 'sentDetails'>

const isTold = (details: readonly Detail[], named: string): boolean => details.some(({ name }) => name === named)

/**
 * Tells, when a confirmation is opened again, that a transfer or a postponed payment is no longer due: no debt is left,
 * or the next premium follows and no transfer is awaited for it. It claims nothing that the header does not report:
 * once a premium's period has begun, the next one follows whether it was paid or not.
 */
export const isAskedNoMore = ({ header, paid, sentDetails, today }: Told & Pick<CaseContext, 'today'>): boolean => {
  if (header === null || (paid?.type !== 'transfer' && paid?.type !== 'later')) return false
  const { debt, contract } = header
  if (isTold(sentDetails, 'paidDebt'))
    return debt != null && owedOf(debt) === null && transferFor(header, 'DEBT') === null
  const start = dayOf(sentDetails, 'periodStart')
  const next = contract.paymentNextperiod
  if (!isTold(sentDetails, 'paidNext') || !start || !next) return false
  return today < start && start < next && transferFor(header, 'NEXT') === null
}

/** The amount still to be transferred: for a debt, no more than the current debt. */
export const stillAsked = ({ header, paid, sentDetails }: Told): Money | null => {
  if (paid?.type !== 'transfer') return null
  const { amount } = paid
  const debt = owedOf(header?.debt)
  if (!amount || !debt || !isTold(sentDetails, 'paidDebt')) return amount
  return currencyOf(debt) === currencyOf(amount) && debt.value < amount.value ? debt : amount
}
