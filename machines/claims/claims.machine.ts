import { errorOf, eventOutput } from '../actors/call'
import { idInAddress } from '../addressId'
import type { FlowEvent } from '../flow.types'
import { claimsSetup } from './claims.setup'
import type { ClaimsReloaded } from './claims.types'

const requestedId = ({ event }: { readonly event: FlowEvent }): string => idInAddress(event.step)

const goToStep = {
  guard: { type: 'isElsewhere', params: requestedId },
  actions: [{ type: 'goTo', params: requestedId }, 'tellMoved'],
} as const

/** Stores a requested step while the claims load. The step is shown after the load. */
const rememberStep = { 'step.requested': goToStep } as const

/** Shows a requested step without another call, because the lists contain the data of all claims. */
const showStep = { 'step.requested': { ...goToStep, target: 'arriving' } } as const

const keepReloaded = {
  type: 'keepLists',
  params: ({ event }: { readonly event: ClaimsReloaded }) => event.outcome,
} as const

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
            guard: { type: 'answered', params: eventOutput },
            target: 'arriving',
            actions: [
              { type: 'keepLists', params: eventOutput },
              { type: 'reportStatuses', params: eventOutput },
            ],
          },
          { target: 'failed', actions: 'keepBusinessError' },
        ],
        onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
      on: rememberStep,
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
    listing: {
      description: 'Az ügyfél átnézi a nyitott és a lezárt kárügyeit. Ha visszatér a lapra, a háttérben frissülnek.',
      invoke: { id: 'watchClaims', src: 'watchClaims', input: {} },
      on: { ...showStep, 'list.reloaded': { actions: keepReloaded } },
    },
    viewing: {
      description:
        'Az ügyfél megnézi, hol tart egy kárügye, és mi a teendője benne. Ha visszatér a lapra, a háttérben frissül.',
      invoke: { id: 'watchClaim', src: 'watchClaims', input: {} },
      on: {
        ...showStep,
        'list.reloaded': [
          { guard: { type: 'holdsOpened', params: ({ event }) => event.outcome }, actions: keepReloaded },
          { target: 'unknown', actions: keepReloaded },
        ],
      },
    },
    unknown: { description: 'Ilyen kárügye nincs a szerződésnek.', on: showStep },
    failed: {
      description: 'A betöltés nem sikerült; újra lehet próbálni, és a hálózattal automatikusan is újraindul.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'loadingClaims' },
      on: { 'load.retried': 'loadingClaims', ...rememberStep },
    },
  },
})

export type ClaimsMachine = typeof claimsMachine
