import './ContractHead.css'
import { useTranslation } from 'react-i18next'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { debtPartsOf, isDebtLate, latePartOf } from '../../../machines/cases/common/debtParts'
import {
  hasNoPremiumDue,
  isCoveredByOverpayment,
  isPartOfDebt,
  isPremiumDueSoon,
} from '../../../machines/cases/common/nextPremium'
import { overpaymentOf } from '../../../machines/cases/common/overpaid'
import { isDebtDeductedAtEnd } from '../../../machines/cases/scheduledEnd'
import { type PremiumData, withPremium } from '../../../machines/contract/premium'
import { isDebited } from '../../../machines/payment/debit'
import { announcedTransferFor, isOnItsWay, transferForDebt } from '../../../machines/payment/onItsWay'
import { owedAmountOf } from '../../../machines/payment/owed'
import type { ProductLine } from '../../../machines/routes'
import { formatMoney, formatValues } from '../../texts/format'
import type { Content } from '../../ui/content'
import { Link } from '../../ui/controls/Link'
import { joinClasses } from '../../ui/controls/sends'
import { SkeletonValue } from '../../ui/feedback/Skeleton'
import { InfoIcon, SuccessIcon } from '../../ui/icons/icons'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Plate } from '../../ui/values/Plate'
import { DebtDaysOf } from './DebtDaysOf'
import { headDetails } from './headDetails'
import { nextPayment } from './nextPayment'
import { OutOfTraffic } from './OutOfTraffic'
import { TransferNotice } from './TransferNotice'

interface Props {
  readonly productLine: ProductLine
  readonly header: ContractHeader
  /** The premium loaded by separate calls, if the header has no premium fields. `null` until it is loaded. */
  readonly premium: PremiumData | null
  readonly isPremiumAsked: boolean
  /** Path of the case that pays; `null` if the menu does not offer it. */
  readonly pay: string | null
  /**
   * True if this browser has stored an unfinished card payment of a due amount. Payments of submitted cases do not
   * count.
   */
  readonly isBeingPaid: boolean
  /** Path of the list of submitted cases; `null` if the menu does not offer the list. */
  readonly transfer: string | null
  /** True if that list shows the details of a transfer; `null` while it loads. */
  readonly isTransferListed: boolean | null
  /** Path of the case that refunds an overpayment; `null` if the menu does not offer it. */
  readonly overpayment: string | null
  /** The current day, `yyyy-MM-dd`. */
  readonly today: string
  /** Text about background work, e.g. that the data are being refreshed; '' if none exists. */
  readonly status: string
}

interface Detail {
  readonly label: string
  readonly value: Content
}

const withoutEmptyValues = (details: readonly Detail[]) =>
  details.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

/**
 * The insured vehicle, home or person, and the customer's balance. Fields that the insurer does not fill are left out.
 */
