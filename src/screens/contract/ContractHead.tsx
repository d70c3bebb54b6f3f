import './ContractHead.css'
import { useTranslation } from 'react-i18next'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { isDebtDeductedAtEnd } from '../../../machines/cases/comingEnd'
import { debtPartsOf, isDebtLate, latePartOf } from '../../../machines/cases/common/debtParts'
import { debitOfNext, isPaidSoon, nothingFallsDue } from '../../../machines/cases/common/nextPremium'
import { overpaymentOf } from '../../../machines/cases/common/overpaid'
import { isDebited } from '../../../machines/cases/common/usualMethod'
import { type PremiumData, withPremium } from '../../../machines/contract/premium'
import { isOnItsWay, transferForDebt } from '../../../machines/payment/onItsWay'
import { owedOf } from '../../../machines/payment/owed'
import type { ProductLine } from '../../../machines/routes'
import { formatMoney, formatValues } from '../../texts/format'
import type { Content } from '../../ui/content'
import { Link } from '../../ui/controls/Link'
import { classes } from '../../ui/controls/sends'
import { SkeletonValue } from '../../ui/feedback/Skeleton'
import { InfoIcon, SuccessIcon } from '../../ui/icons/icons'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Plate } from '../../ui/values/Plate'
import { DebtDaysOf } from './DebtDaysOf'
import { headDetails } from './headDetails'
import { nextPayment } from './nextPayment'
import { OutOfTraffic } from './OutOfTraffic'

interface Props {
  readonly productLine: ProductLine
  readonly header: ContractHeader
  /** The premium loaded by separate calls, if the header has no premium fields. `null` until it is loaded. */
  readonly premium: PremiumData | null
  readonly isPremiumAsked: boolean
  /** Path of the payment; `null` if the menu does not offer it. */
  readonly pay: string | null
  /** True if a card payment of the debt or premium may be under way. */
  readonly isBeingPaid: boolean
  /** Path of the details of an awaited transfer; `null` if no screen shows them. */
  readonly transfer: string | null
  /** Path of the case that refunds an overpayment; `null` if the menu does not offer it. */
  readonly overpayment: string | null
  /** The current day, `yyyy-MM-dd`. */
  readonly today: string
  /** Status of background work; '' if idle. */
  readonly status: string
}

interface Detail {
  readonly label: string
  readonly value: Content
}

const withoutEmpty = (details: readonly Detail[]) =>
  details.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

