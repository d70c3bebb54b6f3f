import * as v from 'valibot'
import { type CaseResult, caseResult } from '../../src/api/entities'
import { errorOf, outcomeOf } from '../actors/call'
import { bodyOf, emptyAnswers } from './answers'
import { caseSetup, keyOf } from './case.setup'
import type { CaseContext, CaseInput } from './case.types'
import { compiledFrom } from './compiled'
import type { CaseDefinition } from './definition'
import { planOf } from './plan'
import { readDraft } from './saved'
import { attaching, filling, hearingFiles, reviewing } from './steps'

/** A kept answer of the insurer, if it still is one. */
const resultOf = (definition: CaseDefinition, kept: unknown): CaseResult | null =>
  v.is(definition.submit.response, kept) && v.is(caseResult, kept) ? kept : null

const contextOf = (definition: CaseDefinition, input: CaseInput): CaseContext => {
  const draft = readDraft(definition.form, input.saved)
  const saved = draft.type === 'read' ? draft.saved : null
  const result = resultOf(definition, saved?.result)
  return {
    contractNumber: input.contractNumber,
    draftId: saved?.draftId ?? input.draftId,
    attempt: saved?.attempt ?? 1,
    isSent: saved?.isSent ?? false,
    step: saved === null || (saved.step === 'submitted' && result === null) ? 'filling' : saved.step,
    answers: saved?.answers ?? emptyAnswers(definition.form),
    problems: {},
    warnings: {},
    refusals: 0,
    listed: [],
    notice: draft.type === 'unreadable' ? 'draftUnreadable' : null,
    loaded: null,
    result,
    dirty: saved !== null && result === null,
  }
}

/** Makes a definition's chart, with only the states that this case has. */
export const compileCase = (definition: CaseDefinition) => {
  const s = caseSetup(definition)
  const plan = planOf(definition)
  const reached = (step: 'attaching' | 'reviewing') => plan.steps.includes(step)

  const machine = s.createMachine({
    id: definition.id,
    description: 'Egy ügy a betöltéstől a beküldésig.',
    context: ({ input }) => contextOf(definition, input),
    output: ({ context }) => ({ type: context.result === null ? 'left' : 'submitted' }),
    initial: 'restoring',
    on: {
      'case.left': '.left',
      ...(reached('attaching') ? hearingFiles(s).on : {}),
    },
    states: {
      restoring: {
        description: 'Ha ezen a lapon már beküldték az ügyet, a visszaigazolás látszik újra.',
        tags: 'busy',
        always: [{ guard: { type: 'stoodAt', params: 'submitted' }, target: 'submitted' }, { target: 'loading' }],
      },
      loading: {
        description: 'Betöltjük, amit az ügyhöz tudni kell.',
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: {},
          onDone: [
            {
              guard: { type: 'answered', params: outcomeOf },
              target: 'resuming',
              actions: { type: 'keepLoaded', params: outcomeOf },
            },
            { target: 'loadFailed' },
          ],
          onError: { target: 'loadFailed', actions: { type: 'notifyOfFault', params: errorOf } },
        },
      },
      loadFailed: {
        description: 'A betöltés nem sikerült, újra lehet próbálni.',
        invoke: { id: 'networkBack', src: 'networkBack', onDone: 'loading' },
        on: { 'load.retried': 'loading' },
      },
      resuming: {
        description: 'Az ügy ott folytatódik, ahol az ügyfél abbahagyta.',
        tags: 'busy',
        entry: 'resumeUploads',
        always: [
          { guard: { type: 'stoodAt', params: 'submitting' }, target: 'submitting' },
          ...(reached('attaching')
            ? [{ guard: { type: 'stoodAt', params: 'attaching' }, target: 'attaching' } as const]
            : []),
          ...(reached('reviewing')
            ? [{ guard: { type: 'stoodAt', params: 'reviewing' }, target: 'reviewing' } as const]
            : []),
          { target: 'filling' },
        ],
      },
      filling: filling(s, plan),
      ...(reached('attaching') ? { attaching: attaching(s, plan) } : {}),
      ...(reached('reviewing') ? { reviewing: reviewing(s, plan) } : {}),
      submitting: {
        description: 'A beküldés folyik. A piszkozat előbb elmentve, így egy újratöltés nem küldi be kétszer.',
        tags: 'busy',
        entry: [{ type: 'reach', params: 'submitting' }, 'markSent', 'saveDraft', 'tellSubmitting'],
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({
            body: bodyOf(definition.form, context.answers),
            idempotencyKey: keyOf(context, definition.submit.id),
          }),
          onDone: [
            {
              guard: { type: 'answered', params: outcomeOf },
              target: 'submitted',
              actions: { type: 'keepResult', params: outcomeOf },
            },
            ...(reached('attaching')
              ? [
                  {
                    guard: { type: 'refusesDocuments', params: outcomeOf },
                    target: 'attaching',
                    actions: { type: 'keepRefusal', params: outcomeOf },
                  } as const,
                ]
              : []),
            { target: 'filling', actions: { type: 'keepRefusal', params: outcomeOf } },
          ],
          onError: { target: 'submitFailed', actions: { type: 'notifyOfFault', params: errorOf } },
        },
      },
      submitFailed: {
        description: 'Nem jött használható válasz. Minden megvan, és az újabb próbálkozás nem lesz második ügy.',
        entry: 'tellStep',
        on: {
          'submit.retried': 'submitting',
          'step.returned': plan.steps[plan.steps.length - 1] ?? 'filling',
        },
      },
      submitted: {
        description: 'A biztosító átvette az ügyet: a visszaigazolás látszik.',
        tags: 'outcome',
        entry: [{ type: 'reach', params: 'submitted' }, 'saveDraft', 'tellDone', 'tellSubmitted'],
      },
      left: {
        description: 'Az ügyfél továbbment, a piszkozat nincs többé.',
        type: 'final',
        entry: 'forgetDraft',
      },
    },
  })
  return compiledFrom(definition, machine)
}

export type CaseMachine = ReturnType<typeof compileCase>
