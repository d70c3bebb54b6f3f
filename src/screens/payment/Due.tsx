import { isChosenCardUncharged } from '../../../machines/payment/warnings'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Actions } from '../../ui/layout/Actions'
import { CardFailed } from '../contract/CardFailed'
import { CallNote } from '../shell/CallNote'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import { PartHeading } from './PartHeading'
import { PaymentNotices } from './PaymentNotices'
import type { PaymentProps } from './payment'

/** Notices of a card payment that was or may have been made. They are shown even if nothing is due. */
const cardNoticeTypes = ['cameBack', 'cardDenied', 'paidElsewhere', 'caseRefused'] as const

/** Shown while the due amount loads, if that failed, or if nothing is due. */
export function Due({ payment, isLast }: PaymentProps) {
  const t = useTexts('payment')
  const common = useTexts()
  const { state, isBusy, technicalError, failure, notice, nothing, isDebtUnknown, isUncharged, canGoOn } =
    useShallowSelector(payment, (snapshot) => ({
      state: snapshot.value,
      isBusy: snapshot.hasTag('busy'),
      technicalError: snapshot.context.dueTechnicalError,
      failure: snapshot.context.failure,
      notice: cardNoticeTypes.some((type) => type === snapshot.context.notice?.type) ? snapshot.context.notice : null,
      nothing: snapshot.context.notice?.type === 'dueGone' ? ('notices.dueGone' as const) : ('nothingDue' as const),
      isDebtUnknown: snapshot.context.isDebtUnknown,
      isUncharged: isChosenCardUncharged(snapshot.context),
      canGoOn: snapshot.can({ type: 'method.submitted' }),
    }))
  return (
    <>
      {/* The button that the customer pressed disappears with the old content. So each state has its own heading,
          and a new heading takes the focus. */}
      <PartHeading key={state} payment={payment}>
        {t('due')}
      </PartHeading>
      {isBusy && <Skeleton status={t('loading')} />}
      {state === 'dueFailed' && <TechnicalErrorNotice technicalError={technicalError} isKept />}
      {state === 'nothingDue' && failure && <CardFailed failure={failure} />}
      {state === 'nothingDue' && <PaymentNotices key={notice?.type} payment={payment} notice={notice} />}
      {state === 'nothingDue' && notice?.type !== 'paidElsewhere' && (
        <Notice kind="info" heading={t(`${isDebtUnknown ? 'debtUnknown' : nothing}.heading`)}>
          {isDebtUnknown ? <CallNote>{t('debtUnknown.body')}</CallNote> : <p>{t(`${nothing}.body`)}</p>}
          {!isDebtUnknown && nothing === 'notices.dueGone' && isUncharged && <p>{t('notices.dueGone.notCharged')}</p>}
        </Notice>
      )}
      <Actions>
        {state === 'dueFailed' && (
          <Action send={payment.send} event={{ type: 'due.retried' }} variant="primary">
            {common('retry')}
          </Action>
        )}
        {canGoOn && (
          <Action send={payment.send} event={{ type: 'method.submitted' }} variant="primary">
            {isLast ? t('send') : t('next')}
          </Action>
        )}
        {state === 'nothingDue' && !canGoOn ? (
          <Action send={payment.send} event={{ type: 'payment.left' }} variant="primary">
            {t('nothingDue.chooseAgain')}
          </Action>
        ) : (
          <Action send={payment.send} event={{ type: 'payment.left' }} variant="back">
            {t('previous')}
          </Action>
        )}
      </Actions>
    </>
  )
}
