import type { ActorRefFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment/payment.machine'
import { lazyScreens } from '../../modules/screens'
import type { CaseProps } from './case'
import { StepScreen } from './StepScreen'

interface Props extends CaseProps {
  readonly payment: ActorRefFrom<typeof paymentMachine>
}

/** What is due is paid, or the customer decides how. */
export function PaymentStep({ payment, ...props }: Props) {
  const { Payment } = lazyScreens
  return (
    <StepScreen {...props} step="paying">
      {Payment && <Payment payment={payment} />}
    </StepScreen>
  )
}
