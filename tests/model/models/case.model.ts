import { filesOf, rowsOf } from '../../../machines/case/answer'
import { emptyAnswers } from '../../../machines/case/answers'
import { askedFields, fieldsOn } from '../../../machines/case/asked'
import type { CaseContext, CaseEvent } from '../../../machines/case/case.types'
import type { CaseCode } from '../../../machines/case/code.types'
import { type CaseDefinition, resultOf } from '../../../machines/case/definition'
import {
  type Answers,
  type AskedField,
  type DocumentsField,
  isOffering,
  type PhotoField,
  type Row,
  type RowsField,
} from '../../../machines/case/field'
import { fieldContextOf } from '../../../machines/case/fieldContext'
import { UNKNOWN } from '../../../machines/case/fields/orUnknown'
import { answeredAmount } from '../../../machines/case/paidAmount'
import { type Previewed, parsed } from '../../../machines/case/parsed'
import { planOf } from '../../../machines/case/plan'
import { columnsIn, LISTED } from '../../../machines/case/rows/groups'
import { keyOfId, pathOf } from '../../../machines/case/rows/path'
import type { SavedCase } from '../../../machines/case/saved'
import { slugsIn } from '../../../machines/case/slugs'
import type { CaseStep } from '../../../machines/case/step.types'
import { goingOnSubmitting } from '../../../machines/case/submitSteps'
import type { AreaCase } from '../../../machines/cases'
import { documentIdOf } from '../../../machines/download/documentId'
import { downloadId } from '../../../machines/download/download.machine'
import { pathOf as addressOf } from '../../../machines/routes'
import { documentUploads } from '../../../machines/upload/calls'
import type { FileItem } from '../../../machines/upload/file'
import { isAside } from '../kit/aside'
import { isReadByOthers } from '../kit/askingMost'
import {
  byTransfer,
  codeEnds,
  identificationEnds,
  loadCases,
  partLoads,
  paymentEnds,
  signatureEnds,
  submitCases,
} from '../kit/caseEnds'
import { callCases, networkReturns, START } from '../kit/cases'
import { modelOf } from '../kit/model'
import {
  acceptedAnswers,
  firstExample,
  firstOf,
  givenAnswer,
  oddAnswers,
  sampleFileOf,
  sampleOptions,
  typed,
  uploadedTo,
} from '../kit/sampleAnswers'
import { nextCell, startingAnswers } from '../kit/sampleRows'
import { situationIn } from './case.situation'

/** A kept draft of a case that stands at a step, with every answer given and every payment decided on. */
export const draftAt = (definition: CaseDefinition, step: CaseStep): SavedCase => ({
  version: 2,
  draftId: 'draft-1',
  attempt: 1,
  isSent: step === 'submitting',
  asked: step === 'submitting' ? Object.keys(definition.form) : null,
  sentDetails: [],
  sent: [],
  step,
  failure: null,
  isCodeAsked: step === 'confirming',
  answers: step === 'submitted' ? emptyAnswers(definition.form) : acceptedAnswers(definition),
  code: step === 'confirming' ? sentCode : null,
  isConfirmed: false,
  paid: definition.payment !== null && afterPayment.includes(step) ? decided(definition) : null,
  isPutOff: false,
  dirty: true,
  result: step === 'submitted' ? firstExample(resultOf(definition)) : null,
  submittedAt: step === 'submitted' ? START : null,
})

/** What of a payment was decided on that takes no money yet. */
const decided = (definition: CaseDefinition): SavedCase['paid'] => {
  const amount = answeredAmount(definition, acceptedAnswers(definition))
  return amount === null ? { type: 'nothing' } : { ...byTransfer, amount }
}

const afterPayment: readonly CaseStep[] = ['reviewing', 'submitting', 'submitted']

const sentCode: CaseCode = {
  channel: null,
  sentTo: 'minta.anna@posta.example',
  confirmationSentTo: null,
  attemptsLeft: 3,
  resendFrom: START,
}

