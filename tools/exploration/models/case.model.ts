import { changesStoredData } from '../../../machines/case/answers/compare'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { visibleFields } from '../../../machines/case/answers/visible'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { RowsField } from '../../../machines/case/definition/field'
import { asParsed, type Previewed } from '../../../machines/case/definition/parsed'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import { paysChosenItem, paysDueAmount } from '../../../machines/case/machine/payment/paidCase'
import { slugReaderOf } from '../../../machines/case/machine/slugs'
import { submittingTransitions } from '../../../machines/case/machine/steps/submitSteps'
import type { ProductLineCase } from '../../../machines/cases'
import { pathOf as addressOf } from '../../../machines/routes'
import {
  chunkLoadEnds,
  codeEnds,
  identificationEnds,
  loadCases,
  paymentEnds,
  signatureEnds,
  submitCases,
  transferCheckEnds,
} from '../kit/caseEnds'
import { callCases, networkReturnCase } from '../kit/cases'
import { modelOf } from '../kit/model'
import { planFor } from '../kit/planFor'
import { fieldEvents } from './case.answers'
import { downloadEvents } from './case.downloads'
import { caseInputs, sentCode } from './case.drafts'
import { changeableFields } from './case.fields'
import { fileEvents, lostPhotoEvents } from './case.files'
import { situationKeyReader } from './case.situation'
import { suggestionEvents } from './case.suggestions'

/** Tells if no rows can be added and all rows may be empty. */
const canRowsBeEmpty = ({ columns, canAdd, shares }: RowsField): boolean =>
  !canAdd && shares === null && Object.values(columns).every(({ isOptional }) => isOptional)

const canBeEmpty = ({ form }: CaseDefinition): boolean =>
  Object.values(form).every(
    (field) =>
      field.type === 'constant' ||
      field.type === 'documents' ||
      field.isOptional ||
      (field.type === 'rows' && canRowsBeEmpty(field)),
  )

/**
 * Tells if the form has rows and documents. If the rows fail to load on a later day, all fields can be hidden. A draft
 * saved at the documents then returns to the form.
 */
const canHideAllFields = ({ form }: CaseDefinition): boolean => {
  const types = Object.values(form).map(({ type }) => type)
  return types.includes('rows') && types.includes('documents')
}

/** A card payment that the provider rejected without taking money. */
const REFUSED_CARD_END = { type: 'failed', failure: { type: 'status', status: 'REFUSED' } } as const

const HEADER_WITHOUT_DEBT = { debt: null, contract: {} }

/**
 * Returns the index of the transition that stops at invalid answers. In a data change, the transition for unchanged
 * answers comes first.
 */
const invalidTransitionIndex = (definition: CaseDefinition): number => (changesStoredData(definition) ? 1 : 0)

/**
 * Returns the index of the transition that validates a saved draft. The transitions of a draft that was sent come
 * first.
 */
const draftValidationIndex = (definition: CaseDefinition): number =>
  definition.submit === null ? 0 : submittingTransitions(planFor(definition)).length

/** Returns the address slugs of a case's steps. */
const stepSlugs = ({ machine, definition }: Pick<ProductLineCase, 'machine' | 'definition'>): readonly string[] =>
  planFor(definition).steps.map(slugReaderOf(machine.config))

