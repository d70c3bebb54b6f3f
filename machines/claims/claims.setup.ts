import { assign, sendParent, setup } from 'xstate'
import { getClaims } from '../../src/api/claims'
import type { OutcomeOf } from '../../src/api/endpoint'
import { knownClaimStatusOf } from '../../src/api/entities'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { callActor } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { callOnReturn } from '../actors/reloadOnReturn'
import { addressOfId } from '../addressId'
import type { FlowInput, FlowMoved } from '../flow.types'
import { servicesOf } from '../services'
import { allClaims, findClaim } from './claimLists'
import type { ClaimsContext, ClaimsEvent } from './claims.types'

type ClaimsOutcome = OutcomeOf<typeof getClaims>

/** Setup of the claims' machine. */
export const claimsSetup = setup({
  types: {
    context: {} as ClaimsContext,
    events: {} as ClaimsEvent,
    input: {} as FlowInput,
    tags: {} as 'busy',
  },
  actors: {
    loadClaims: callActor(getClaims),
    watchClaims: callOnReturn('list.reloaded', getClaims),
    networkBack,
  },
  guards: {
    answered: (_, { ok }: { readonly ok: boolean }) => ok,
    isAtList: ({ context }) => context.opened === '',
    isThere: ({ context: { lists, opened } }) => lists !== null && findClaim(lists, opened) !== undefined,
    holdsOpened: ({ context }, outcome: ClaimsOutcome) =>
      outcome.ok && findClaim(outcome.data, context.opened) !== undefined,
    isElsewhere: ({ context }, id: string) => id !== context.opened,
  },
  actions: {
    keepLists: assign((_, outcome: ClaimsOutcome) => (outcome.ok ? { lists: outcome.data, technicalError: null } : {})),
    // The unknown status itself is not reported: it may be any text.
    reportStatuses: ({ system }, outcome: ClaimsOutcome) => {
      if (
        outcome.ok &&
        allClaims(outcome.data).some((claim) => claim.status != null && knownClaimStatusOf(claim) === null)
      ) {
        servicesOf(system).report({ kind: 'fault', subject: getClaims.id, detail: 'status is unknown' })
      }
    },
    keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
    keepBusinessError: assign({ technicalError: 'brokenAnswer' }),
    goTo: assign((_, opened: string) => ({ opened })),
    tellMoved: sendParent(({ context }): FlowMoved => ({ type: 'flow.moved', step: addressOfId(context.opened) })),
  },
})
