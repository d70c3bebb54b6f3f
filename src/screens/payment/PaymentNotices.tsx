import { useSelector } from '@xstate/react'
import type { PaymentNotice } from '../../../machines/payment/payment.types'
import { hiddenWarningOf, isChosenCardUncharged } from '../../../machines/payment/warnings'
import { isOfDue } from '../../../machines/payment/whyNotStarted'
import { useForOthers } from '../../hooks/useForOthers'
import { formatDate, formatMoney, formatValues } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'
import { CallNote } from '../shell/CallNote'
import { PaymentCode } from '../shell/PaymentCode'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import { CameBack } from './CameBack'
import type { PaymentProps } from './payment'

interface Props extends Omit<PaymentProps, 'today' | 'isLast'> {
  readonly notice: PaymentNotice | null
}

/**
 * The result of the last attempt, before the customer chooses again. A warning of an earlier payment stays visible
 * above it.
 */
export function PaymentNotices(props: Props) {
  const { payment } = props
  const warning = hiddenWarningOf(useSelector(payment, ({ context }) => context))
  return (
    <>
      {warning && <CameBack payment={payment} ids={warning.ids} isAnswer={false} />}
      {/* If the warning disappears after a press on its button, the notice below it takes the focus. */}
      <LastNotice key={warning === null ? 'alone' : 'second'} {...props} />
    </>
  )
}

function LastNotice({ payment, nameOf, notice }: Props) {
  const t = useTexts('payment')
  const forOthers = useForOthers()
  // A notice that is on the screen from the beginning is not the result of a press, so it does not take the focus.
  const hasMoved = useSelector(payment, ({ context }) => context.hasMoved)
  const isUncharged = useSelector(payment, ({ context }) => isChosenCardUncharged(context))
  const isChosen = useSelector(payment, ({ context }) => !isOfDue(context))
  if (notice === null) return null
  switch (notice.type) {
    case 'transport':
    case 'serverFailed':
    case 'declined':
    case 'brokenAnswer':
    case 'expired':
      return <TechnicalErrorNotice technicalError={notice.type} isKept />
    case 'cardRefused':
      return (
        <Notice kind="error" heading={t('notices.cardRefused.heading')}>
          <p>{notice.message ?? t('notices.cardRefused.body')}</p>
        </Notice>
      )
    case 'cameBack':
      return <CameBack payment={payment} ids={notice.ids} isAnswer={hasMoved || notice.isUnasked === true} />
    case 'transferAwaited': {
      const { amount, date } = notice.transfer
      return (
        <Notice
          kind="warning"
          heading={t('notices.transferAwaited.heading')}
          isAnswer={hasMoved || notice.isUnasked === true}
        >
          <p>{t('notices.transferAwaited.body', { amount: formatMoney(amount), date: formatDate(date) })}</p>
        </Notice>
      )
    }
    case 'dueChanged':
      return (
        <Notice kind="warning" heading={t('notices.dueChanged.heading')} isAnswer>
          <p>{t('notices.dueChanged.body', { amount: formatMoney(notice.amount) })}</p>
        </Notice>
      )
    case 'debitChanged':
      return (
        <Notice kind="warning" heading={t('notices.debitChanged.heading')} isAnswer>
          {notice.isDebited ? (
            <CallNote>{t('notices.debitChanged.debited')}</CallNote>
          ) : (
            <p>{t('notices.debitChanged.notDebited')}</p>
          )}
        </Notice>
      )
    case 'paidElsewhere': {
      const { amount, paidFor } = notice
      const amountText = amount === null ? null : typeof amount === 'string' ? amount : formatMoney(amount)
      const paidText = [paidFor && nameOf?.(paidFor), amountText].filter(Boolean).join(', ')
      return (
        <Notice kind="warning" heading={t('notices.paidElsewhere.heading')} isAnswer>
          {paidText && <p>{t('notices.paidElsewhere.paid', { paid: paidText })}</p>}
          <p>{t('notices.paidElsewhere.body')}</p>
          <p>{t('notices.paidElsewhere.reload')}</p>
        </Notice>
      )
    }
    case 'caseRefused':
    case 'paidBefore': {
      const { amount, code } = notice
      return (
        <Notice
          kind="warning"
          heading={t(`notices.${notice.type}.heading`)}
          isAnswer={hasMoved || notice.isUnasked === true}
        >
          {amount !== null && <p>{t('notices.paidElsewhere.paid', formatValues({ paid: amount }))}</p>}
          <CallNote>
            {t(
              notice.type === 'paidBefore' && isChosen
                ? `notices.paidChosen.body${forOthers}`
                : `notices.${notice.type}.body`,
            )}
          </CallNote>
          <PaymentCode code={code} />
        </Notice>
      )
    }
    case 'dueGone':
      return (
        <Notice kind="info" heading={t('notices.dueGone.heading')} isAnswer>
          <p>{t('notices.dueGone.body')}</p>
          {isUncharged && <p>{t('notices.dueGone.notCharged')}</p>}
        </Notice>
      )
    case 'cardDenied':
      return (
        <Notice kind="info" heading={t('notices.cardDenied.heading')} isAnswer>
          <p>{t('notices.cardDenied.body')}</p>
        </Notice>
      )
    default:
      return (
        <Notice kind="error" heading={t(`notices.${notice.type}.heading`)}>
          <p>{t(`notices.${notice.type}.body`)}</p>
        </Notice>
      )
  }
}
