import type { SuggestionsEvent } from '../address/suggestions.types'
import { canWarn, textOf } from './answers'
import { goingBack, returning } from './back'
import type { CaseSetup } from './case.setup'
import type { CaseEvent } from './case.types'
import type { CaseDefinition } from './definition'
import { goingForward } from './forward'
import type { Plan } from './plan'
import { addressIn, asksForAddress } from './suggesting'

type AnswerChanged = Extract<CaseEvent, { readonly type: 'answer.changed' }>

/** What helps with an address hears what is typed; none of its fields is answered with several. */
const tellingTyped = {
  type: 'tellSuggestions',
  params: ({ event }: { readonly event: AnswerChanged }) => ({ ...event, value: textOf(event.value) }),
} as const

/** The form: every typed answer of the case. Where it asks for an address, suggestions help with that. */
export const filling = (s: CaseSetup, plan: Plan, definition: CaseDefinition) => {
  const { form, initial, preview } = definition
  const isSuggesting = asksForAddress(form)
  const forward = isSuggesting
    ? [{ type: 'tellSuggestions', params: ({ event }: { event: SuggestionsEvent }) => event } as const]
    : []
  const asking = preview === null ? [] : (['askPreview'] as const)
  return s.createStateConfig({
    description: 'Az ügyfél kitölti az űrlapot.',
    tags: 'form',
    entry: [{ type: 'reach', params: 'filling' }, 'saveDraft', 'tellStep'],
    on: {
      'answer.changed': {
        actions: [
          { type: 'setAnswers', params: ({ event }) => ({ [event.field]: event.value }) },
          'saveDraft',
          'tellStep',
          ...asking,
          ...(isSuggesting ? [tellingTyped] : []),
        ],
      },
      ...(isSuggesting
        ? {
            'suggestion.chosen': {
              actions: [
                { type: 'setAnswers', params: ({ event }) => event.answers },
                'saveDraft',
                'tellStep',
                ...forward,
              ],
            },
            'answers.found': {
              actions: [{ type: 'setAnswers', params: ({ event }) => event.answers }, 'saveDraft', 'tellStep'],
            },
          }
        : {}),
      'answer.left': { actions: { type: 'checkAnswer', params: ({ event }) => event.field } },
      'step.submitted': [
        ...(initial === null ? [] : [{ guard: 'isUnchanged', actions: 'refuseUnchanged' } as const]),
        { guard: { type: 'isWrong', params: 'form' }, actions: { type: 'refuseStep', params: 'form' } },
        ...(canWarn(form)
          ? [{ guard: { type: 'isUnseen', params: 'form' }, actions: { type: 'warnOnce', params: 'form' } } as const]
          : []),
        {
          ...(Object.keys(definition.askedWhere).length > 0 ? { guard: 'isAnythingAsked' as const } : {}),
          target: plan.after('filling'),
          actions: { type: 'passPage', params: 'form' },
        },
      ],
      ...(plan.steps.length > 1 ? { 'step.requested': goingForward(definition, plan, 'filling') } : {}),
    },
    ...(isSuggesting
      ? {
          invoke: {
            id: 'suggestions',
            src: 'suggestions',
            input: ({ context }) => ({ answers: addressIn(context) }),
          },
        }
      : {}),
  })
}

/** An upload goes on, and is heard, on whichever step the customer is meanwhile. */
export const hearingFiles = (s: CaseSetup) =>
  s.createStateConfig({
    on: {
      'file.changed': { actions: [{ type: 'updateFile', params: ({ event }) => event.file }, 'saveDraft'] },
      'file.gone': { actions: [{ type: 'dropFile', params: ({ event }) => event.id }, 'saveDraft'] },
    },
  })

/** The confirmation's download goes on behind whatever is shown. */
export const hearingDownloads = (s: CaseSetup) =>
  s.createStateConfig({
    on: { 'download.changed': { actions: { type: 'keepDownload', params: ({ event }) => event.download } } },
  })

/** The documents, on a page of their own. */
export const attaching = (s: CaseSetup, plan: Plan, definition: CaseDefinition) =>
  s.createStateConfig({
    description: 'Az ügyfél feltölti a szükséges iratokat.',
    tags: 'form',
    entry: [{ type: 'reach', params: 'attaching' }, 'saveDraft', 'tellStep'],
    on: {
      'file.added': { actions: [{ type: 'addFile', params: ({ event }) => event }, 'saveDraft', 'tellStep'] },
      'file.removed': [
        {
          guard: { type: 'isMissing', params: ({ event }) => event.id },
          actions: [{ type: 'dropFile', params: ({ event }) => event.id }, 'saveDraft'],
        },
        {
          guard: { type: 'canRemove', params: ({ event }) => event.id },
          actions: { type: 'removeFile', params: ({ event }) => event.id },
        },
      ],
      'file.retried': {
        guard: { type: 'canRetry', params: ({ event }) => event.id },
        actions: { type: 'retryFile', params: ({ event }) => event.id },
      },
      'step.submitted': [
        { guard: { type: 'isWrong', params: 'documents' }, actions: { type: 'refuseStep', params: 'documents' } },
        { target: plan.after('attaching'), actions: { type: 'passPage', params: 'documents' } },
      ],
      'step.returned': { target: plan.before('attaching') ?? 'filling', actions: 'clearNotice' },
      'step.requested': [...goingBack(plan, 'attaching'), ...goingForward(definition, plan, 'attaching')],
    },
  })

/** Every answer once more, each with a way to change it. */
export const reviewing = (s: CaseSetup, plan: Plan) =>
  s.createStateConfig({
    description: 'Az ügyfél beküldés előtt még egyszer ellenőrzi a válaszait.',
    tags: 'form',
    entry: [{ type: 'reach', params: 'reviewing' }, 'saveDraft', 'tellStep'],
    on: {
      'step.submitted': 'submitting',
      'step.returned': returning(plan),
      'answer.revised': [
        {
          guard: { type: 'isOnPage', params: ({ event }) => ({ field: event.field, page: 'form' }) },
          target: 'filling',
        },
        ...(plan.steps.includes('attaching') ? [{ target: 'attaching' } as const] : []),
      ],
      ...(plan.steps.includes('paying') ? { 'payment.revised': { guard: 'isUnpaid', target: 'paying' } as const } : {}),
      'step.requested': goingBack(plan, 'reviewing'),
    },
  })
