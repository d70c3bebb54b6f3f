import { emptyAnswers, filesOf } from '../../../machines/case/answers'
import type { CaseMachine } from '../../../machines/case/case.machine'
import type { CaseContext, CaseEvent, CaseStep } from '../../../machines/case/case.types'
import type { CaseDefinition } from '../../../machines/case/definition'
import type { Answer, Field, FileItem } from '../../../machines/case/field'
import { planOf, STEP_SLUGS } from '../../../machines/case/plan'
import type { SavedCase } from '../../../machines/case/saved'
import { examplesOf } from '../../../mocks/examples'
import { callCases, networkReturns, refusalCase } from '../kit/cases'
import { modelOf } from '../kit/model'
import { sampleFile } from '../kit/sampleFile'

const uploaded: FileItem = { ...sampleFile, status: 'uploaded', progress: 1, documentId: 'document-1' }

/** One acceptable answer of each kind of field. */
const accepted: Record<Field['kind'], Answer> = { plate: 'ABC-123', documents: [uploaded] }

const acceptedAnswers = (definition: CaseDefinition) =>
  Object.fromEntries(Object.entries(definition.form).map(([name, { kind }]) => [name, accepted[kind]]))

/** A kept draft of a case that stands at a step, with every answer given. */
export const draftAt = (definition: CaseDefinition, step: CaseStep): SavedCase => ({
  version: 1,
  draftId: 'draft-1',
  attempt: 1,
  isSent: step === 'submitting',
  step,
  answers: step === 'submitted' ? emptyAnswers(definition.form) : acceptedAnswers(definition),
  result: step === 'submitted' ? Object.values(examplesOf(definition.submit))[0] : null,
})

const inputsOf = (definition: CaseDefinition) => {
  const steps: readonly CaseStep[] = [...planOf(definition).steps, 'submitting', 'submitted']
  const drafts: Record<string, unknown> = Object.fromEntries(steps.map((step) => [step, draftAt(definition, step)]))
  const files = Object.entries(definition.form).filter(([, { type }]) => type === 'documents')
  if (files.length > 0) {
    const unsent = Object.fromEntries(files.map(([name]) => [name, [sampleFile]]))
    const draft = draftAt(definition, 'attaching')
    drafts.unsentFile = { ...draft, answers: { ...draft.answers, ...unsent } }
  }
  return Object.fromEntries(
    Object.entries({ fresh: null, unreadable: { version: 0 }, ...drafts }).map(([name, saved]) => [
      name,
      { contractNumber: '10000001', draftId: 'draft-2', saved },
    ]),
  )
}

const allFiles = ({ answers }: CaseContext) => Object.values(answers).flatMap(filesOf)

const fieldEvents = (context: CaseContext, [field, { type, kind }]: readonly [string, Field]): CaseEvent[] => {
  if (type === 'documents') {
    const { id, name, size, mimeType } = sampleFile
    const add = { type: 'file.added', field, file: { id, name, size, mimeType } } as const
    return filesOf(context.answers[field]).length === 0 ? [add] : []
  }
  const value = accepted[kind]
  return [
    { type: 'answer.changed', field, value: typeof value === 'string' ? value : '' } as const,
    { type: 'answer.left', field } as const,
  ]
}

/** What can happen to a file where it stands; its upload is heard only while there is one. */
const fileEvents = (file: FileItem, isUploading: boolean): CaseEvent[] => {
  const changed = (['uploaded', 'failed', 'removing'] as const).map((status): CaseEvent => {
    return { type: 'file.changed', file: { ...file, ...(status === 'uploaded' && uploaded), status } }
  })
  return [
    ...(file.status === 'removing' ? [] : [{ type: 'file.removed', id: file.id } as const]),
    ...(file.status === 'failed' ? [{ type: 'file.retried', id: file.id } as const] : []),
    ...(isUploading ? [...changed, { type: 'file.gone', id: file.id } as const] : []),
  ]
}

/** The submitted case refused for each of its fields. */
const refusedFields = ({ submit, form }: CaseDefinition) =>
  Object.keys(form).map((field) =>
    refusalCase(submit, `MISSING_FIELDS ${field}`, { code: 'MISSING_FIELDS', fields: [field] }),
  )

/** The model of any case, from its definition alone. */
export const caseModel = (machine: CaseMachine, definition: CaseDefinition) =>
  modelOf(machine, {
    inputs: inputsOf(definition),
    events: ({ context, children }): CaseEvent[] => [
      { type: 'load.retried' },
      ...Object.entries(definition.form).flatMap((entry) => fieldEvents(context, entry)),
      ...Object.keys(definition.form).map((field) => ({ type: 'answer.revised', field }) as const),
      ...allFiles(context).flatMap((file) => fileEvents(file, `upload-${file.id}` in children)),
      { type: 'step.submitted' },
      { type: 'step.returned' },
      ...[...new Set(Object.values(STEP_SLUGS))].map((step) => ({ type: 'step.requested', step }) as const),
      { type: 'submit.retried' },
      { type: 'case.left' },
    ],
    sources: { 'file.changed': 'child', 'file.gone': 'child', 'step.requested': 'parent', 'case.left': 'parent' },
    actors: {
      networkBack: () => [networkReturns],
      load: () => callCases(definition.load),
      submit: () => [...callCases(definition.submit), ...refusedFields(definition)],
    },
    stubs: ['upload'],
    project: (context) => [
      context.step,
      Object.entries(context.answers).map(([, answer]) =>
        typeof answer === 'string' ? answer : answer.map(({ status }) => status),
      ),
      context.loaded !== null,
      context.result !== null,
      context.dirty,
    ],
  })
