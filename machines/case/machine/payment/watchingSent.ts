import type { CaseDefinition } from '../../definition/definition'
import type { PaidSent } from '../actors/watchSent.actor'
import type { CaseContext } from '../case.types'

const watch = {
  src: 'watchSent',
  input: ({ context: { paid } }: { readonly context: CaseContext }) => ({
    paymentId: paid?.type === 'paid' ? paid.id : null,
  }),
} as const

const on = {
  'paid.sent': {
    guard: { type: 'isSentOtherwise', params: ({ event }: { readonly event: PaidSent }) => event.sentAs },
    actions: 'noteSentElsewhere',
  },
} as const

/** Ids of the watch, one for each step: charts describe them by id. */
type WatchId = 'watchSent' | 'watchSentAtSummary' | 'watchSentAfterFailure'

/** Watch in a step of a case with a payment: another tab may submit the case that is paid for here. */
export const watchingSent = ({ payment }: CaseDefinition, id: WatchId) =>
  payment === null ? { invoke: [], on: {} } : { invoke: [{ ...watch, id }], on }
