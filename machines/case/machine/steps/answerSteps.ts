import type { CaseDefinition } from '../../definition/definition'
import { submissionBody } from '../../draft/submission'
import type { Plan } from '../plan'
import type { CaseSetup } from '../setup/case.setup'
import { backTransitions } from './backTransitions'
import { callTransitions } from './callTransitions'

/**
 * The states of a case that requests data: the request and its answer. The customer can repeat requests, because they
 * write nothing.
 */
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
          ...callTransitions({
            to: 'answered',
            keep: 'keepAnswer',
            back: plan.before('answered'),
            notice: 'notAnswered',
          }),
        },
      },
      answered: {
        description: 'Az ügyfél látja a választ, és más adatokkal újra kérdezhet.',
        meta: { slug: 'eredmeny' },
        tags: 'outcome',
        entry: [{ type: 'reach', params: 'answered' }, 'saveDraft', 'tellStep'],
        on: {
          'step.returned': plan.before('answered'),
          'step.requested': backTransitions(plan, 'answered'),
        },
      },
    },
  }).states