/** Returns the model of any case, derived from its definition. */
export const caseModel = ({ machine, definition, productLine, key, variant }: ProductLineCase) =>
  modelOf(machine, {
    inputs: () =>
      caseInputs(
        definition,
        addressOf({ name: 'case', productLine, key, variant, step: '' }),
        definition.subject === null ? '' : variant,
      ),
    events: ({ context, children }, takes): CaseEvent[] => [
      { type: 'load.retried' },
      ...(takes('answer.changed') || takes('file.added') ? fieldEvents(definition, context) : []),
      ...(takes('answer.revised')
        ? changeableFields(context, visibleFields(definition, fieldContextOf(context)))
        : []
      ).map(([field]) => ({ type: 'answer.revised', field }) as const),
      // In a form with pages, files have events only on their own page. Otherwise, exploring would visit each other
      // page once for every status of a file.
      ...(planFor(definition).isPaged && context.step !== 'attaching'
        ? []
        : fileEvents(definition, context, (id) => `upload-${id}` in children)),
      ...lostPhotoEvents(definition, context, children),
      ...('suggestions' in children ? suggestionEvents(context) : []),
      ...(definition.preview?.kept && 'preview' in children
        ? [{ type: 'preview.answered', input: {}, data: asParsed<Previewed>(null) } as const]
        : []),
      { type: 'step.submitted' },
      { type: 'step.returned' },
      ...stepSlugs({ machine, definition }).map((step) => ({ type: 'step.requested', step }) as const),
      { type: 'payment.revised' },
      { type: 'submit.retried' },
      { type: 'followUp.requested' },
      ...(takes('download.requested') || takes('download.changed')
        ? downloadEvents(definition, context, children)
        : []),
      ...('code' in children
        ? [
            { type: 'code.moved', progress: { ...sentCode, attemptsLeft: 2 } } as const,
            ...(['underWay', 'transport', 'wrong'] as const).map((check) => ({ type: 'code.tried', check }) as const),
          ]
        : []),
      ...('payment' in children
        ? [true, false].map((isTransferring) => ({ type: 'payment.moved', isTransferring }) as const)
        : []),
      ...(definition.payment === null ? [] : [{ type: 'paid.sent', sentAs: 'other' } as const]),
      ...(takes('payment.stopped') ? [{ type: 'payment.stopped', why: { type: 'dueGone' } } as const] : []),
      ...(definition.payment === null ? [] : [{ type: 'paid.known', end: REFUSED_CARD_END } as const]),
      ...(definition.payment === null ? [] : [{ type: 'failedCard.changed', failedCard: null } as const]),
      { type: 'header.loaded', header: HEADER_WITHOUT_DEBT, today: context.today },
      ...(paysChosenItem(definition) ? [{ type: 'page.shown' } as const] : []),
      { type: 'data.changed', today: context.today, reloaded: null },
      { type: 'case.left' },
    ],
    sources: {
      'file.changed': 'child',
      'file.gone': 'child',
      'code.moved': 'child',
      'code.tried': 'child',
      'payment.moved': 'child',
      'download.changed': 'child',
      'suggestion.chosen': 'child',
      'answers.found': 'child',
      'preview.answered': 'child',
      'step.requested': 'parent',
      'case.left': 'parent',
      'page.shown': 'child',
      'paid.known': 'child',
      'header.loaded': 'parent',
      'data.changed': 'child',
      'paid.sent': 'child',
      'payment.stopped': 'child',
      'failedCard.changed': 'child',
    },
    actors: {
      networkBack: () => [networkReturnCase],
      load: (input) => loadCases(definition, { isSent: false, answered: [], ...Object(input) }),
      submit: () => submitCases(definition),
      startCode: () => (definition.code === null ? [] : callCases(definition.code.start)),
      code: () => codeEnds(definition),
      suggestions: () => [],
      preview: () => [],
      copying: () => [],
      watchFront: () => [],
      watchDay: () => [],
      watchLoaded: () => [],
      watchPaid: () => [],
      watchTransfer: () => [],
      watchFailedCard: () => [],
      payment: (input) => paymentEnds(Object(input).amount, Object(input).paidFor !== undefined),
      checkTransfer: (input) => transferCheckEnds(Object(input)),
      openModule: () => chunkLoadEnds,
      signature: () => signatureEnds,
      identification: () => identificationEnds,
    },
    unreachable: {
      ...(definition.payment !== null && !paysDueAmount(definition)
        ? {
            [`${definition.id}.checkingTransfer|xstate.done.actor.checkTransfer|0`]:
              'Itt csak egy másik lap befizetése állíthatja meg, amelyről ez a lap még nem tud.',
          }
        : {}),
      ...(definition.payment !== null && {
        [`${definition.id}.submitting|xstate.done.actor.submit|1`]:
          'Csak egy másik lap tudhatja meg, hogy a bank mégsem terhelte meg a kártyát.',
      }),
      ...(canBeEmpty(definition)
        ? {
            ...(!canHideAllFields(definition) && {
              [`${definition.id}.resuming||${draftValidationIndex(definition)}`]:
                'Itt semmilyen válasz nem válhat hibássá.',
            }),
            [`${definition.id}.filling|step.submitted|${invalidTransitionIndex(definition)}`]:
              'Az űrlap minden mezője üresen maradhat.',
            [`${definition.id}.filling|step.requested|${invalidTransitionIndex(definition)}`]:
              'Az űrlap minden mezője üresen maradhat.',
          }
        : {}),
    },
    stubs: [
      'upload',
      'download',
      'suggestions',
      'preview',
      'code',
      'payment',
      'signature',
      'identification',
      'copying',
    ],
    project: situationKeyReader(definition),
  })
