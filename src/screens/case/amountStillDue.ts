import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Detail } from '../../../machines/case/definition/detail'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import { isNeverDue } from '../../../machines/cases/common/nextPremium'
import type { PremiumData } from '../../../machines/contract/premium'
import { announcedTransferFor } from '../../../machines/payment/onItsWay'
import { owedAmountOf } from '../../../machines/payment/owed'
import { currencyOf } from '../../../machines/payment/smallestUnit'
import type { Money } from '../../api/entities'
import { detailDay } from './afterUnsettled'

type ConfirmationContext = Pick<CaseContext, 'header' | 'paid' | 'sentDetails'> & {
  readonly definition: CaseDefinition
}

/** Tells if the case paid a debt: the customer chose the debt, or the case pays nothing else. */
const paysDebt = ({
  definition: { payment },
  sentDetails,
  paid,
}: Pick<ConfirmationContext, 'definition' | 'sentDetails' | 'paid'>): boolean => {
  const isPremium = (paid?.type === 'transfer' || paid?.type === 'later') && paid.isPremium === true
  return (payment !== null && payment.amount === null && !isPremium) || hasDetail(sentDetails, 'paidDebt')
}

const hasDetail = (details: readonly Detail[], detailName: string): boolean =>
  details.some(({ name }) => name === detailName)

/**
 * Tells if the header lists a later premium than that of the paid period. Once that period has begun, some insurers
 * list a later premium even without a payment. Those that report what each awaited transfer pays list it until it is
 * paid.
 */
const listsLaterPremium = (
  {
    contract: { paymentNextperiod },
    announcedTransfers,
    areTransfersRecorded,
  }: NonNullable<ConfirmationContext['header']>,
  paidPeriodStart: string,
  hasBegun: boolean,
): boolean =>
  Boolean(paymentNextperiod) &&
  paidPeriodStart < (paymentNextperiod ?? '') &&
  (!hasBegun || (!areTransfersRecorded && announcedTransfers?.every(({ premiumType }) => premiumType) === true))

/**
 * Tells if a transfer or a postponed payment is no longer due when the customer opens its confirmation again. A debt is
 * no longer due if the header lists no debt. A premium is no longer due if the header lists a later one, or if it never
 * falls due. Both are still due while the header announces a transfer for them. The header of a home
 * lacks the premium, so the due payments in `premium` must no longer contain the paid period.
 */
export const isNoLongerDue = (
  { today, ...context }: ConfirmationContext & Pick<CaseContext, 'today'>,
  premium: PremiumData | null,
): boolean => {
  const { header, paid, sentDetails } = context
  if (header === null || (paid?.type !== 'transfer' && paid?.type !== 'later')) return false
  const { debt } = header
  if (paysDebt(context))
    return debt != null && owedAmountOf(debt) === null && announcedTransferFor(header, 'DEBT') === null
  const paidPeriodStart = detailDay(sentDetails, 'periodStart')
  const insurersList = header.areTransfersRecorded && premium ? null : header.announcedTransfers
  const announcedTransfers = insurersList ?? premium?.sentTransfers
  const isOfPremium = hasDetail(sentDetails, 'paidNext') || hasDetail(sentDetails, 'paidCurrent')
  if (!isOfPremium || !paidPeriodStart) return false
  const hasBegun = today >= paidPeriodStart
  // A premium that was not paid in time becomes part of the debt.
  const mayBeInDebt = hasBegun && (debt == null || owedAmountOf(debt) !== null)
  const isListedNoMore = premium
    ? premium.payments?.every(({ paymentPeriodStartDate: start }) => start && start !== paidPeriodStart)
    : listsLaterPremium(header, paidPeriodStart, hasBegun)
  const transferType = hasBegun ? 'CURRENT' : 'NEXT'
  const isSettled = isNeverDue(header, paidPeriodStart) || (Boolean(isListedNoMore) && !mayBeInDebt)
  return isSettled && announcedTransferFor({ announcedTransfers }, transferType) === null
}

/**
 * Returns the amount still to be transferred, usually the transfer's amount. Returns `null` if the payment is no
 * transfer, or if its amount is unknown.
 *
 * If the case paid a debt that has become smaller, returns the current debt. It must be less than the transfer's
 * amount, and less than the debt that the header listed before.
 */
export const amountStillDue = (context: ConfirmationContext): Money | null => {
  const { header, paid } = context
  if (paid?.type !== 'transfer') return null
  const { amount, listed } = paid
  const debt = owedAmountOf(header?.debt)
  if (!amount || !debt || !paysDebt(context)) return amount
  const isDebtLess = [listed ?? amount, amount].every(
    (previousAmount) => currencyOf(debt) === currencyOf(previousAmount) && debt.value < previousAmount.value,
  )
  return isDebtLess ? debt : amount
}
