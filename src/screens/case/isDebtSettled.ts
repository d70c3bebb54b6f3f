import type { CaseContext } from '../../../machines/case/case.types'

/**
 * Whether a transfer that was to pay what was owed is asked for no more, as its confirmation is opened again: nothing is owed by
 * then, and nothing is awaited for it. What a header does not tell is not claimed.
 */
export const isDebtSettled = ({
  header,
  paid,
  sentDetails,
}: Pick<CaseContext, 'header' | 'paid' | 'sentDetails'>): boolean => {
  if (paid?.type !== 'transfer' || !sentDetails.some(({ name }) => name === 'paidDebt')) return false
  const debt = header?.debt
  const awaited = header?.announcedTransfer
  return debt != null && debt.value <= 0 && (awaited == null || (awaited.premiumType ?? 'DEBT') !== 'DEBT')
}
