import type { AnyHeader } from '../case/menu/productLineCases'

/**
 * The last day of cover of a contract that runs and has been terminated, `yyyy-MM-dd`; `null` of any other. A home's contract may
 * name an end that is none: of one that has been terminated it is known why.
 */
export const comingEnd = ({ contract }: AnyHeader): string | null => {
  const { contractStatusId, terminationDate, terminationReasonId, endDate, contractDateEnd } = contract
  if (contractStatusId !== 1) return null
  return terminationDate || (terminationReasonId && (endDate || contractDateEnd)) || null
}

/** Whether what ends with a day will have ended before its next premium would fall due. One whose day nobody tells is not promised. */
export const isOverBefore = (end: string | null, nextPremium: string | null | undefined): boolean =>
  end !== null && !(nextPremium && nextPremium <= end)

/** The same of a contract: none of its premiums falls due any more. */
export const endsBeforeNextPremium = (header: AnyHeader): boolean =>
  isOverBefore(comingEnd(header), header.contract.paymentNextperiod)

/**
 * Whether what is owed comes off what is paid for the contract's accounts in its end, and nobody has to pay it before. Of one that
 * goes on until another premium falls due, a debt is to be paid like any: it could end sooner over it. Assumed, for the
 * specification says neither: that the debt comes off the accounts, and that where no day is named (`paymentNextperiod` is
 * `null`), none falls due any more.
 */
export const isSettledInTheEnd = (header: AnyHeader): boolean =>
  endsBeforeNextPremium(header) && (header.enabledMenuItems ?? []).includes('investment-accounts')
