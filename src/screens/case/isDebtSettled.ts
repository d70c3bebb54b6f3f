import type { CaseContext } from '../../../machines/case/case.types'
import { transferForDebt } from '../../../machines/cases/common/onItsWay'

/**
 * Whether a transfer that was to pay what was owed is asked for no more, as its confirmation is opened again: nothing is owed by
 * then, and nothing is awaited for it. What a header does not tell is not claimed.
 */
export const isDebtSettled = ({
  header,
  paid,
  sentDetails,
}: Pick<CaseContext, 'header' | 'paid' | 'sentDetails'>): boolean => {
  if (header === null || paid?.type !== 'transfer') return false
  if (!sentDetails.some(({ name }) => name === 'paidDebt')) return false
  return header.debt != null && header.debt.value <= 0 && transferForDebt(header) === null
}
