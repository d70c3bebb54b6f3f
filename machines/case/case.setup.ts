import { assign, type PromiseActorLogic, sendParent, sendTo, setup } from 'xstate'
import type { Outcome } from '../../src/api/endpoint'
import type { CaseResult } from '../../src/api/entities'
import { faultKindOf } from '../../src/api/fault'
import { callActor } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { portsOf } from '../ports'
import { draftKey } from '../storageKeys'
import { uploadMachine } from '../upload/upload.machine'
import { emptyAnswers, filesOf, type Page, problemOf, problemsOn, warningOf } from './answers'
import type {
  CaseContext,
  CaseEvent,
  CaseInput,
  CaseOutput,
  CaseProgressed,
  CaseStep,
  CaseSubmitted,
} from './case.types'
import type { CaseDefinition } from './definition'
import type { FileItem } from './field'
import { type ChosenFile, fileItemOf } from './fields/documents'
import { STEP_SLUGS } from './plan'
import { savedOf } from './saved'

type Spawn = (
  src: 'upload',
  options: { readonly id: string; readonly input: { readonly file: FileItem; readonly idempotencyKey: string } },
) => unknown
type Refusal = { readonly code: string; readonly fields?: readonly string[] }
/** A loading call, whatever it loads. */
type Load = PromiseActorLogic<Outcome<unknown, Refusal>, object>
/** A submitting call: every one answers at least with a case's result. */
type Submit = PromiseActorLogic<
  Outcome<CaseResult, Refusal>,
  { readonly body: unknown; readonly idempotencyKey: string }
>

/** One write, however often it is sent: draft, attempt and what is written. */
export const keyOf = ({ contractNumber, draftId, attempt }: CaseContext, subject: string): string =>
  `${contractNumber}-${draftId}-${attempt}-${subject}`

/** What every changed answer changes beside: the draft is worth keeping, and what went out before was another write. */
const changed = ({ attempt, isSent }: CaseContext) => ({
  dirty: true,
  attempt: isSent ? attempt + 1 : attempt,
  isSent: false,
})

const progressOf = ({ step, dirty }: CaseContext, submission: CaseProgressed['submission']): CaseProgressed => ({
  type: 'case.progressed',
  step: STEP_SLUGS[step],
  dirty,
  submission,
})

/** Where the draft of this case is kept. */
const draftOf = (definition: CaseDefinition, context: CaseContext): string =>
  draftKey(context.contractNumber, definition.id)

const withoutKey = (problems: CaseContext['problems'], field: string | undefined) =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))

/** The faults without those of one field, which has just been answered anew. */
const without = ({ problems, warnings, listed }: CaseContext, field: string | undefined) => ({
  problems: withoutKey(problems, field),
  warnings: withoutKey(warnings, field),
  listed: listed.filter((name) => name !== field),
})

const fieldOf = ({ answers }: CaseContext, id: string): string | undefined =>
  Object.keys(answers).find((name) => filesOf(answers[name]).some((file) => file.id === id))

const withFile = (context: CaseContext, id: string, change: (file: FileItem) => readonly FileItem[]) => ({
  answers: Object.fromEntries(
    Object.entries(context.answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? answer : answer.flatMap((file) => (file.id === id ? change(file) : [file])),
    ]),
  ),
})

const uploadId = (fileId: string): string => `upload-${fileId}`

const startUpload = (spawn: Spawn, context: CaseContext, file: FileItem): void => {
  spawn('upload', {
    id: uploadId(file.id),
    input: { file, idempotencyKey: keyOf(context, uploadId(file.id)) },
  })
}

const allFiles = (context: CaseContext): readonly FileItem[] => Object.values(context.answers).flatMap(filesOf)

