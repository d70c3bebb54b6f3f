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
 * Whether a transfer, or a payment that was put off, is asked for no more, as its confirmation is opened again: nothing is owed by then, or the premium that
 * follows is the next, and nothing is awaited for it. What a header does not tell is not claimed: once the period of a premium has
 * begun, the next one follows, whether it was paid or not.
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

/** How much a transfer is still asked for: no more than what is owed by then, where it was to pay that. */
export const stillAsked = ({ header, paid, sentDetails }: Told): Money | null => {
  if (paid?.type !== 'transfer') return null
  const { amount } = paid
  const debt = owedOf(header?.debt)
  if (!amount || !debt || !isTold(sentDetails, 'paidDebt')) return amount
  return currencyOf(debt) === currencyOf(amount) && debt.value < amount.value ? debt : amount
}
