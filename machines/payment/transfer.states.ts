import { errorOf, outcomeOf } from '../actors/call'
import { paymentSetup } from './payment.setup'
import { startingOf } from './starting'
import { notStarted } from './stopped'
import { TRANSFER_SLUG } from './transferSlug'

/** Whoever comes back to the payment chooses anew, from what was chosen. */
const toMethods = { target: 'choosing', actions: ['leaveTransfer', 'noteMove', 'save'] } as const

/** The transfer: what it needs, to be copied or read by the banking app. */
export const transferStates = paymentSetup.createStateConfig({
  states: {
    loadingTransfer: {
      description:
        'Megkérdezzük a biztosítót, mi esedékes még, és megnézzük, fizet-e érte egy másik lap. Ha minden rendben, betöltjük az átutalás adatait.',
      tags: ['form', 'busy'],
      on: { 'methods.requested': toMethods },
      invoke: {
        id: 'startTransfer',
        src: 'startTransfer',
        input: ({ context }) => ({
          ...startingOf(context),
          isOfAmount: context.amount !== null,
          idempotencyKey: `${context.key}-transfer-${context.attempt}`,
        }),
        onDone: [
          {
            guard: { type: 'isTransferLoaded', params: outcomeOf },
            target: 'transferring',
            actions: { type: 'keepTransfer', params: outcomeOf },
          },
          ...notStarted,
        ],
        onError: {
          target: 'choosing',
          actions: ['leaveTransfer', { type: 'notifyOfFault', params: errorOf }, 'save'],
        },
      },
    },
    transferring: {
      description:
        'Az ügyfél az átutalás adatait és QR-kódját látja; az adatokat kimásolhatja, a kódot a bankja alkalmazásával olvashatja be.',
      meta: { slug: TRANSFER_SLUG },
      entry: { type: 'tellMoved', params: true },
      invoke: { id: 'copying', src: 'copying' },
      on: {
        'transfer.confirmed': { target: 'ended', actions: ['keepTransferEnd', 'leaveTransfer', 'save'] },
        'transfer.left': toMethods,
        'methods.requested': toMethods,
      },
    },
  },
}).states
