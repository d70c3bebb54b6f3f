import type { PresentHeader } from '../case/definition/present'
import type { AnyHeader } from '../case/menu/productLineCases'

/**
 * The last day of cover of an active contract that has been terminated, `yyyy-MM-dd`; `null` for any other contract. A
 * home contract may have an end date without a termination. So a home contract must also have a termination reason.
 */
export const scheduledEndOf = ({ contract }: Pick<PresentHeader, 'contract'>): string | null => {
  const { contractStatusId, terminationDate, terminationReasonId, endDate, contractDateEnd } = contract
  if (contractStatusId !== 1) return null
  return terminationDate || (terminationReasonId && (endDate || contractDateEnd)) || null
}

/**
 * Tells if no further premium falls due before the contract's end. `false` if `end` is `null`; otherwise `true` if
 * `nextPremium` is not known.
 */
export const isEndBeforePremium = (end: string | null, nextPremium: string | null | undefined): boolean =>
  end !== null && !(nextPremium && nextPremium <= end)

/** Tells if the contract has been terminated and no further premium falls due before its end. */
export const endsBeforeNextPremium = (header: AnyHeader): boolean =>
  isEndBeforePremium(scheduledEndOf(header), header.contract.paymentNextperiod)

/**
 * Tells if the debt is deducted from the payout of the accounts at the contract's end, so that the customer need not
 * pay it. `false` if another premium or a deadline of the debt is before the end, because the contract could then end
 * earlier. Assumed, not specified: the debt is deducted, and no premium is due if `paymentNextperiod` is `null`.
 */
export const isDebtDeductedAtEnd = (header: AnyHeader): boolean => {
  const end = scheduledEndOf(header) ?? ''
  const deadlines = [header.debtDays?.deadline, ...(header.debtDays?.parts ?? []).map(({ deadline }) => deadline)]
  return (
    endsBeforeNextPremium(header) &&
    !deadlines.some((deadline) => deadline && deadline < end) &&
    (header.enabledMenuItems ?? []).includes('investment-accounts')
  )
}