export function ContractHead(props: Props) {
  const { productLine, header, pay, isBeingPaid, transfer, isTransferListed, overpayment, today, status } = props
  const { t } = useTranslation('contract')
  const headerWithPremium = withPremium(header, props.premium)
  const debtTransfer = transferForDebt(header)
  const isPremiumAwaited = props.isPremiumAsked && props.premium === null
  const isPremiumUnknown = props.premium?.payments === null
  const debt = owedAmountOf(header.debt)
  const hasDebt = debt !== null
  const isDebtTransferComing = isOnItsWay(header, today)
  const isTransferForDebt = debtTransfer !== null
  const debtParts = debtPartsOf(debt, header.debtDays, today)
  const isDebtOverdue = isDebtLate(header.debtDays, debtParts, today)
  const latePart = latePartOf(debtParts)
  const isDeductedAtEnd = isDebtDeductedAtEnd(header)
  const overduePartText =
    latePart && t('head.overduePart', formatValues({ amount: latePart.amount, since: latePart.since }))
  const overdueText = isDebtOverdue ? (overduePartText ?? t('head.overdue')) : null
  const adviceText = isDeductedAtEnd ? t('head.overdueThen.ending') : t('head.overdueThen.pay')
  // While the insurer awaits a transfer of the debt, `urgentText` exists only if the debt is late.
  const urgentText = isDebtTransferComing ? overdueText && t('head.overdueThen.coming') : adviceText
  const overpaidAmount = overpaymentOf(header.debt)
  const { plate, about, terminationDate, terminationReason, reactivationDate } = headDetails(header, productLine)
  const { isDue, debitKey, ...paymentDetails } = nextPayment(headerWithPremium, today)
  const transfers = headerWithPremium.announcedTransfers ?? []
  const isPremiumTransferred = isDue
    ? announcedTransferFor(headerWithPremium, 'CURRENT') !== null
    : transfers.length > 0
  // Returns a placeholder for a line while the premium loads, otherwise the line itself.
  const premiumLine = (label: string, value: string | null): Detail =>
    isPremiumAwaited ? { label: '\u00a0', value: <SkeletonValue /> } : { label, value }
  // While the insurer awaits a transfer of the debt, a home contract shows no payment method. This saves height, so
  // that customers reach the policy and the termination with one scroll.
  const isMethodLeftOut = props.isPremiumAsked && isDebtTransferComing
  // True only if the insurer reports that there is no debt, and no premium is due.
  const owesNothing = header.debt != null && !hasDebt && !isDue && !isPremiumUnknown
  // A due premium that is part of the debt would look like a second debt, so only the debt is shown.
  const { amount, due } =
    isPremiumUnknown || (isDue && isPartOfDebt(headerWithPremium)) ? { amount: null, due: null } : paymentDetails
  const amountDetails = withoutEmptyValues([premiumLine(t(isDue ? 'head.current' : 'head.next'), amount)])
  const terminationDetails = withoutEmptyValues([
    { label: t('head.termination'), value: terminationDate },
    { label: t('head.terminationReason'), value: terminationReason },
    { label: t('head.reactivation'), value: reactivationDate },
  ])
  const methodDetails = withoutEmptyValues([
    premiumLine(t('head.due'), due),
    ...(isMethodLeftOut ? [] : [premiumLine(t('head.method'), paymentDetails.method)]),
  ])
  const details = hasDebt ? [...amountDetails, ...methodDetails] : methodDetails
  const isActive = header.contract.contractStatusId === 1
  const payNextPath = hasNoPremiumDue(headerWithPremium, today) ? null : pay
  // Tells if the text beside a debt says that the bank does not debit the debt. A home contract has this text with
  // every payment method, because its method loads later and must not add or remove a line.
  const isPaidByHand =
    !isDebtTransferComing && !isDeductedAtEnd && (props.isPremiumAsked || isDebited(headerWithPremium))
  const isPaymentSoon =
    !isCoveredByOverpayment(headerWithPremium, today) &&
    !isTransferForDebt &&
    !isPremiumTransferred &&
    isPremiumDueSoon(headerWithPremium, today)
  const transferNotice = (
    <TransferNotice transfers={transfers} isNextNamed={hasDebt || isDue} list={transfer} isListed={isTransferListed} />
  )
  return (
    <div className="contract-head">
      {owesNothing && (
        <p className="owes-nothing">
          {!isPremiumAwaited && <SuccessIcon />}
          {isPremiumAwaited ? <SkeletonValue /> : <span>{t('head.owesNothing')}</span>}
        </p>
      )}
      {(plate || about) && (
        <p className="vehicle">
          {plate && <Plate plate={plate} />}
          {about && <span>{plate ? ` ${about}` : about}</span>}
        </p>
      )}
      {header.contract.contractStatusId === 2 && (
        <p className="ended">
          <InfoIcon />
          <span>{t('terminated.heading')}</span>
        </p>
      )}
      <OutOfTraffic header={header} today={today} />
      {terminationDetails.length > 0 && <DescriptionList items={terminationDetails} />}
      {hasDebt && (
        <div className={isDebtTransferComing ? 'debt debt-coming' : 'debt'}>
          <div>
            <DescriptionList items={[{ label: t('head.debt'), value: formatMoney(debt) }]} size="large" />
            {(isDebtOverdue !== false || isDeductedAtEnd) && urgentText && (
              <p className={isDeductedAtEnd && !isDebtOverdue ? 'hint' : 'debt-overdue'}>
                {[overdueText, urgentText].filter(Boolean).join(' ')}
              </p>
            )}
            {header.debtDays && <DebtDaysOf days={header.debtDays} parts={debtParts} />}
            {isPaidByHand && <p className="hint">{t('head.notDebited')}</p>}
          </div>
          {isTransferForDebt && transferNotice}
          {pay !== null && (
            <Link
              to={pay}
              appearance={isDebtTransferComing || isBeingPaid || isDeductedAtEnd ? 'secondary' : 'primary'}
            >
              {t('head.settle')}
            </Link>
          )}
        </div>
      )}
      {overpaidAmount && (
        <div className="overpayment">
          <DescriptionList
            items={[{ label: t('head.overpayment'), value: formatMoney(overpaidAmount) }]}
            size="large"
          />
          {overpayment !== null && (
            <Link to={overpayment} appearance="secondary">
              {t('head.askBack')}
            </Link>
          )}
        </div>
      )}
      {isPremiumUnknown && (
        <p className="hint">{t(props.premium?.method ? 'head.nextUnknown' : 'head.premiumUnknown')}</p>
      )}
      {!hasDebt && amountDetails.length > 0 && <DescriptionList items={amountDetails} size="large" />}
      {!hasDebt && transferNotice}
      {details.length > 0 && <DescriptionList items={details} />}
      {hasDebt && !isTransferForDebt && transferNotice}
      {!hasDebt && isActive && (debitKey || payNextPath !== null) && (
        <div className={joinClasses('head-pay', props.isPremiumAsked && 'head-pay-late')}>
          {debitKey && <p className="hint">{t(`head.debit.${debitKey}`)}</p>}
          {payNextPath !== null && !isPremiumAwaited && (
            <Link to={payNextPath} appearance={isPaymentSoon ? 'secondary' : 'text'}>
              {t('head.pay')}
            </Link>
          )}
        </div>
      )}
      <p className="contract-status hint" role="status">
        {status}
      </p>
    </div>
  )
}
