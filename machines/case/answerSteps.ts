import { errorOf, outcomeOf } from '../actors/call'
import { goingBack } from './back'
import type { CaseSetup } from './case.setup'
import type { CaseDefinition } from './definition'
import type { Plan } from './plan'
import { submissionBody } from './submission'

/** The end of a case that makes none: what was asked for, as often as one likes. Nothing is written by it. */
export const answerSteps = (s: CaseSetup, plan: Plan, definition: CaseDefinition) =>
  s.createStateConfig({
    states: {
      asking: {
        description: 'A biztosító válaszol arra, amit az ügyfél kérdez. Ebből nem lesz ügy.',
        tags: 'busy',
        entry: 'saveDraft',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({ body: submissionBody(definition, context) }),
          onDone: [
            {
              guard: { type: 'answered', params: outcomeOf },
              target: 'answered',
              actions: { type: 'keepAnswer', params: outcomeOf },
            },
            { target: 'filling', actions: { type: 'keepRefusal', params: outcomeOf } },
          ],
          onError: {
            target: 'filling',
            actions: [
              { type: 'notify', params: 'notAnswered' },
              { type: 'notifyOfFault', params: errorOf },
            ],
          },
        },
      },
      answered: {
        description: 'Az ügyfél látja a választ, és más adatokkal újra kérdezhet.',
        tags: 'outcome',
        entry: [{ type: 'reach', params: 'answered' }, 'saveDraft', 'tellStep'],
        on: {
          'step.returned': 'filling',
          'step.requested': goingBack(plan, 'answered'),
        },
      },
    },
  }).states
