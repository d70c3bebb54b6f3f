import { eventOutput } from '../../../actors/call'
import type { SuggestionsEvent } from '../../../address/suggestions.types'
import { downloadTransitions } from '../../../download/downloadTransitions'
import { normaliseTyped } from '../../../normaliseTyped'
import { changesStoredData } from '../../answers/compare'
import { canWarnOn } from '../../answers/problems'
import { canAddRows, canHaveNoVisibleField, hasShares } from '../../answers/visible'
import { textOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import type { CaseForm } from '../../definition/field'
import { hasFieldsBesidesFiles } from '../../definition/pages'
import { canListFail } from '../actors/loadCase.actor'
import { loadInputOf } from '../actors/loadInput'
import type { CaseContext, CaseEvent } from '../case.types'
import { addressIn, hasAddressFields } from '../changes/suggesting'
import { paysChosenItem } from '../payment/paidCase'
import { paidWatchConfig } from '../payment/paidWatchConfig'
import type { Plan } from '../plan'
import type { CaseSetup } from '../setup/case.setup'
import { backTransitions, fieldStepTransitions } from './backTransitions'
import { dataWatchInvoke, newDataTransition } from './dataTransitions'
import { forwardTransitions, nextTransitions } from './forwardTransitions'

type AnswerChanged = Extract<CaseEvent, { readonly type: 'answer.changed' }>

/**
 * Forwards typed answers to the suggestions' machine. `textOf` is enough, because an address field never has several
 * values.
 */
const forwardTypedAnswer = {
  type: 'tellSuggestions',
  params: ({ event }: { readonly event: AnswerChanged }) => ({ ...event, value: normaliseTyped(textOf(event.value)) }),
} as const

const suggestionsActor = {
  id: 'suggestions',
  src: 'suggestions',
  input: ({ context }: { readonly context: CaseContext }) => ({ answers: addressIn(context) }),
} as const

const hasAcceptedDocuments = (form: CaseForm): boolean => Object.values(form).some(({ type }) => type === 'accepted')

/** Config that all pages of a form share. A form with an address also handles suggestions. */
const pageConfig = (s: CaseSetup, definition: CaseDefinition) => {
  const { form, pages, preview } = definition
  const paymentWatch = paidWatchConfig(definition, 'watchPaid')
  const hasSuggestions = hasAddressFields(form)
  const forwardActions = hasSuggestions
    ? [{ type: 'tellSuggestions', params: ({ event }: { event: SuggestionsEvent }) => event } as const]
    : []
  const saveActions = ['saveDraft', 'tellStep'] as const
  const previewActions = preview === null ? [] : (['askPreview'] as const)
  return s.createStateConfig({
    tags: 'form',
    on: {
      ...(hasFieldsBesidesFiles(pages)
        ? ({
            'answer.changed': {
              actions: [
                { type: 'setAnswers', params: ({ event }) => ({ [event.field]: event.value }) },
                'saveTyped',
                'tellStep',
                ...previewActions,
                ...(hasSuggestions ? [forwardTypedAnswer] : []),
              ],
            },
            'answer.left': { actions: { type: 'checkAnswer', params: ({ event }) => event.field } },
          } as const)
        : {}),
      ...(hasSuggestions
        ? {
            'suggestion.chosen': {
              actions: [
                { type: 'setAnswers', params: ({ event }) => event.answers },
                'saveDraft',
                'tellStep',
                ...forwardActions,
              ],
            },
            'answers.found': {
              actions: [{ type: 'setAnswers', params: ({ event }) => event.answers }, 'saveDraft', 'tellStep'],
            },
          }
        : {}),
      ...(canAddRows(form)
        ? {
            'row.added': {
              actions: [{ type: 'addRow', params: ({ event }) => event }, ...saveActions, ...previewActions],
            },
            'row.removed': {
              actions: [{ type: 'removeRow', params: ({ event }) => event }, ...saveActions, ...previewActions],
            },
          }
        : {}),
      ...(hasShares(form)
        ? {
            'shares.spread': {
              actions: [
                { type: 'spreadShares', params: ({ event }) => event },
                'saveTyped',
                'tellStep',
                ...previewActions,
              ],
            },
          }
        : {}),
      ...(hasAcceptedDocuments(form) ? downloadTransitions : {}),
      ...(canListFail(definition)
        ? { 'load.retried': { guard: 'lacksLists', target: 'loading', actions: ['stopUploads', 'clearNotice'] } }
        : {}),
      ...newDataTransition(definition),
      ...paymentWatch.on,
    },
    invoke: [
      ...(hasSuggestions ? [suggestionsActor] : []),
      ...paymentWatch.invoke,
      ...dataWatchInvoke(definition, 'watchLoaded'),
    ],
  })
}

/** Transitions that keep the customer on a page that is invalid, is unchanged or has a new warning. */
const validationTransitions = (definition: CaseDefinition, page: string) => [
  ...(changesStoredData(definition) ? [{ guard: 'isUnchanged', actions: 'refuseUnchanged' } as const] : []),
  { guard: { type: 'isWrong', params: page }, actions: { type: 'refuseStep', params: page } } as const,
  ...(canWarnOn(definition, page)
    ? [{ guard: { type: 'isUnseen', params: page }, actions: { type: 'warnOnce', params: page } } as const]
    : []),
]

/** The `filling` state of a form with a single page. */
export const filling = (s: CaseSetup, plan: Plan, definition: CaseDefinition) => {
  const page = plan.pageAt('filling') ?? ''
  const { on, ...rest } = pageConfig(s, definition)
  return s.createStateConfig({
    ...rest,
    invoke: [
      ...rest.invoke,
      ...(paysChosenItem(definition) ? ([{ id: 'watchFront', src: 'watchFront' }] as const) : []),
    ],
    description: definition.pages[0]?.description ?? '',
    meta: { slug: '' },
    entry: [
      { type: 'reach', params: 'filling' },
      'saveDraft',
      'tellStep',
      ...(definition.payment !== null && canHaveNoVisibleField(definition) ? (['rememberStuckPaid'] as const) : []),
    ],
    on: {
      ...on,
      ...(paysChosenItem(definition) ? { 'page.shown': 'refreshing' } : {}),
      'step.submitted': [
        ...validationTransitions(definition, page),
        ...nextTransitions(plan, 'filling').map((transition) =>
          canHaveNoVisibleField(definition) && !('guard' in transition)
            ? { ...transition, guard: 'isAnythingAsked' as const }
            : transition,
        ),
      ],
      ...(plan.steps.length > 1 ? { 'step.requested': forwardTransitions(definition, plan, 'filling') } : {}),
    },
  })
}

/** The form while the due items load again. The customer can continue to fill it in. */
export const refreshing = (s: CaseSetup, plan: Plan, definition: CaseDefinition) => {
  const { on, tags } = filling(s, plan, definition)
  return s.createStateConfig({
    on,
    tags,
    description:
      'Az ügyfél visszatért a lapra: a háttérben újra megkérdezzük, mi esedékes. Ha ez nem sikerül, minden marad.',
    invoke: {
      id: 'loadAgain',
      src: 'load',
      input: loadInputOf(definition),
      onDone: [
        {
          guard: { type: 'isNotOffered', params: eventOutput },
          target: 'notOffered',
          actions: ['beginAnew', 'forgetDraft', 'tellStep', { type: 'keepUnavailable', params: eventOutput }],
        },
        {
          guard: { type: 'isLoaded', params: eventOutput },
          target: 'filling',
          actions: { type: 'keepDues', params: eventOutput },
        },
        { target: 'filling' },
      ],
      onError: 'filling',
    },
  })
}

/** Final state of the form, after its last page. */
const FILLED = 'filled'

/** The `filling` state of a form with several pages, each a child state. A page without visible fields is skipped. */
export const fillingPages = (s: CaseSetup, plan: Plan, definition: CaseDefinition) => {
  const { on, ...rest } = pageConfig(s, definition)
  const steps = [plan.first, ...plan.laterPages].filter((step) => step !== 'attaching')
  const childStateOf = (state: string) => (state.startsWith('filling.') ? state.slice('filling.'.length) : FILLED)
  const lastStep = steps.at(-1) ?? plan.first
  const pages = definition.pages.flatMap(({ name, description, slug }) => {
    const step = plan.stepOf(name)
    if (step === 'attaching') return []
    const page = s.createStateConfig({
      description,
      meta: { slug },
      entry: [{ type: 'reach', params: step }, 'saveDraft', 'tellStep'],
      on: {
        'step.submitted': [...validationTransitions(definition, name), ...nextTransitions(plan, step, childStateOf)],
        ...(step === plan.first
          ? {}
          : {
              'step.returned': fieldStepTransitions(plan, step).map(
                (transition) => ({ ...transition, actions: 'clearNotice' }) as const,
              ),
              'step.requested': backTransitions(plan, step),
            }),
      },
    })
    return [[name, page] as const]
  })
  return s.createStateConfig({
    ...rest,
    description: 'Az ügyfél kitölti az űrlap oldalait.',
    initial: childStateOf(plan.first),
    on: { ...on, 'step.requested': forwardTransitions(definition, plan, plan.first) },
    onDone: nextTransitions(plan, lastStep).map(({ actions: _, ...transition }) => transition),
    states: {
      ...Object.fromEntries(pages),
      [FILLED]: { type: 'final', description: 'Az űrlap minden oldala kész.' },
    },
  })
}
