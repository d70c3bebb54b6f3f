import type { CaseDefinition } from '../../definition/definition'
import type { PaidKnown, PaidSent } from '../actors/watchPaid.actor'
import type { CaseContext } from '../case.types'

const watch = {
  src: 'watchPaid',
  input: ({ context: { paid } }: { readonly context: CaseContext }) => ({ paid, isSubmitted: false }),
} as const

const on = {
  'paid.sent': {
    guard: { type: 'isSentOtherwise', params: ({ event }: { readonly event: PaidSent }) => event.sentAs },
    actions: 'noteSentElsewhere',
  },
  'paid.known': {
    actions: [
      { type: 'keepPaidKnown', params: ({ event }: { readonly event: PaidKnown }) => event.end },
      'saveDraft',
      'tellStep',
    ],
  },
} as const

/** Ids of the watch, one for each step: charts describe them by id. */
type WatchId = 'watchPaid' | 'watchPaidAtSummary' | 'watchPaidAfterFailure'

/** Watch in a step of a case with a payment: another tab may submit the case, or learn the result of its payment. */
export const watchingPaid = ({ payment }: CaseDefinition, id: WatchId) =>
  payment === null ? { invoke: [], on: {} } : { invoke: [{ ...watch, id }], on }
