import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment/payment.machine'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Actions } from '../../ui/layout/Actions'
import { Amount } from './Amount'
import { ChooseMethod } from './ChooseMethod'
import { Due } from './Due'
import { Leaving } from './Leaving'
import type { PaymentProps } from './payment'
import { Transfer } from './Transfer'

/** The current part of a payment: the content of a step, below its heading (h2). */
export function Payment(props: PaymentProps) {
  const { payment } = props
  const { state, due, Content } = useShallowSelector(payment, (snapshot) => ({
    state: snapshot.value,
    due: snapshot.context.due,
    Content: partComponentOf(snapshot),
  }))
  return (
    <div className="payment stack" data-state={state}>
      {due && <Amount amount={due} />}
      {Content ? <Content {...props} /> : <PaymentLoading payment={payment} />}
    </div>
  )
}

/**
 * Shown while the payment machine loads or decides what to show. A disabled button covers the place of the case's back
 * arrow, so that a press there does not leave the case.
 */
function PaymentLoading({ payment }: Pick<PaymentProps, 'payment'>) {
  const t = useTexts('payment')
  return (
    <>
      <Skeleton status={t('loading')} shape="cards" count={3} />
      <Actions>
        <Action send={payment.send} event={{ type: 'payment.left' }} variant="back" disabled>
          {t('previous')}
        </Action>
      </Actions>
    </>
  )
}

const partComponentOf = (snapshot: SnapshotFrom<typeof paymentMachine>) => {
  if (snapshot.hasTag('form')) return ChooseMethod
  if (snapshot.matches('transferring')) return Transfer
  if (snapshot.matches('leavingForCard')) return Leaving
  return snapshot.matches('restoring') || snapshot.matches('processing') ? null : Due
}
