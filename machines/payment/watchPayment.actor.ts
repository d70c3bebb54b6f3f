import { fromCallback } from 'xstate'
import { recordCalls } from '../actors/call'
import { servicesOf } from '../services'
import type { PaymentCleared, PaymentInput, PaymentStopped } from './payment.types'
import { unsettledIds } from './paymentQueries'
import { failedPaymentOfDraft } from './restore.actor'
import { type WatchedPayment, watchReasons } from './watchReasons'
import { startCheckCalls } from './whyNotStarted'

interface WatchInput extends WatchedPayment, Pick<PaymentInput, 'paidFor'> {}

/** Sends the payment's machine the reason not to start the payment; without a reason, `payment.cleared`. */
export const watchPaymentActor = recordCalls(
  fromCallback<PaymentStopped, WatchInput>(({ input, sendBack, system }) => {
    const services = servicesOf(system)
    return watchReasons(services, input, (why) => {
      const unsettled = unsettledIds(services, input)
      sendBack(
        why === null
          ? ({
              type: 'payment.cleared',
              unsettled,
              failed: failedPaymentOfDraft(services, input),
            } satisfies PaymentCleared)
          : ({ type: 'payment.stopped', why, unsettled } satisfies PaymentStopped),
      )
    })
  }),
  ...startCheckCalls,
)
