import { paymentReturnSlot } from '../machines/app.slots'
import { paymentMachine } from '../machines/payment/payment.machine'
import { paymentReturnMachine } from '../machines/payment/paymentReturn.machine'
import { paymentSlot } from '../machines/slots'
import { lazyScreens } from './app/lazy'
import { PaymentReturn } from './screens/payment/PaymentReturn'
import { Payment } from './screens/payment/PaymentStep'
import { TransferLines } from './screens/payment/TransferLines'

/** Loaded on demand: the charts and the screens of this part, into their places. */
export const fillPayment = (): void => {
  paymentSlot.fill(paymentMachine)
  paymentReturnSlot.fill(paymentReturnMachine)
  Object.assign(lazyScreens, { Payment, TransferLines, PaymentReturn })
}