/** Choices of what is offered no more. */
const noMore = ({ form }: CaseDefinition): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      isOffering(field) || field.type === 'accepted'
        ? [[name, field.type === 'many' ? ['no-more'] : 'no-more'] as const]
        : [],
    ),
  )

/** Answers that are warned of: one on each page, since each more would double the situations. */
const oddOf = ({ form, pages }: CaseDefinition): Answers =>
  Object.fromEntries(
    pages.flatMap(({ fields }) =>
      fields
        .flatMap((name) => {
          const field = form[name]
          const odd = field?.type === 'text' ? oddAnswers[field.kind] : undefined
          return odd === undefined ? [] : [[name, odd] as const]
        })
        .slice(0, 1),
    ),
  )

/** An answer that cannot be let through on a page: none where there has to be one, a row of nothing, or none that can be read. */
const wrongOn = ({ form, pages }: CaseDefinition, page: string): Answers | null => {
  const fields = pages.find(({ name }) => name === page)?.fields ?? []
  const texts = fields.flatMap((name) => {
    const field = form[name]
    return field?.type === 'text' ? [{ name, field }] : []
  })
  const [unnamed] = fields.flatMap((name) => {
    const field = form[name]
    const row: Row = { key: '1', of: LISTED.value, cells: {} }
    return field?.type === 'rows' && field.isList ? [{ [name]: [row] }] : []
  })
  const [wrong] = texts.flatMap(({ name, field }) => (field.isOptional ? [] : [{ [name]: '' }]))
  return wrong ?? unnamed ?? (texts[0] === undefined ? null : { [texts[0].name]: '?' })
}

const inputsOf = (definition: CaseDefinition, address: string, subject: string) => {
  const makesCase = definition.result === 'case'
  const { steps: workSteps, first, isPaged } = planOf(definition)
  const steps: readonly CaseStep[] = [...workSteps, ...(makesCase ? (['submitting', 'submitted'] as const) : [])]
  const drafts: Record<string, unknown> = Object.fromEntries(steps.map((step) => [step, draftAt(definition, step)]))
  // Where the right code ends the case, its check is the submission.
  const sent = { ...draftAt(definition, definition.submit === null ? 'confirming' : 'submitting'), isSent: true }
  if (makesCase) {
    drafts.failed = { ...sent, failure: 'transport' }
    drafts.interrupted = { ...sent, failure: 'expired' }
    drafts.putOff = { ...draftAt(definition, 'submitted'), isPutOff: true }
  }
  const files = uploadFields(definition)
  if (files.length > 0) {
    // Of several photos one: dropped one by one they would be met in each of their numbers.
    const unsent = Object.fromEntries(
      files.map(([name, field], at) => [name, at > 0 && field.kind === 'photo' ? [] : [sampleFileOf(name, field)]]),
    )
    const draft = draftAt(definition, 'attaching')
    drafts.unsentFile = { ...draft, answers: { ...draft.answers, ...unsent } }
  }
  if (definition.payment !== null) drafts.undecided = { ...draftAt(definition, 'reviewing'), paid: null }
  const withAnswers = (step: CaseStep, answers: Answers) => {
    const draft = draftAt(definition, step)
    return { ...draft, answers: { ...draft.answers, ...answers } }
  }
  const gone = noMore(definition)
  if (Object.keys(gone).length > 0) drafts.offeredNoMore = withAnswers(first, gone)
  const odd = oddOf(definition)
  if (Object.keys(odd).length > 0) drafts.odd = withAnswers(first, odd)
  const last = workSteps.at(-1) ?? first
  const emptied = firstTyped(definition)
  const rowless = Object.fromEntries(
    Object.entries(definition.form).flatMap(([name, { type }]) => (type === 'rows' ? [[name, []]] : [])),
  )
  if (last !== first) drafts.wrongByNow = withAnswers(last, { ...gone, ...rowless, ...(emptied && { [emptied]: '' }) })
  if (isPaged) {
    for (const { name } of definition.pages.slice(1)) {
      const wrong = wrongOn(definition, name)
      if (wrong === null) continue
      drafts[`wrongByNow ${name}`] = withAnswers(last, wrong)
      drafts[`wrongAhead ${name}`] = withAnswers(first, wrong)
    }
  }
  if (files.length > 0 && last !== 'attaching') {
    drafts.filesGone = withAnswers(last, Object.fromEntries(files.map(([name]) => [name, []])))
    // Where there need be none, one that never arrived is what can be wrong.
    drafts.fileLost = withAnswers(
      last,
      Object.fromEntries(files.map(([name, field]) => [name, [sampleFileOf(name, field)]])),
    )
  }
  return Object.fromEntries(
    Object.entries({ fresh: null, unreadable: { version: 0 }, ...drafts }).map(([name, saved]) => [
      name,
      { contractNumber: '10000001', subject, address, today: '2026-11-21', draftId: 'draft-2', saved },
    ]),
  )
}

