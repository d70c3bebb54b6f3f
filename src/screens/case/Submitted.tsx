import { isTooLateToSign, signUntilOf } from '../../../machines/case/machine/changes/result'
import '../../ui/layout/outcome.css'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { hasEndedWithoutReactivation } from '../../../machines/cases/hasEndedWithoutReactivation'
import type { copyingMachine } from '../../../machines/payment/copying.machine'
import { cutText } from '../../api/cutTexts'
import { type KnownStatus, knownStatusOf } from '../../api/entities'
import { LinkedDocument } from '../../download/LinkedDocument'
import { useContract } from '../../hooks/actor'
import { useForOthers } from '../../hooks/useForOthers'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatDate } from '../../texts/format'
import { formatMoment } from '../../texts/formatMoment'
import { Action } from '../../ui/controls/Action'
import { PrintButton } from '../../ui/controls/PrintButton'
import { ShareButton } from '../../ui/controls/ShareButton'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { EmailText } from '../../ui/values/EmailText'
import { CardFailed } from '../contract/CardFailed'
import { ToContract } from '../contract/ToContract'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import { afterUnsettledText } from './afterUnsettled'
import { amountStillDue } from './amountStillDue'
import type { CaseProps } from './case'
import { caseTexts } from './caseTexts'
import { formatDetails } from './details'
import { FollowLink } from './FollowLink'
import { onlyChangedField } from './onlyChanged'
import { detailsOf } from './outcome'
import { PaidNotice } from './PaidNotice'
import { PaymentCodes } from './PaymentCodes'
import { Receipt } from './Receipt'
import { StandingDebt } from './StandingDebt'
import { followUpHeadingKey, isSettledMeanwhile, unsettledKeyOf } from './unsettled'

interface Props extends CaseProps {
  /** The actor that copies the lines of a transfer. */
  readonly copying: ActorRefFrom<typeof copyingMachine> | undefined
}

const asksOnlyForPayment = ({ form, payment }: CaseDefinition): boolean =>
  Object.keys(form).every((name) => name === payment?.amount)

const noticeKindOf = (status: KnownStatus | 'received', isPending: boolean): 'success' | 'info' | 'warning' => {
  if (status === 'SUCCEEDED') return isPending ? 'info' : 'success'
  return status === 'received' ? 'info' : 'warning'
}

