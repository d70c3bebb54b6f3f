import type { StepSlug } from '../../stepSlugs'
import type { CaseDefinition } from '../definition/definition'
import { needsLoading } from './actors/loadCase.actor'
import { recordDefinition } from './built'
import type { CaseContext } from './case.types'
import { codeSteps } from './code/codeSteps'
import { contextOf } from './context'
import { paysChosenItem } from './payment/paidCase'
import { checkingTransfer, paying } from './payment/paymentStep'
import { planOf } from './plan'
import { caseSetup } from './setup/case.setup'
import { slugReaderOf } from './slugs'
import type { CaseStep, WorkStep } from './step.types'
import { answerSteps } from './steps/answerSteps'
import { keepDataTransition } from './steps/dataTransitions'
import { filling, fillingPages, refreshing } from './steps/fillingSteps'
import { loadSteps } from './steps/loadSteps'
import { outcomeSteps } from './steps/outcomeSteps'
import { attaching, downloadHandlers, fileHandlers, reviewing } from './steps/steps'
import { submitSteps, submittingTransitions } from './steps/submitSteps'

/** Builds a definition's machine, with only the states that the case needs. */
export const buildCaseMachine = (definition: CaseDefinition) => {
  // `slugOf` is called only after `machine` is assigned.
  const slugOf = (step: CaseStep): StepSlug | '' => slugReaderOf(machine.config)(step)
  const s = caseSetup(definition, slugOf)
  const plan = planOf(definition)
  const { code, payment, submit, preview, result } = definition
  const hasStep = (step: WorkStep) => plan.steps.includes(step)
  // All steps, except the first, at which a draft can resume. A draft at `answered` requests the data again instead.
  const resumableSteps = plan.steps.filter((step) => step !== plan.first && step !== 'answered')
  const isAnswer = result === 'answer'
  // A case with a single step always shows that step, even if its answers are invalid.
  const invalidPages = resumableSteps.length > 0 ? [plan.first, ...plan.laterPages].slice(0, resumableSteps.length) : []

  const machine = s.createMachine({
    id: definition.id,
    description: 'Egy ügy a betöltéstől a beküldésig.',
    context: ({ input }) => contextOf(definition, input),
    output: ({ context }) => ({ type: context.result === null ? 'left' : 'submitted' }),
    initial: 'restoring',
    invoke: [
      {
        id: 'watchDay',
        src: 'watchDay',
        input: ({ context: { today, subject, address } }) => ({ today, subject, address }),
      },
      ...(preview === null ? [] : ([{ id: 'preview', src: 'preview' }] as const)),
      ...(payment === null
        ? []
        : ([
            {
              id: 'watchFailedCard',
              src: 'watchFailedCard',
              input: ({ context: { failedCard } }: { readonly context: CaseContext }) => ({ failedCard }),
            },
          ] as const)),
    ],
    on: {
      'case.left': '.left',
      ...keepDataTransition,
      'header.loaded': { actions: { type: 'keepHeader', params: ({ event }) => event } },
      ...(payment === null
        ? {}
        : {
            'failedCard.changed': { actions: { type: 'keepFailedCard', params: ({ event }) => event.failedCard } },
          }),
      ...(preview?.kept
        ? { 'preview.answered': { actions: { type: 'keepPreviewed', params: ({ event }) => event } } }
        : {}),
      ...(isAnswer ? {} : downloadHandlers(s).on),
      ...(hasStep('attaching') ? fileHandlers(s).on : {}),
    },
    states: {
      restoring: {
        description: 'Ha ezen a lapon már beküldték az ügyet, a visszaigazolás látszik újra.',
        tags: 'busy',
        always: [
          ...(isAnswer ? [] : [{ guard: { type: 'stoodAt', params: 'submitted' }, target: 'settling' } as const]),
          { target: needsLoading(definition) ? 'loading' : 'resuming' },
        ],
      },
      ...(needsLoading(definition) ? loadSteps(s, definition) : {}),
      resuming: {
        description: 'Az ügy ott folytatódik, ahol az ügyfél abbahagyta.',
        tags: 'busy',
        entry: preview === null ? 'resumeUploads' : ['resumeUploads', 'askPreview'],
        always: [
          ...(submit === null || isAnswer ? [] : submittingTransitions(plan)),
          ...invalidPages.map(
            (step) =>
              ({
                guard: { type: 'hasBecomeWrong', params: step },
                target: step,
                actions: { type: 'refuseResumed', params: plan.pageAt(step) ?? '' },
              }) as const,
          ),
          ...(payment === null || !hasStep('reviewing') ? [] : [{ guard: 'isUndecided', target: 'paying' } as const]),
          ...resumableSteps.map((step) => ({ guard: { type: 'stoodAt', params: step }, target: step }) as const),
          // The requested data may have changed, so the case requests the data again.
          ...(isAnswer ? [{ guard: { type: 'stoodAt', params: 'answered' }, target: 'asking' } as const] : []),
          { target: plan.first },
        ],
      },
      filling: (plan.isPaged ? fillingPages : filling)(s, plan, definition),
      ...(paysChosenItem(definition) ? { refreshing: refreshing(s, plan, definition) } : {}),
      ...(hasStep('attaching') ? { attaching: attaching(s, plan, definition) } : {}),
      ...(code === null ? {} : codeSteps(s, plan, definition, code)),
      ...(payment === null
        ? {}
        : {
            paying: paying(s, plan, definition, payment),
            checkingTransfer: checkingTransfer(s, definition, payment),
          }),
      ...(hasStep('reviewing') ? { reviewing: reviewing(s, plan, definition) } : {}),
      ...(isAnswer ? answerSteps(s, plan, definition) : {}),
      ...(submit === null || isAnswer ? {} : submitSteps(s, plan, definition)),
      ...(isAnswer ? {} : outcomeSteps(s, definition)),
      left: {
        description: 'Az ügyfél továbbment, a piszkozat nincs többé.',
        type: 'final',
        entry: ['forgetDraft', 'forgetFiles'],
      },
    },
  })
  return recordDefinition(definition, machine)
}

export type CaseMachine = ReturnType<typeof buildCaseMachine>

const machines = new WeakMap<CaseDefinition, CaseMachine>()

/**
 * Returns a case's machine, which is built at the first call. A menu has dozens of cases, and each build takes
 * milliseconds on a slow phone.
 */
export const machineOf = (definition: CaseDefinition): CaseMachine => {
  const machine = machines.get(definition) ?? buildCaseMachine(definition)
  machines.set(definition, machine)
  return machine
}