/** The fields of documents and photos. */
const uploadFields = ({ form }: CaseDefinition) =>
  Object.entries(form).flatMap(([name, field]) => (field.type === 'documents' ? [[name, field] as const] : []))

const allFiles = ({ answers }: CaseContext) => Object.values(answers).flatMap(filesOf)

/** The field that is emptied: one is enough, and each more would triple the situations. */
const firstTyped = ({ form }: CaseDefinition): string | undefined =>
  Object.entries(form).find(([, field]) => field.type === 'text' && !field.isOptional)?.[0]

/** Of these fields, the ones whose answers can be changed. */
const changeable = <F>({ settled }: CaseContext, fields: readonly (readonly [name: string, field: F])[]) =>
  fields.filter(([name]) => !settled.includes(name))

/** What can be answered where the customer stands. */
const askedHere = (definition: CaseDefinition, context: CaseContext) =>
  changeable(context, fieldsOn(definition, planOf(definition).pageAt(context.step) ?? '', fieldContextOf(context)))

/** The first question here whose answer is not the sample's yet; `undefined` once all are answered. */
const nextAsked = (definition: CaseDefinition, context: CaseContext): string | undefined =>
  askedHere(definition, context).find(([name, field]) =>
    field.type === 'rows'
      ? nextCell(definition, fieldContextOf(context), name, field, typed) !== null
      : field.type !== 'documents' &&
        !isAside(definition, field) &&
        String(context.answers[name]) !== String(givenAnswer(definition, name, field)),
  )?.[0]

const groupPathAt = (field: RowsField, name: string, { of }: Row): string =>
  field.canAdd ? pathOf(name, keyOfId(of)) : name

/**
 * What can happen to rows: the next cell that is not right yet; once all are, one more row and one less, each once, since
 * each more would double the situations.
 */
const rowEvents = (definition: CaseDefinition, context: CaseContext, name: string, field: RowsField): CaseEvent[] => {
  const fieldContext = fieldContextOf(context)
  const next = nextCell(definition, fieldContext, name, field, typed)
  const rows = rowsOf(context.answers[name])
  const [first] = rows
  const [column = ''] = first === undefined ? [] : columnsIn(field, first)
  const at = pathOf(name, first?.key ?? '', column)
  const [path, value] = next ?? [at, first?.cells[column] ?? '']
  const known = rowsOf(startingAnswers(definition, fieldContext)[name])
  const [about] = fieldContext.options[name] ?? []
  return [
    ...(first === undefined ? [] : [{ type: 'answer.changed', field: path, value } as const]),
    ...(first === undefined ? [] : [{ type: 'answer.left', field: path } as const]),
    ...(field.canAdd && about !== undefined && rows.length <= known.length
      ? [{ type: 'row.added', field: name, of: about.value } as const]
      : []),
    // Where nothing is left of 100%, a row that takes the rest stays what it is: no other situation.
    ...(field.shares !== null && first !== undefined && next === null
      ? [{ type: 'shares.spread', group: groupPathAt(field, name, first), how: { restTo: first.key } } as const]
      : []),
    ...(field.canAdd && first?.key === '1' ? [{ type: 'row.removed', field: name, row: first.key } as const] : []),
  ]
}

