import { paymentMachine } from '../../machines/payment/payment.machine'
import { paymentReturnMachine } from '../../machines/payment/paymentReturn.machine'
// This import puts the file into this chunk, because it is too small for a separate request. A service loads it with
// `import()`.
import '../browser/leave'
import { PaymentReturn } from '../screens/payment/PaymentReturn'
import { Payment } from '../screens/payment/PaymentStep'
import { TransferData } from '../screens/payment/TransferData'
import type { LazyModule } from './lazyModule'

/** Registers the payment in a case, and the return from a card payment. */
export const lazyModule = {
  machines: { payment: paymentMachine, paymentReturn: paymentReturnMachine },
  places: { returningFromPayment: PaymentReturn },
  screens: { Payment, TransferData },
} satisfies LazyModule
