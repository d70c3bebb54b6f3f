import type { PaymentStopped } from '../../../payment/payment.types'
import { documentUploads } from '../../../upload/calls'
import type { CaseDefinition } from '../../definition/definition'
import { DOCUMENTS_PAGE, documentsPage } from '../../definition/pages'
import type { CaseContext, CaseEvent } from '../case.types'
import { isSinglePhotoField, photoTreatmentOf } from '../changes/files'
import { isTransferUnsent, transferCheckInput } from '../payment/checkTransfer'
import { paidWatchConfig } from '../payment/paidWatchConfig'
import type { Plan } from '../plan'
import type { CaseSetup } from '../setup/case.setup'
import { backTransitions, fieldStepTransitions, returnTransitions } from './backTransitions'
import { dataWatchInvoke, newDataTransition } from './dataTransitions'
import { forwardTransitions, nextTransitions } from './forwardTransitions'

/** Event handlers of uploads. Every step has them, because uploads continue in the background. */
export const fileHandlers = (s: CaseSetup) =>
  s.createStateConfig({
    on: {
      'file.changed': { actions: [{ type: 'updateFile', params: ({ event }) => event.file }, 'saveDraft'] },
      'file.gone': { actions: [{ type: 'dropFile', params: ({ event }) => event.id }, 'saveDraft'] },
    },
  })

/**
 * Event handlers of downloads. Every state has them, because the confirmation's download continues in the background.
 */
export const downloadHandlers = (s: CaseSetup) =>
  s.createStateConfig({
    on: { 'download.changed': { actions: { type: 'keepDownload', params: ({ event }) => event.download } } },
  })

/** Parameters of guards and actions that need the field named in an event. */
interface FieldEvent {
  readonly event: { readonly field: string }
}

interface FileAddedParams {
  readonly event: Extract<CaseEvent, { readonly type: 'file.added' }>
}

const addFileActions = [
  { type: 'addFile', params: ({ event }: FileAddedParams) => event },
  'saveDraft',
  'tellStep',
] as const

const hasPhotoFields = ({ form }: CaseDefinition): boolean =>
  Object.keys(form).some((name) => isSinglePhotoField({ form }, name))

/** Tells if the case has a field whose photos the browser prepares (rotates and scales down) before the upload. */
const preparesPhotos = ({ form }: CaseDefinition): boolean =>
  Object.keys(form).some((name) => photoTreatmentOf(form, name) !== 'asTheyAre')

/** Tells if the case checks after a reload that the insurer still has the uploaded photos. */
const canLosePhotos = (definition: CaseDefinition): boolean =>
  preparesPhotos(definition) && (definition.uploads ?? documentUploads).canFind === true

/** The state of the documents page. */
export const attaching = (s: CaseSetup, plan: Plan, definition: CaseDefinition) =>
  s.createStateConfig({
    description: documentsPage.description,
    meta: { slug: documentsPage.slug },
    tags: 'form',
    entry: [
      { type: 'reach', params: 'attaching' },
      'saveDraft',
      'tellStep',
      ...(preparesPhotos(definition) ? (['readyPhotos'] as const) : []),
    ],
    on: {
      ...newDataTransition(definition),
      'file.added': [
        ...(hasPhotoFields(definition)
          ? [
              {
                guard: { type: 'isReplacing', params: ({ event }: FieldEvent) => event.field },
                actions: [
                  { type: 'removeReplaced', params: ({ event }: FieldEvent) => event.field },
                  ...addFileActions,
                ],
              } as const,
            ]
          : []),
        { actions: addFileActions },
      ],
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
        { guard: { type: 'isWrong', params: DOCUMENTS_PAGE }, actions: { type: 'refuseStep', params: DOCUMENTS_PAGE } },
        ...nextTransitions(plan, 'attaching'),
      ],
      'step.returned': fieldStepTransitions(plan, 'attaching').map(
        (transition) => ({ ...transition, actions: 'clearNotice' }) as const,
      ),
      'step.requested': [...backTransitions(plan, 'attaching'), ...forwardTransitions(definition, plan, 'attaching')],
    },
  })

/** The summary state, with a way to change each answer. */
export const reviewing = (s: CaseSetup, plan: Plan, definition: CaseDefinition) => {
  const { payment } = definition
  const paymentWatch = paidWatchConfig(definition, 'watchPaidAtSummary')
  return s.createStateConfig({
    description: 'Az ügyfél beküldés előtt még egyszer ellenőrzi a válaszait.',
    meta: { slug: 'ellenorzes' },
    tags: 'form',
    entry: [
      { type: 'reach', params: 'reviewing' },
      'saveDraft',
      'tellStep',
      ...(definition.preview?.when === 'step' ? (['askPreview'] as const) : []),
    ],
    invoke: [
      ...paymentWatch.invoke,
      ...(payment === null
        ? []
        : [
            {
              id: 'watchTransfer',
              src: 'watchTransfer',
              input: ({ context }: { readonly context: CaseContext }) =>
                isTransferUnsent(context) ? transferCheckInput(definition, payment, context) : null,
            } as const,
          ]),
      ...dataWatchInvoke(definition, 'watchLoadedAtSummary'),
    ],
    on: {
      ...newDataTransition(definition),
      ...paymentWatch.on,
      ...(payment === null
        ? {}
        : {
            'payment.stopped': {
              target: 'paying',
              actions: {
                type: 'keepStopped',
                params: ({ event }: { readonly event: PaymentStopped }) => ({ ...event.why, isUnasked: true as const }),
              },
            } as const,
          }),
      'step.submitted': [
        // The insurer may no longer have an uploaded photo. Then the customer returns to the documents.
        ...(canLosePhotos(definition)
          ? [
              {
                guard: { type: 'isWrong', params: DOCUMENTS_PAGE },
                target: 'attaching',
                actions: { type: 'refuseStep', params: DOCUMENTS_PAGE },
              } as const,
            ]
          : []),
        ...(payment === null ? [] : [{ guard: 'paysByTransfer', target: 'checkingTransfer' } as const]),
        { target: 'submitting' },
      ],
      'step.returned': returnTransitions(plan),
      'answer.revised': [
        ...[plan.first, ...plan.laterPages].map(
          (step) =>
            ({
              guard: { type: 'isOnPage', params: ({ event }: FieldEvent) => ({ field: event.field, step }) },
              target: step,
            }) as const,
        ),
      ],
      ...(plan.steps.includes('paying') ? { 'payment.revised': { guard: 'isUnpaid', target: 'paying' } as const } : {}),
      'step.requested': backTransitions(plan, 'reviewing'),
    },
  })
}
