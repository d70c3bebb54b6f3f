import { errorOf, eventOutput } from '../actors/call'
import { ANY_TRANSFER } from './onItsWay'
import { paymentSetup } from './payment.setup'
import type { PaymentContext } from './payment.types'
import { requestKey, startingPaymentOf, watchInputOf } from './starting'
import { clearedTransition, notStartedTransitions, stopTransferTransitions } from './stopped'
import { TRANSFER_SLUG } from './transferSlug'
import { isCardUncharged } from './warnings'
import type { StartingPayment } from './whyNotStarted'

/** Transition back to the payment methods. The earlier choice stays selected. */
const toMethodsTransition = { target: 'choosing', actions: ['leaveTransfer', 'noteMove', 'save'] } as const

/**
 * Returns the data that the watching actor checks while the screen shows the transfer's details. Suppresses the
 * warnings about announced transfers, because an announced transfer may be this one.
 */
const transferWatchInput = (context: PaymentContext): StartingPayment & { isWarned: boolean } => ({
  ...startingPaymentOf(context),
  warned: [...context.warned, ANY_TRANSFER],
  // The details hide the warning, but the methods show it again.
  isWarned: !isCardUncharged(context),
})

/** States of a transfer: its details load and are then shown, to be copied or scanned by a banking app. */
export const transferStates = paymentSetup.createStateConfig({
  states: {
    loadingTransfer: {
      description:
        'Megkérdezzük a biztosítót, mi esedékes még, és megnézzük, fizet-e érte egy másik lap. Ha minden rendben, betöltjük az átutalás adatait.',
      tags: ['form', 'busy'],
      on: { 'methods.requested': toMethodsTransition },
      invoke: {
        id: 'startTransfer',
        src: 'startTransfer',
        input: ({ context }) => ({
          ...startingPaymentOf(context),
          mayDebtBeUnknown: context.shown !== null,
          isOfAmount: context.amount !== null,
          idempotencyKey: requestKey(context, 'transfer'),
        }),
        onDone: [
          {
            guard: { type: 'isTransferLoaded', params: eventOutput },
            target: 'transferring',
            actions: { type: 'keepTransfer', params: eventOutput },
          },
          ...notStartedTransitions,
        ],
        onError: {
          target: 'choosing',
          actions: ['leaveTransfer', { type: 'notifyTechnicalError', params: errorOf }, 'save'],
        },
      },
    },
    transferring: {
      description:
        'Az ügyfél az átutalás adatait és QR-kódját látja; az adatokat kimásolhatja, a kódot a bankja alkalmazásával olvashatja be.',
      meta: { slug: TRANSFER_SLUG },
      entry: ['recordShown', { type: 'tellMoved', params: true }],
      invoke: [
        { id: 'copying', src: 'copying' },
        {
          id: 'watchTransfer',
          src: 'watchPayment',
          input: ({ context }) => ({ ...watchInputOf(context), ...transferWatchInput(context) }),
        },
      ],
      on: {
        'payment.stopped': stopTransferTransitions,
        'payment.cleared': clearedTransition,
        'transfer.confirmed': { target: 'ended', actions: ['keepTransferEnd', 'leaveTransfer', 'save'] },
        'transfer.left': toMethodsTransition,
        'methods.requested': toMethodsTransition,
      },
    },
  },
}).states
