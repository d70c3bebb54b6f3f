import { useSelector } from '@xstate/react'
import { offeredMethods } from '../../../machines/payment/debit'
import type { PaymentMethod } from '../../../machines/payment/payment.types'
import { isWarnedOfUnknown } from '../../../machines/payment/warnings'
import { RadioField } from '../../fields/RadioField'
import { formatMoney } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { PartHeading } from './PartHeading'
import { PaymentFailed } from './PaymentFailed'
import { PaymentNotices } from './PaymentNotices'
import type { PaymentProps } from './payment'

const METHOD_FIELD = 'method'

/** The choice of the payment method, with the reason why the last attempt failed. */
export function ChooseMethod({ payment, isLast, today, nameOf }: PaymentProps) {
  const t = useTexts('payment')
  const { send } = payment
  const context = useSelector(payment, (snapshot) => snapshot.context)
  const { method, deadline, isMethodMissing, isCardWithheld, refusals, failure, failed, notice, shown } = context
  const methods = offeredMethods(context, today)
  const isLate = Boolean(deadline && deadline < today)
  const isBusy = useSelector(payment, (snapshot) => snapshot.hasTag('busy'))
  const canLeave = useSelector(payment, (snapshot) => snapshot.can({ type: 'payment.left' }))
  const nextLabel = isLast && method === 'later' ? t('send') : t('next')
  const chooseMethod = (value: string) => {
    const chosenMethod = methods.find((each): each is PaymentMethod => each === value)
    if (chosenMethod !== undefined) send({ type: 'method.chosen', method: chosenMethod })
  }
  return (
    <>
      {isMethodMissing && (
        <ErrorSummary
          key={refusals}
          heading={t('errors')}
          errors={[{ field: METHOD_FIELD, label: t('method.label'), message: t('method.missing') }]}
        />
      )}
      <PartHeading payment={payment}>{t('method.label')}</PartHeading>
      {failure && <PaymentFailed failure={failure} id={isWarnedOfUnknown(context) ? undefined : failed?.id} />}
      {isCardWithheld && (
        <Notice kind="error" heading={t('notices.notKept.heading')}>
          <p>{t('notices.notKept.body')}</p>
        </Notice>
      )}
      {shown && (
        <Notice kind="warning" heading={t('shown.heading')}>
          <p>{t('shown.body', { amount: formatMoney(shown) })}</p>
        </Notice>
      )}
      <PaymentNotices key={notice?.type} payment={payment} nameOf={nameOf} notice={notice} />
      <Form send={send} event={{ type: 'method.submitted' }} busy={isBusy}>
        <RadioField
          name={METHOD_FIELD}
          label={t('method.label')}
          isLabelHidden
          options={methods.map((value) => ({
            value,
            label: t(`method.${value}.label`),
            hint: value === 'later' && isLate ? t('method.later.hintLate') : t(`method.${value}.hint`),
          }))}
          value={method ?? undefined}
          onChange={chooseMethod}
          error={isMethodMissing ? t('method.missing') : undefined}
        />
        <Actions>
          <Submit>{failure !== null && method === 'card' ? t('again') : nextLabel}</Submit>
          <Action send={send} event={{ type: 'payment.left' }} variant="back" disabled={!canLeave}>
            {t('previous')}
          </Action>
        </Actions>
      </Form>
    </>
  )
}
