import { errorOf, outcomeOf } from '../actors/call'
import { paymentSetup } from './payment.setup'
import { TRANSFER_SLUG } from './transferSlug'

/** What the insurer says of the transfer is kept, or the customer chooses again. */
const loaded = {
  onDone: [
    {
      guard: { type: 'answered', params: outcomeOf },
      target: 'transferring',
      actions: { type: 'keepTransfer', params: outcomeOf },
    },
    {
      target: 'choosing',
      actions: ['leaveTransfer', { type: 'notify', params: 'transferRefused' }, 'countAttempt', 'save'],
    },
  ],
  onError: {
    target: 'choosing',
    actions: ['leaveTransfer', { type: 'notifyOfFault', params: errorOf }, 'save'],
  },
} as const

/** Whoever comes back to the payment chooses anew, from what was chosen. */
const toMethods = { target: 'choosing', actions: ['leaveTransfer', 'noteMove', 'save'] } as const

/** The transfer: what it needs, to be copied or read by the banking app. */
export const transferStates = paymentSetup.createStateConfig({
  states: {
    loadingTransfer: {
      description: 'Betöltjük az átutalás adatait.',
      tags: ['form', 'busy'],
      on: { 'methods.requested': toMethods },
      invoke: {
        id: 'loadTransfer',
        src: 'loadTransfer',
        input: ({ context: { udcContractId, key, attempt } }) => ({
          body: { udcContractId },
          idempotencyKey: `${key}-transfer-${attempt}`,
        }),
        ...loaded,
      },
    },
    loadingFeeTransfer: {
      description: 'Betöltjük az összeg átutalásának adatait.',
      tags: ['form', 'busy'],
      on: { 'methods.requested': toMethods },
      invoke: {
        id: 'loadFeeTransfer',
        src: 'loadFeeTransfer',
        input: ({ context: { udcContractId, amount, key, attempt } }) => ({
          body: { udcContractId, paymentAmount: amount?.value ?? 0 },
          idempotencyKey: `${key}-transfer-${attempt}`,
        }),
        ...loaded,
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
