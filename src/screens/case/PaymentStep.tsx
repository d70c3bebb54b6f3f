import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { textOf } from '../../../machines/case/definition/answer'
import { debitOf } from '../../../machines/payment/debit'
import type { paymentMachine } from '../../../machines/payment/payment.machine'
import { formatMoney } from '../../texts/format'
import { Notice } from '../../ui/feedback/Notice'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Lines } from '../../ui/values/Lines'
import { lazyScreens } from '../lazyScreens'
import type { CaseProps } from './case'
import { StepScreen } from './StepScreen'

interface Props extends CaseProps {
  readonly payment: ActorRefFrom<typeof paymentMachine>
}

/** The step in which the customer pays, or chooses to pay by transfer or later. */
export function PaymentStep({ payment, ...props }: Props) {
  const { Payment } = lazyScreens
  const { actor, definition, texts } = props
  const today = useSelector(actor, ({ context }) => context.today)
  const amountField = definition.payment?.amount ?? ''
  const field = definition.form[amountField]
  const itemNameOf = (optionValue: string) => {
    const payable = field?.type === 'choice' ? field.pays?.(optionValue) : undefined
    return payable ? texts.options(amountField, [payable.option])[0]?.label : undefined
  }
  return (
    <StepScreen {...props} step="paying">
      <PaidItem {...props} payment={payment} today={today} />
      {Payment && (
        <Payment
          payment={payment}
          isLast={props.plan.after('paying') === 'submitting'}
          today={today}
          nameOf={itemNameOf}
        />
      )}
    </StepScreen>
  )
}

/**
 * The item to pay, if the customer chose it from several. If the bank debits the item anyway, or that is not known, a
 * notice says so, to prevent a second payment. There is no notice for a direct debit that was set up meanwhile, because
 * it may not cover the item.
 */
function PaidItem({ actor, payment, definition, texts, today }: Props & { readonly today: string }) {
  const amountField = definition.payment?.amount ?? ''
  const field = definition.form[amountField]
  const { t } = useTranslation('case')
  const answer = useSelector(actor, ({ context }) => textOf(context.answers[amountField]))
  const wasDebited = useSelector(actor, ({ context }) => definition.payment?.isDebited(context.loaded))
  const debit = useSelector(payment, ({ context }) => {
    if (wasDebited) return debitOf(context, today)
    return wasDebited === undefined && context.isDebited === undefined && context.premiumType !== 'DEBT'
      ? 'unknown'
      : null
  })
  const payable = field?.type === 'choice' ? field.pays?.(answer) : undefined
  if (!payable) return null
  const [option] = texts.options(amountField, [payable.option])
  if (option === undefined) return null
  const itemText = option.hint ?? formatMoney(payable.amount)
  return (
    <>
      <DescriptionList items={[{ label: option.label, value: <Lines lines={itemText.split('\n')} /> }]} />
      {debit && (
        <Notice kind="info">
          <p>{t(`paid.debit.${debit}`)}</p>
        </Notice>
      )}
    </>
  )
}