/** What is answered next: the sample; where the case chooses by itself, another of what was loaded, if there is one. */
const nextAnswers = (
  definition: CaseDefinition,
  { answers, loaded, options }: CaseContext,
  name: string,
  field: AskedField,
): readonly (string | readonly string[])[] => {
  const isPreset = field.type === 'choice' && Object.hasOwn(definition.presets(loaded), name)
  if (!isPreset) return [givenAnswer(definition, name, field)]
  return firstOf((options[name] ?? []).filter(({ value }) => value !== answers[name]))
}

/** Another answer where other questions hang on it, which may make them come or go. */
const otherChoices = (definition: CaseDefinition, name: string, field: AskedField): CaseEvent[] => {
  if (field.type !== 'choice' || !isReadByOthers(definition, name)) return []
  const given = givenAnswer(definition, name, field)
  const other = sampleOptions(definition)[name]?.findLast(({ value }) => value !== given)
  return other === undefined ? [] : [{ type: 'answer.changed', field: name, value: other.value }]
}

const hasArrived = ({ answers }: CaseContext, name: string): boolean =>
  filesOf(answers[name]).some(({ status }) => status === 'uploaded')

/**
 * Whether a file is chosen for a field: where it has none. Photos are taken one after the other, the first of them once
 * more while it is the only one: in any order, each would double the half-filled pages.
 */
const isWantedNext = (
  definition: CaseDefinition,
  context: CaseContext,
  name: string,
  { kind }: DocumentsField | PhotoField,
): boolean => {
  const photos = uploadFields(definition).flatMap(([each, field]) => (field.kind === 'photo' ? [each] : []))
  if (kind !== 'photo') return filesOf(context.answers[name]).length === 0
  const next = photos.find((each) => !hasArrived(context, each))
  return name === next || (name === photos[0] && next === photos[1])
}

/** Answers in the order of their questions: in any order, each question more would double the half-filled forms. */
const fieldEvents = (definition: CaseDefinition, context: CaseContext): CaseEvent[] => {
  const next = nextAsked(definition, context)
  return askedHere(definition, context).flatMap(([name, field]): CaseEvent[] => {
    if (field.type === 'documents') {
      const { id, name: called, size, mimeType } = sampleFileOf(name, field)
      const add = { type: 'file.added', field: name, file: { id, name: called, size, mimeType } } as const
      return isWantedNext(definition, context, name, field) ? [add] : []
    }
    if (field.type === 'rows' && (next === undefined || name === next))
      return rowEvents(definition, context, name, field)
    if (field.type === 'rows') return []
    const isEmptied = name === firstTyped(definition)
    if (next !== undefined && name !== next && !isEmptied && !isAside(definition, field)) return []
    return [
      ...nextAnswers(definition, context, name, field).map(
        (value) => ({ type: 'answer.changed', field: name, value }) as const,
      ),
      ...(isEmptied ? [{ type: 'answer.changed', field: name, value: '' } as const] : []),
      ...otherChoices(definition, name, field),
      ...(field.type === 'text' && field.canBeUnknown
        ? [{ type: 'answer.changed', field: name, value: UNKNOWN } as const]
        : []),
      { type: 'answer.left', field: name },
    ]
  })
}

