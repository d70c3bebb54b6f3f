import { errorOf, outcomeOf } from '../actors/call'
import { paymentSetup } from './payment.setup'

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

/** The transfer: what it needs, to be copied or read by the banking app. */
export const transferStates = paymentSetup.createStateConfig({
  states: {
    loadingTransfer: {
      description: 'Betöltjük az átutalás adatait.',
      tags: ['form', 'busy'],
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
      description: 'Az ügyfél az átutalás adatait látja, és kimásolhatja őket.',
      initial: 'reading',
      on: {
        'line.copied': { target: '.copying', actions: { type: 'keepLine', params: ({ event }) => event } },
        'transfer.confirmed': { target: 'ended', actions: { type: 'keepEnd', params: 'transfer' } },
        'transfer.left': { target: 'choosing', actions: ['leaveTransfer', 'save'] },
      },
      states: {
        reading: { description: 'Az adatok olvashatók.' },
        copying: {
          description: 'Egy adat a vágólapra kerül.',
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => context.copying ?? { line: 'reference', text: context.contractNumber },
            onDone: { target: 'reading', actions: { type: 'keepCopied', params: outcomeOf } },
          },
        },
      },
    },
  },
}).states
