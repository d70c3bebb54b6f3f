import { errorOf, eventOutput } from '../../../actors/call'
import type { CaseDefinition } from '../../definition/definition'
import { canLoadFail } from '../actors/loadCase.actor'
import { loadInputOf } from '../actors/loadInput'
import { canBeUnavailable } from '../changes/offered'
import type { CaseSetup } from '../setup/case.setup'

/** The loading states, including failure. */
export const loadSteps = (s: CaseSetup, definition: CaseDefinition) =>
  s.createStateConfig({
    states: {
      loading: {
        description: 'Betöltjük, amit az ügyhöz tudni kell.',
        tags: 'busy',
        entry: 'tellDraft',
        invoke: {
          id: 'load',
          src: 'load',
          input: loadInputOf(definition),
          onDone: [
            ...(canBeUnavailable(definition)
              ? [
                  {
                    guard: { type: 'isNotOffered', params: eventOutput },
                    target: 'notOffered',
                    actions: [{ type: 'keepUnavailable', params: eventOutput }, 'tellStep'],
                  } as const,
                ]
              : []),
            {
              guard: { type: 'isLoaded', params: eventOutput },
              target: 'resuming',
              actions: { type: 'keepLoaded', params: eventOutput },
            },
            ...(definition.loads.some(({ isRequired }) => isRequired)
              ? [
                  // A sent case may itself be the reason why its data no longer loads. So it resumes without the data.
                  { guard: 'wasSent', target: 'resuming' } as const,
                  { target: 'loadFailed', actions: 'notifyOfRefusedLoad' } as const,
                ]
              : []),
          ],
          ...(canLoadFail(definition)
            ? ({
                onError: { target: 'loadFailed', actions: { type: 'notifyTechnicalError', params: errorOf } },
              } as const)
            : {}),
        },
      },
      ...(canLoadFail(definition)
        ? {
            loadFailed: {
              description: 'A betöltés nem sikerült, újra lehet próbálni.',
              invoke: { id: 'networkBack', src: 'networkBack', onDone: 'loading' } as const,
              on: { 'load.retried': 'loading' } as const,
            },
          }
        : {}),
      ...(canBeUnavailable(definition)
        ? {
            notOffered: {
              description: 'Ez az ügy ennél a szerződésnél, vagy annak ezen a részén, nem intézhető.',
              ...(definition.payment === null ? {} : ({ entry: 'forgetShownTransfer' } as const)),
            },
          }
        : {}),
    },
  }).states