/** The document that can be downloaded: one to accept, where it is asked for, or the confirmation. */
const linkHere = (definition: CaseDefinition, context: CaseContext): string | undefined | null => {
  const [toAccept] = askedHere(definition, context).flatMap(([name, { type }]) => (type === 'accepted' ? [name] : []))
  return toAccept === undefined ? context.result?.confirmationDocumentLink : firstOf(context.options[toAccept])[0]
}

/** What can happen to a document; its download is heard only while there is one. */
const downloadEvents = (definition: CaseDefinition, context: CaseContext, children: object): CaseEvent[] => {
  const id = documentIdOf(linkHere(definition, context) ?? null)
  if (id === null) return []
  const failed = { id, status: 'failed', progress: null, isAsked: true, problem: 'transport' } as const
  return [
    { type: 'download.requested', target: { id, title: 'visszaigazolás' } },
    ...(downloadId(id) in children ? [{ type: 'download.changed', download: failed } as const] : []),
  ]
}

/** What can happen to a file where it stands; its upload is heard only while there is one. */
const fileEvents = (definition: CaseDefinition, context: CaseContext, isUploading: (id: string) => boolean) =>
  uploadFields(definition).flatMap(([name, field], at) =>
    filesOf(context.answers[name]).flatMap((file) => {
      return field.kind === 'photo' && (at > 0 || allFiles(context).length > 1)
        ? laterPhotoEvents(context, [name, field], file, { isUploading: isUploading(file.id), isFirst: at === 0 })
        : eventsOf(name, field, file, isUploading(file.id))
    }),
  )

/** A photo of which the insurer says, while everything is shown once more, that it has it no more. */
const lostEvents = (definition: CaseDefinition, context: CaseContext, children: object): CaseEvent[] =>
  context.step !== 'reviewing' || !(definition.uploads ?? documentUploads).canFind
    ? []
    : uploadFields(definition)
        .filter(([, { photos }]) => photos !== 'asTheyAre')
        .flatMap(([name]) => filesOf(context.answers[name]))
        .filter(({ id, status }) => status === 'uploaded' && `upload-${id}` in children)
        .slice(0, 1)
        .map((file) => ({
          type: 'file.changed',
          file: { ...file, status: 'missing', documentId: null, problem: 'lost' },
        }))

/**
 * Of several photos only the first is met with all that can happen to a file, while it is the only one; then the others
 * arrive, and it is the first that the insurer may lose.
 */
const laterPhotoEvents = (
  context: CaseContext,
  [name, field]: readonly [string, PhotoField],
  file: FileItem,
  { isUploading, isFirst }: { readonly isUploading: boolean; readonly isFirst: boolean },
): CaseEvent[] => {
  const lost = { ...file, status: 'missing', documentId: null, problem: 'lost' } as const
  return [
    ...(allFiles(context)[0]?.id === file.id ? [{ type: 'file.removed', id: file.id } as const] : []),
    ...(isUploading && file.status === 'sending'
      ? [{ type: 'file.changed', file: uploadedTo(name, field) } as const]
      : []),
    ...(isUploading && isFirst && file.status === 'uploaded' ? [{ type: 'file.changed', file: lost } as const] : []),
  ]
}

const eventsOf = (
  name: string,
  field: DocumentsField | PhotoField,
  file: FileItem,
  isUploading: boolean,
): CaseEvent[] => {
  const changed = (['uploaded', 'failed', 'removing'] as const).map((status): CaseEvent => {
    return { type: 'file.changed', file: { ...file, ...(status === 'uploaded' && uploadedTo(name, field)), status } }
  })
  return [
    ...(file.status === 'removing' ? [] : [{ type: 'file.removed', id: file.id } as const]),
    ...(file.status === 'failed' ? [{ type: 'file.retried', id: file.id } as const] : []),
    ...(isUploading ? [...changed, { type: 'file.gone', id: file.id } as const] : []),
  ]
}

/** Rows that stay as they are, each of which may be empty. */
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

/** Which way on from a form is the one that stops at what is wrong: nothing new stops before. */
const wrongAt = ({ initial }: CaseDefinition): number => (initial === null ? 0 : 1)