/** Vocabulary of the chart of every case. */
export const caseSetup = (definition: CaseDefinition) =>
  setup({
    types: {
      context: {} as CaseContext,
      events: {} as CaseEvent,
      input: {} as CaseInput,
      output: {} as CaseOutput,
      tags: {} as 'busy' | 'form' | 'outcome',
    },
    actors: {
      // A definition knows its endpoints only in general; their schemas have been held against it by `defineCase`.
      load: callActor(definition.load) as unknown as Load,
      submit: callActor(definition.submit) as unknown as Submit,
      upload: uploadMachine,
      networkBack,
    },
    guards: {
      stoodAt: ({ context }, step: CaseStep) => context.step === step,
      isValid: ({ context }, page: Page) =>
        Object.keys(problemsOn(definition.form, context.answers, page)).length === 0,
      isOnPage: (_, { field, page }: { readonly field: string; readonly page: Page }) =>
        (definition.form[field]?.type === 'documents' ? 'documents' : 'form') === page,
      asksFor: (_, { asked, step }: { readonly asked: string; readonly step: CaseStep }) => asked === STEP_SLUGS[step],
      isMissing: ({ context }, id: string) =>
        allFiles(context).some((file) => file.id === id && file.status === 'missing'),
      // A second press may come when the file is on its way again, or gone.
      canRetry: ({ context }, id: string) =>
        allFiles(context).some((file) => file.id === id && file.status === 'failed'),
      canRemove: ({ context }, id: string) =>
        allFiles(context).some((file) => file.id === id && file.status !== 'missing' && file.status !== 'removing'),
      answered: (_, outcome: Outcome<unknown, Refusal>) => outcome.ok,
      refusesDocuments: (_, outcome: Outcome<unknown, Refusal>) =>
        !outcome.ok && definition.form[outcome.failure.fields?.[0] ?? '']?.type === 'documents',
    },
    actions: {
      markSent: assign({ isSent: true }),
      reach: assign((_, step: CaseStep) => ({ step })),
      tellStep: sendParent(({ context }) => progressOf(context, context.isSent ? 'uncertain' : 'none')),
      tellSubmitting: sendParent(({ context }) => progressOf(context, 'underWay')),
      tellDone: sendParent(({ context }) => progressOf(context, 'done')),
      tellSubmitted: sendParent((): CaseSubmitted => ({ type: 'case.submitted' })),
      setAnswer: assign(({ context }, { field, value }: { readonly field: string; readonly value: string }) => {
        return { ...without(context, field), ...changed(context), answers: { ...context.answers, [field]: value } }
      }),
      checkAnswer: assign(({ context }, field: string) => {
        const problem = problemOf(definition.form, context.answers, field)
        const warning = warningOf(definition.form, context.answers, field)
        return {
          problems: { ...withoutKey(context.problems, field), ...(problem && { [field]: problem }) },
          warnings: { ...withoutKey(context.warnings, field), ...(warning && { [field]: warning }) },
        }
      }),
      refuseStep: assign(({ context }, page: Page) => {
        const problems = problemsOn(definition.form, context.answers, page)
        return { problems, listed: Object.keys(problems), refusals: context.refusals + 1 }
      }),
      clearProblems: assign({ problems: {}, listed: [], notice: null }),
      addFile: assign(({ context, spawn }, { field, file }: { readonly field: string; readonly file: ChosenFile }) => {
        const item = fileItemOf(file)
        startUpload(spawn, context, item)
        return {
          ...without(context, field),
          ...changed(context),
          answers: { ...context.answers, [field]: [...filesOf(context.answers[field]), item] },
        }
      }),
      resumeUploads: assign(({ context, spawn }) => {
        for (const file of allFiles(context)) if (file.status !== 'missing') startUpload(spawn, context, file)
        return {}
      }),
      updateFile: assign(({ context }, file: FileItem) => {
        const isOnlyFurther = allFiles(context).some(({ id, status }) => id === file.id && status === file.status)
        return {
          ...(isOnlyFurther ? {} : without(context, fieldOf(context, file.id))),
          ...withFile(context, file.id, () => [file]),
        }
      }),
      dropFile: assign(({ context }, id: string) => ({
        ...without(context, fieldOf(context, id)),
        ...changed(context),
        ...withFile(context, id, () => []),
      })),
      removeFile: sendTo((_, id: string) => uploadId(id), { type: 'upload.removed' }),
      retryFile: sendTo((_, id: string) => uploadId(id), { type: 'upload.retried' }),
      keepLoaded: assign((_, outcome: Outcome<unknown, Refusal>) => ({ loaded: outcome.ok ? outcome.data : null })),
      keepResult: assign((_, outcome: Outcome<CaseResult, Refusal>) => ({
        result: outcome.ok ? outcome.data : null,
        // What was submitted need not stay in the tab.
        answers: emptyAnswers(definition.form),
        dirty: false,
        isSent: false,
        notice: null,
      })),
      keepRefusal: assign(({ context }, outcome: Outcome<unknown, Refusal>): Partial<CaseContext> => {
        const fields = outcome.ok
          ? []
          : (outcome.failure.fields ?? []).filter((name) => Object.hasOwn(definition.form, name))
        return {
          attempt: context.attempt + 1,
          isSent: false,
          notice: fields.length > 0 ? 'fieldsRefused' : 'refused',
          problems: Object.fromEntries(fields.map((name) => [name, { name: 'refused' }])),
          listed: fields,
          refusals: context.refusals + 1,
        }
      }),
      notifyOfFault: assign((_, error: unknown): Partial<CaseContext> => ({ notice: faultKindOf(error) })),
      saveDraft: ({ context, system }) => {
        const { storage } = portsOf(system)
        if (context.dirty || context.result !== null) storage.write(draftOf(definition, context), savedOf(context))
      },
      forgetDraft: ({ context, system }) => {
        const ports = portsOf(system)
        ports.storage.remove(draftOf(definition, context))
        for (const { id } of allFiles(context)) ports.forgetFile(id)
      },
    },
  })

export type CaseSetup = ReturnType<typeof caseSetup>
