import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import type { PremiumData } from '../../../machines/contract/premium'
import { isNoLongerDue } from './amountStillDue'

type UnsettledKey =
  | 'untaken'
  | 'transfer'
  | 'notAwaited'
  | 'later'
  | 'noLongerDue'
  | 'processing'
  | 'otherAmount'
  | 'unknown'

/**
 * Returns the text key for a payment that was not completed at the submission, e.g. a transfer. Returns `null` if the
 * card payment is complete, or if nothing had to be paid. The key leads to texts that say that the customer still has
 * to pay.
 */
export const unsettledKeyOf = (
  definition: CaseDefinition,
  context: CaseContext,
  premium: PremiumData | null,
): UnsettledKey | null => {
  const { paid, isUntaken } = context
  if (paid === null || paid.type === 'nothing') return null
  if (paid.type === 'unknown') return 'unknown'
  if (isUntaken) return 'untaken'
  if (paid.type === 'paid' && paid.asked !== undefined) return 'otherAmount'
  if (paid.type === 'paid') return paid.isProcessing ? 'processing' : null
  if (!isNoLongerDue({ ...context, definition }, premium)) return paid.type
  return paid.type === 'later' ? 'noLongerDue' : 'notAwaited'
}

/**
 * Tells if a transfer or a postponed payment was due at the submission and is no longer due. The customer then has
 * nothing left to pay.
 */
export const isSettledMeanwhile = (unsettledKey: UnsettledKey | null): boolean =>
  unsettledKey === 'notAwaited' || unsettledKey === 'noLongerDue'

/**
 * Returns the text key for the heading of a case that still needs e.g. a signature. `headingUnpaid` also says that the
 * payment is missing.
 */
export const followUpHeadingKey = (unsettledKey: UnsettledKey | null): 'heading' | 'headingUnpaid' =>
  unsettledKey === null || unsettledKey === 'unknown' || isSettledMeanwhile(unsettledKey) ? 'heading' : 'headingUnpaid'