/** The confirmation: what was done, its case number, what is missing, and what comes next. */
export function Submitted({ copying, ...props }: Props) {
  const { state, definition, texts, actor, route, send, follow } = props
  const { t } = useTranslation(['case', 'common'])
  const forOthers = useForOthers()
  const premium = useContract((contract) => contract?.premium ?? null)
  const {
    hasContractEnded,
    today,
    result,
    changed,
    sentDetails,
    submittedAt,
    paid,
    isUntaken,
    failedCard,
    unsettled,
    asked,
    technicalError,
    downloads,
  } = useShallowSelector(actor, ({ context }) => ({
    hasContractEnded: context.header !== null && hasEndedWithoutReactivation(context.header),
    today: context.today,
    result: context.result,
    changed: onlyChangedField(definition, context),
    sentDetails: context.sentDetails,
    submittedAt: context.submittedAt,
    paid: context.paid,
    isUntaken: context.isUntaken,
    failedCard: context.failedCard,
    unsettled: unsettledKeyOf(definition, context, premium),
    asked: amountStillDue({ ...context, definition }),
    technicalError: context.technicalError,
    downloads: context.downloads,
  }))
  if (result === null) return null
  const { caseId, confirmationDocumentLink, confirmationEmail } = result
  const isTooLate = isTooLateToSign(result, today)
  // An unknown status only means that the case was received. A case that was not signed in time goes no further.
  const status = (!isTooLate && knownStatusOf(result)) || 'received'
  const hasSucceeded = status === 'SUCCEEDED'
  const signDeadline = signUntilOf(result)
  const followUp = status === 'SUCCEEDED' || status === 'received' ? null : status
  // True if the next step cannot be opened, because without a case id the insurer cannot tell which case continues.
  const isFollowUpImpossible = followUp !== null && !caseId
  const isAlreadyPaid = isSettledMeanwhile(unsettled)
  // The reason why the next step could not be opened.
  const openingError = state === 'unopened' ? technicalError : null
  const heading = t(followUp ? `submitted.${followUp}.${followUpHeadingKey(unsettled)}` : `submitted.${status}.heading`)
  const doneText =
    ((unsettled === 'notAwaited' || unsettled === 'noLongerDue' || unsettled === 'untaken') &&
      t(`submitted.${unsettled}`)) ||
    (unsettled && texts.doneWith(unsettled)) ||
    (changed && texts.doneOf(changed)) ||
    texts.done
  const unsettledText =
    unsettled &&
    t(`submitted.SUCCEEDED.unsettled.${unsettled === 'notAwaited' ? (`notAwaited${forOthers}` as const) : unsettled}`)
  const ongoingText = unsettled
    ? afterUnsettledText(unsettled, sentDetails, today, texts)
    : texts.next === undefined && texts.after
  const afterText = (hasContractEnded && texts.afterEnded(unsettled ?? 'paid')) || ongoingText
  // True if the customer only paid in this case, which the heading already confirms. The text about following the case
  // is then left out.
  const isOnlyPayment = hasSucceeded && paid?.type === 'paid' && unsettled === null && asksOnlyForPayment(definition)
  const isDueGone = paid?.type === 'paid' && paid.isDueGone
  // An account shows its pending orders only if the insurer reports them.
  const showsProgress = follow !== 'investment-accounts'
  const submissionMoment = formatMoment(submittedAt)
  const details = formatDetails(detailsOf(definition, sentDetails, result), texts)
  const stepHeading = (hasSucceeded && doneText) || heading
  const caseFacts = [
    ...(caseId ? [{ label: t('submitted.caseId'), value: cutText(caseId) }] : []),
    ...(submissionMoment === null ? [] : [{ label: t('submitted.sentAt'), value: submissionMoment }]),
  ]
  return (
    <Screen state={state} heading={texts.heading} stepHeading={stepHeading} lead={texts.variantLabel}>
      {/* Shown if an earlier card payment of the same case failed, and the customer has just returned from it. */}
      {failedCard && <CardFailed failure={failedCard} />}
      {/* While a decision or a payment is pending, the notice does not report success. */}
      <Notice kind={isTooLate ? 'warning' : noticeKindOf(status, texts.next !== undefined || unsettled !== null)}>
        {!isOnlyPayment && (
          <p>
            {(isFollowUpImpossible && t('submitted.nowhere')) ||
              (isTooLate && signDeadline && t('submitted.tooLate', { until: formatDate(signDeadline) })) ||
              (status !== 'SUCCEEDED' && t(`submitted.${status}.body${forOthers}`)) ||
              unsettledText ||
              (texts.next ?? t('submitted.SUCCEEDED.body'))}
          </p>
        )}
        {!hasSucceeded && unsettledText && isAlreadyPaid && <p>{unsettledText}</p>}
        {!hasSucceeded && unsettled === 'later' && <p>{t('paid.later')}</p>}
        {hasSucceeded && <StandingDebt texts={texts} sentDetails={sentDetails} />}
        {signDeadline && !isTooLate && <p>{t('submitted.signUntil', { until: formatDate(signDeadline) })}</p>}
        {hasSucceeded && afterText && <p>{afterText}</p>}
        {hasSucceeded && follow !== null && showsProgress && unsettled === null && !isOnlyPayment && (
          <p>{t('submitted.followed', { where: caseTexts({ productLine: route.productLine, key: follow }).label })}</p>
        )}
        {confirmationEmail && (
          <p>
            <span>{`${t('submitted.email')} `}</span>
            <EmailText email={confirmationEmail} />
          </p>
        )}
      </Notice>
      {followUp && openingError && (
        <TechnicalErrorNotice technicalError={openingError} heading={t(`submitted.${followUp}.notOpened`)}>
          <p>{t(`submitted.notOpened${forOthers}`)}</p>
          <Actions>
            <Action send={send} event={{ type: 'followUp.requested' }} variant="primary">
              {t('common:retry')}
            </Action>
          </Actions>
        </TechnicalErrorNotice>
      )}
      {paid && !isAlreadyPaid && (!isOnlyPayment || isDueGone) && (
        <PaidNotice {...{ paid, isUntaken, asked, copying }} isDescribed={hasSucceeded} />
      )}
      <DescriptionList
        items={[
          ...details,
          ...(paid === null ? [] : [{ label: t('paid.method'), value: t(`paid.methods.${paid.type}`) }]),
          ...caseFacts,
        ]}
      />
      {paid?.type === 'paid' && <PaymentCodes payment={paid.payment} />}
      <LinkedDocument
        link={confirmationDocumentLink}
        document={t('submitted.document')}
        downloads={downloads}
        send={send}
      />
      <Receipt {...props} shownLabels={details.map(({ label }) => label)} />
      <Actions>
        {followUp && !openingError && !isFollowUpImpossible && (
          <Action send={send} event={{ type: 'followUp.requested' }} variant="primary">
            {t(`submitted.${followUp}.continue`)}
          </Action>
        )}
        <ToContract productLine={route.productLine} appearance={followUp === null ? 'primary' : 'text'} />
        {!isOnlyPayment && <FollowLink {...props} />}
        <PrintButton>{t('submitted.print')}</PrintButton>
        <ShareButton
          data={{
            title: texts.heading,
            text: [stepHeading, ...caseFacts.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
          }}
          refusal={t('submitted.shareRefused')}
        >
          {t('submitted.share')}
        </ShareButton>
      </Actions>
    </Screen>
  )
}
