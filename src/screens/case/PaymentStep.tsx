import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { textOf } from '../../../machines/case/definition/answer'
import { isDebited } from '../../../machines/cases/common/usualMethod'
import { withPremium } from '../../../machines/contract/premium'
import type { paymentMachine } from '../../../machines/payment/payment.machine'
import type { DueType } from '../../../src/api/entities'
import { useAppSelector } from '../../hooks/actor'
import { formatMoney } from '../../texts/format'
import { DescriptionList } from '../../ui/DescriptionList'
import { Lines } from '../../ui/Lines'
import { Notice } from '../../ui/Notice'
import { lazyScreens } from '../lazyScreens'
import type { CaseProps } from './case'
import { StepScreen } from './StepScreen'

interface Props extends CaseProps {
  readonly payment: ActorRefFrom<typeof paymentMachine>
}

/** The step in which the customer pays, or chooses the method. */
export function PaymentStep({ payment, ...props }: Props) {
  const { Payment } = lazyScreens
  const { definition, texts } = props
  const name = definition.payment?.amount ?? ''
  const field = definition.form[name]
  const nameOf = (paidFor: string) => {
    const payable = field?.type === 'choice' ? field.pays?.(paidFor) : undefined
    return payable ? texts.options(name, [payable.option])[0]?.label : undefined
  }
  return (
    <StepScreen {...props} step="paying">
      <PaidFor {...props} />
      {Payment && <Payment payment={payment} isLast={props.plan.after('paying') === 'submitting'} nameOf={nameOf} />}
    </StepScreen>
  )
}

/** The name of the paid item, if several are due; the case may have chosen it automatically. */
function PaidFor({ actor, definition, texts }: Pick<CaseProps, 'actor' | 'definition' | 'texts'>) {
  const name = definition.payment?.amount ?? ''
  const field = definition.form[name]
  const answer = useSelector(actor, ({ context }) => textOf(context.answers[name]))
  const payable = field?.type === 'choice' ? field.pays?.(answer) : undefined
  if (!payable) return null
  const [option] = texts.options(name, [payable.option])
  if (option === undefined) return null
  const told = option.hint ?? formatMoney(payable.amount)
  return (
    <>
      <DescriptionList items={[{ label: option.label, value: <Lines lines={told.split('\n')} /> }]} />
      <PaidOtherwise type={payable.type} />
    </>
  )
}

/** Says that the bank debits this premium, so that the customer does not pay it twice. */
function PaidOtherwise({ type }: { readonly type: DueType }) {
  const { t } = useTranslation('case')
  const contract = useAppSelector(({ children }) => children.contract)
  const header = useSelector(contract, (snapshot) => snapshot?.context.header ?? null)
  const premium = useSelector(contract, (snapshot) => snapshot?.context.premium ?? null)
  if (header === null) return null
  return (
    <>
      {isDebited(withPremium(header, premium)) && type !== 'DEBT' && (
        <Notice kind="info">
          <p>{t('paid.debited')}</p>
        </Notice>
      )}
    </>
  )
}