/** The insured subject and the customer's balance. Fields that the insurer does not fill are left out. */
export function ContractHead(props: Props) {
  const { productLine, header, pay, isBeingPaid, transfer, overpayment, today, status } = props
  const { t } = useTranslation('contract')
  const debtTransfer = transferForDebt(header)
  const announcedTransfer = debtTransfer ?? header.announcedTransfers?.[0] ?? null
  const headerWithPremium = withPremium(header, props.premium)
  const isPremiumAwaited = props.isPremiumAsked && props.premium === null
  const isPremiumUnknown = props.premium?.payments === null && props.premium.method === null
  const debt = owedOf(header.debt)
  const isOwed = debt !== null
  const isComing = isOnItsWay(header, today)
  const isForDebt = debtTransfer !== null
  const debtParts = debtPartsOf(debt, header.debtDays, today)
  const isLate = isDebtLate(header.debtDays, debtParts, today)
  const latePart = latePartOf(debtParts)
  const isSettled = isDebtDeductedAtEnd(header)
  const overduePart =
    latePart && t('head.overduePart', formatValues({ amount: latePart.amount, since: latePart.since }))
  const overdue = isLate ? (overduePart ?? t('head.overdue')) : null
  const adviceText = isSettled ? t('head.overdueThen.ending') : t('head.overdueThen.pay')
  // If a payment is under way, the text is urgent only if the debt is known to be late.
  const urgentText = isComing ? overdue && t('head.overdueThen.coming') : adviceText
  const overpaidAmount = overpaymentOf(header.debt)
  const { plate, about, terminationDate, terminationReason, reactivationDate } = headDetails(header, productLine)
  const { isDue, ...paymentDetails } = nextPayment(headerWithPremium, today)
  // Returns a placeholder for a line while the premium loads, otherwise the line itself.
  const line = (label: string, value: string | null): Detail =>
    isPremiumAwaited ? { label: '\u00a0', value: <SkeletonValue /> } : { label, value }
  // While a transfer is awaited, a home contract shows no payment method, so that the policy and the termination in the
  // menu stay within one scroll.
  const isMethodLeftOut = props.isPremiumAsked && isComing
  // True only if the insurer reports that there is no debt, and no premium is due.
  const owesNothing = header.debt != null && !isOwed && !isDue
  // A due premium beside a debt would look like a second debt, so only the debt is shown.
  const { amount, due } = isOwed && isDue ? { amount: null, due: null } : paymentDetails
  const amountDetails = withoutEmpty([line(t(isDue ? 'head.current' : 'head.next'), amount)])
  const termination = withoutEmpty([
    { label: t('head.termination'), value: terminationDate },
    { label: t('head.terminationReason'), value: terminationReason },
    { label: t('head.reactivation'), value: reactivationDate },
  ])
  const methodDetails = withoutEmpty([
    line(t('head.due'), due),
    ...(isMethodLeftOut ? [] : [line(t('head.method'), paymentDetails.method)]),
  ])
  const details = isOwed ? [...amountDetails, ...methodDetails] : methodDetails
  const isActive = header.contract.contractStatusId === 1
  const payNextPath = nothingFallsDue(headerWithPremium, today) ? null : pay
  // Tells if the text beside a debt says that the bank does not debit it. A home contract always shows this text,
  // because its payment method loads late, and no line may appear or disappear then.
  const isPaidByHand = !isComing && !isSettled && (props.isPremiumAsked || isDebited(headerWithPremium))
  const debit = amountDetails.length > 0 ? debitOfNext(headerWithPremium, today) : null
  const isSoon = overpaidAmount === null && announcedTransfer === null && isPaidSoon(headerWithPremium, today)
  const transferNotice = announcedTransfer && (
    <p className="coming">
      <InfoIcon />
      <span>
        <span>{`${t('head.coming', formatValues({ amount: announcedTransfer.amount, date: announcedTransfer.date }))} `}</span>
        {transfer !== null && <Link to={transfer}>{t('head.transfer')}</Link>}
      </span>
    </p>
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
      {termination.length > 0 && <DescriptionList items={termination} />}
      {isOwed && (
        <div className={isComing ? 'debt debt-coming' : 'debt'}>
          <div>
            <DescriptionList items={[{ label: t('head.debt'), value: formatMoney(debt) }]} size="large" />
            {(isLate !== false || isSettled) && urgentText && (
              <p className={isSettled && !isLate ? 'hint' : 'debt-overdue'}>
                {[overdue, urgentText].filter(Boolean).join(' ')}
              </p>
            )}
            {header.debtDays && <DebtDaysOf days={header.debtDays} parts={debtParts} />}
            {isPaidByHand && <p className="hint">{t('head.notDebited')}</p>}
          </div>
          {isForDebt && transferNotice}
          {pay !== null && (
            <Link to={pay} appearance={isComing || isBeingPaid || isSettled ? 'secondary' : 'primary'}>
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
      {isPremiumUnknown && <p className="hint">{t('head.premiumUnknown')}</p>}
      {!isOwed && amountDetails.length > 0 && <DescriptionList items={amountDetails} size="large" />}
      {!isOwed && transferNotice}
      {details.length > 0 && <DescriptionList items={details} />}
      {isOwed && !isForDebt && transferNotice}
      {!isOwed && isActive && (debit || payNextPath !== null) && (
        <div className={classes('head-pay', props.isPremiumAsked && 'head-pay-late')}>
          {debit && <p className="hint">{t(`head.debit.${debit}`)}</p>}
          {payNextPath !== null && !isPremiumAwaited && (
            <Link to={payNextPath} appearance={isSoon ? 'secondary' : 'text'}>
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