/** How many ways on a draft is offered before it is looked at for what has become wrong: those of one that was sent. */
const sentFirst = (definition: CaseDefinition): number =>
  definition.submit === null ? 0 : goingOnSubmitting(planOf(definition)).length

/** The addresses of a case's steps. */
const slugsOf = ({ machine, definition }: Pick<AreaCase, 'machine' | 'definition'>): readonly string[] =>
  planOf(definition).steps.map(slugsIn(machine.config))

/** The model of any case, from its definition alone. */
export const caseModel = ({ machine, definition, area, key, variant }: AreaCase) =>
  modelOf(machine, {
    inputs: inputsOf(
      definition,
      addressOf({ name: 'case', area, key, variant, step: '' }),
      definition.subject === null ? '' : variant,
    ),
    events: ({ context, children }): CaseEvent[] => [
      { type: 'load.retried' },
      ...fieldEvents(definition, context),
      ...changeable(context, askedFields(definition, fieldContextOf(context))).map(
        ([field]) => ({ type: 'answer.revised', field }) as const,
      ),
      // In a form with pages, only where files are chosen: each page before would be met with a file in each of its states.
      ...(planOf(definition).isPaged && context.step !== 'attaching'
        ? []
        : fileEvents(definition, context, (id) => `upload-${id}` in children)),
      ...lostEvents(definition, context, children),
      ...('suggestions' in children
        ? [
            { type: 'suggestion.chosen', answers: { zipCode: '6722', city: 'Szeged' } } as const,
            { type: 'answers.found', answers: { city: 'Szeged' } } as const,
          ]
        : []),
      ...(definition.preview?.kept && 'preview' in children
        ? [{ type: 'preview.answered', input: {}, data: parsed<Previewed>(null) } as const]
        : []),
      { type: 'step.submitted' },
      { type: 'step.returned' },
      ...slugsOf({ machine, definition }).map((step) => ({ type: 'step.requested', step }) as const),
      { type: 'payment.revised' },
      { type: 'submit.retried' },
      { type: 'followUp.requested' },
      ...downloadEvents(definition, context, children),
      ...('code' in children
        ? [
            { type: 'code.moved', progress: { ...sentCode, attemptsLeft: 2 } } as const,
            ...(['underWay', 'transport', 'wrong'] as const).map((check) => ({ type: 'code.tried', check }) as const),
          ]
        : []),
      { type: 'case.left' },
    ],
    sources: {
      'file.changed': 'child',
      'file.gone': 'child',
      'code.moved': 'child',
      'code.tried': 'child',
      'download.changed': 'child',
      'suggestion.chosen': 'child',
      'answers.found': 'child',
      'preview.answered': 'child',
      'step.requested': 'parent',
      'case.left': 'parent',
    },
    actors: {
      networkBack: () => [networkReturns],
      load: (input) => loadCases(definition, { isSent: Object(input).isSent === true }),
      submit: () => submitCases(definition),
      startCode: () => (definition.code === null ? [] : callCases(definition.code.start)),
      code: () => codeEnds(definition),
      suggestions: () => [],
      preview: () => [],
      copying: () => [],
      payment: (input) => paymentEnds(Object(input).amount),
      openModule: () => partLoads,
      signature: () => signatureEnds,
      identification: () => identificationEnds,
    },
    unreachable: canBeEmpty(definition)
      ? {
          [`${definition.id}.resuming||${sentFirst(definition)}`]: 'Itt semmilyen válasz nem válhat hibássá.',
          [`${definition.id}.filling|step.submitted|${wrongAt(definition)}`]: 'Az űrlap minden mezője üresen maradhat.',
          [`${definition.id}.filling|step.requested|${wrongAt(definition)}`]: 'Az űrlap minden mezője üresen maradhat.',
        }
      : {},
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
    project: situationIn(definition),
  })
