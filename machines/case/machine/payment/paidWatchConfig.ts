import type { CaseDefinition } from '../../definition/definition'
import type { CardResultKnown, PaidCaseSubmitted } from '../actors/watchPaid.actor'
import type { CaseContext } from '../case.types'

const watchInvocation = {
  src: 'watchPaid',
  input: ({ context: { paid } }: { readonly context: CaseContext }) => ({ paid, isSubmitted: false }),
} as const

const watchTransitions = {
  'paid.sent': {
    guard: { type: 'isSentOtherwise', params: ({ event }: { readonly event: PaidCaseSubmitted }) => event.sentAs },
    actions: 'noteSentElsewhere',
  },
  'paid.known': {
    actions: [
      { type: 'keepPaidKnown', params: ({ event }: { readonly event: CardResultKnown }) => event.end },
      'saveDraft',
      'tellStep',
    ],
  },
} as const

/** Ids of the watching actor. Each step has its own id, because `tools/flows` describes actors by id. */
type WatchId = 'watchPaid' | 'watchPaidAtSummary' | 'watchPaidAfterFailure'

/**
 * Config of a step that reacts to other tabs. Another tab may submit the case, or learn the result of its card payment.
 * Empty for a case without a payment.
 */
export const paidWatchConfig = ({ payment }: CaseDefinition, id: WatchId) =>
  payment === null ? { invoke: [], on: {} } : { invoke: [{ ...watchInvocation, id }], on: watchTransitions }
