import { errorOf, outcomeOf } from '../actors/call'
import { idInAddress } from '../addressId'
import type { FlowEvent } from '../flow.types'
import { claimsSetup } from './claims.setup'

const askedFor = ({ event }: { readonly event: FlowEvent }): string => idInAddress(event.step)

const requested = {
  guard: { type: 'isElsewhere', params: askedFor },
  actions: [{ type: 'goTo', params: askedFor }, 'tellMoved'],
} as const

/** Until the claims are loaded, a requested step is only remembered. */
const noting = { 'step.requested': requested } as const

/** A requested step is shown at once, because the lists contain the data of all claims. */
const moving = { 'step.requested': { ...requested, target: 'arriving' } } as const

/**
 * The machine of a contract's claims and their progress, opened from the contract's menu. Its step in the address is
 * the id of the opened claim. After a task is done, the machine starts again and reloads the claims.
 */
export const claimsMachine = claimsSetup.createMachine({
  id: 'claims',
  description: 'A szerződés kárügyei, és hogy melyik hol tart.',
  context: ({ input: { step, ...input } }) => ({
    ...input,
    opened: idInAddress(step),
    lists: null,
    technicalError: null,
  }),
  initial: 'loadingClaims',
  states: {
    loadingClaims: {
      description: 'Betöltjük a kárügyeket.',
      tags: 'busy',
      invoke: {
        id: 'loadClaims',
        src: 'loadClaims',
        input: {},
        onDone: [
          {
            guard: { type: 'answered', params: outcomeOf },
            target: 'arriving',
            actions: [
              { type: 'keepLists', params: outcomeOf },
              { type: 'reportStatuses', params: outcomeOf },
            ],
          },
          { target: 'failed', actions: 'keepBusinessError' },
        ],
        onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
      on: noting,
    },
    arriving: {
      description: 'Eldől, hogy a lista látszik, vagy egy kárügy.',
      tags: 'busy',
      always: [
        { guard: 'isAtList', target: 'listing' },
        { guard: 'isThere', target: 'viewing' },
        { target: 'unknown' },
      ],
    },
    listing: { description: 'Az ügyfél átnézi a nyitott és a lezárt kárügyeit.', on: moving },
    viewing: { description: 'Az ügyfél megnézi, hol tart egy kárügye, és mi a teendője benne.', on: moving },
    unknown: { description: 'Ilyen kárügye nincs a szerződésnek.', on: moving },
    failed: {
      description: 'A betöltés nem sikerült; újra lehet próbálni, és a hálózattal automatikusan is újraindul.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'loadingClaims' },
      on: { 'load.retried': 'loadingClaims', ...noting },
    },
  },
})

export type ClaimsMachine = typeof claimsMachine
