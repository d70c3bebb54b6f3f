import { assign, type PromiseActorLogic, sendParent, sendTo, setup } from 'xstate'
import { downloadDocument } from '../../src/api/documents'
import type { Outcome } from '../../src/api/endpoint'
import type { CaseResult } from '../../src/api/entities'
import { faultKindOf } from '../../src/api/fault'
import { callActor } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { createSlot } from '../actors/slot'
import { suggestionsMachine } from '../address/suggestions.machine'
import type { SuggestionsEvent } from '../address/suggestions.types'
import { type Download, type DownloadTarget, downloadId, downloadMachine } from '../download/download.machine'
import type { IdentificationOutput } from '../identification/identification.types'
import type { CodesSent } from '../oneTimeCode/calls'
import type { CodeProgress, CodeTried, OneTimeCodeOutput } from '../oneTimeCode/oneTimeCode.types'
import type { PaymentOutput } from '../payment/payment.types'
import { portsOf } from '../ports'
import type { SignatureOutput } from '../signature/signature.types'
import { identificationSlot, openPartActor } from '../start.actors'
import { uploadMachine } from '../upload/upload.machine'
import { filesOf, type Page, pageOf, problemOf, problemsOn, warningOf } from './answers'
import type {
  CaseContext,
  CaseEvent,
  CaseInput,
  CaseNotice,
  CaseOutput,
  CaseStep,
  CaseSubmitted,
  Paid,
} from './case.types'
import { caseCodeMachine, type StartCode } from './code.actors'
import {
  allFiles,
  changed,
  codeSent,
  draftOf,
  fieldOf,
  isUnchanged,
  loaded,
  lookOf,
  progressOf,
  refused,
  refusedPage,
  submissionOf,
  submitted,
  withFile,
  without,
  withoutKey,
} from './context'
import { type CaseDefinition, resultOf } from './definition'
import type { FileItem } from './field'
import { type ChosenFile, fileItemOf } from './fields/documents'
import { type LoadedCase, loadCaseActor, type Refusal } from './loadCase.actor'
import { hasLeft, STEP_SLUGS } from './plan'
import { savedOf } from './saved'
import { setAnswers } from './setAnswers'
import { paymentSlot, signatureSlot } from './slots'
import { passed, refusedOn, unseenOn, warnedOn } from './stops'
import { startUpload, uploadId } from './uploads'

/** A submitting call: every one answers at least with a case's result. */
type Submit = PromiseActorLogic<
  Outcome<CaseResult, Refusal>,
  { readonly body: unknown; readonly idempotencyKey: string }
>

type CodeEnd = OneTimeCodeOutput<unknown>
type AnyOutcome = Outcome<unknown, Refusal>

/** Of cases without a code; its states are not in their charts. */
const noCode = createSlot<ReturnType<typeof caseCodeMachine>>('code').logic

/** Vocabulary of the chart of every case. */
export const caseSetup = (definition: CaseDefinition) => {
  const { form, load, code } = definition
  // Where a case has no load, code or submission, no state of its chart invokes what stands for it here.
  // A definition knows its endpoints only in general; their schemas have been held against it by `defineCase`.
  const submit = callActor(resultOf(definition)) as unknown as Submit
  const startCode = callActor(code?.start ?? resultOf(definition)) as unknown as StartCode
  const isOnPage = (field: string, page: Page) => pageOf(form, field) === page
  const isWrong = (context: CaseContext, page: Page) =>
    Object.keys(problemsOn(form, lookOf(context), page)).length > 0

  return setup({
    types: {
      context: {} as CaseContext,
      events: {} as CaseEvent,
      input: {} as CaseInput,
      output: {} as CaseOutput,
      tags: {} as 'busy' | 'form' | 'outcome',
      children: {} as {
        suggestions: 'suggestions'
        code: 'code'
        payment: 'payment'
        signature: 'signature'
        identification: 'identification'
      },
    },
    actors: {
      load: loadCaseActor(definition, load ?? resultOf(definition)),
      submit,
      startCode,
      code: code === null ? noCode : caseCodeMachine(code),
      payment: paymentSlot.logic,
      openPart: openPartActor,
      signature: signatureSlot.logic,
      identification: identificationSlot.logic,
      upload: uploadMachine,
      download: downloadMachine(downloadDocument),
      suggestions: suggestionsMachine,
      networkBack,
    },
    guards: {
      stoodAt: ({ context }, step: CaseStep) => context.step === step,
      isWrong: ({ context }, page: Page) => isWrong(context, page),
      isUnseen: ({ context }, page: Page) => Object.keys(unseenOn(form, context, page)).length > 0,
      // What was right when a draft was kept may be so no more: a day has passed, or something is not offered any longer.
      hasBecomeWrong: ({ context }, page: Page) => hasLeft(context.step, page) && isWrong(context, page),
      isUnchanged: ({ context }) => isUnchanged(definition, context),
      isOnPage: (_, { field, page }: { readonly field: string; readonly page: Page }) => isOnPage(field, page),
      asksFor: (_, { asked, step }: { readonly asked: string; readonly step: CaseStep }) => asked === STEP_SLUGS[step],
      isMissing: ({ context }, id: string) =>
        allFiles(context).some((file) => file.id === id && file.status === 'missing'),
      // A second press may come when the file is on its way again, or gone.
      canRetry: ({ context }, id: string) =>
        allFiles(context).some((file) => file.id === id && file.status === 'failed'),
      canRemove: ({ context }, id: string) =>
        allFiles(context).some((file) => file.id === id && file.status !== 'missing' && file.status !== 'removing'),
      isLoaded: (_, { outcome }: LoadedCase) => outcome.ok,
      answered: (_, outcome: AnyOutcome) => outcome.ok,
      refusesDocuments: (_, outcome: AnyOutcome) => refusedPage(definition, outcome) === 'documents',
      isConfirmed: ({ context }) => context.isConfirmed,
      wasCodeSent: ({ context }) => context.code !== null,
      codeEnded: (_, { output, as }: { readonly output: CodeEnd; readonly as: CodeEnd['type'] }) => output.type === as,
      isPaid: ({ context }) => context.paid !== null,
      wasPaid: (_, output: PaymentOutput) => output.type !== 'left',
      awaits: ({ context }, status: CaseResult['caseStatus']) => context.result?.caseStatus === status,
      wasSigned: (_, { type }: SignatureOutput) => type === 'signed',
      isUnasked: ({ context }, { id }: DownloadTarget) => context.downloads[id] === undefined,
      canRepeat: ({ context }, { id }: DownloadTarget) => context.downloads[id]?.status !== 'loading',
      wasVerified: (_, { type }: IdentificationOutput) => type === 'verified',
    },
    actions: {
      markSent: assign({ isSent: true }),
      markCodeAsked: assign({ isCodeAsked: true, dirty: true }),
      markDirty: assign({ dirty: true }),
      reach: assign((_, step: CaseStep) => ({ step })),
      tellStep: sendParent(({ context }) => progressOf(context, submissionOf(context))),
      tellSubmitting: sendParent(({ context }) => progressOf(context, 'underWay')),
      tellDone: sendParent(({ context }) => progressOf(context, 'done')),
      tellSubmitted: sendParent((): CaseSubmitted => ({ type: 'case.submitted' })),
      setAnswers: assign(({ context }, given: Readonly<Record<string, string>>) => setAnswers(form, context, given)),
      tellSuggestions: sendTo('suggestions', (_, event: SuggestionsEvent) => event),
      checkAnswer: assign(({ context }, field: string) => {
        const problem = problemOf(form, lookOf(context), field)
        const warning = warningOf(form, lookOf(context), field)
        return {
          problems: { ...withoutKey(context.problems, field), ...(problem && { [field]: problem }) },
          warnings: { ...withoutKey(context.warnings, field), ...(warning && { [field]: warning }) },
        }
      }),
      refuseUnchanged: assign(({ context }) => ({
        notice: 'unchanged' as const,
        refusals: context.refusals + 1,
      })),
      refuseStep: assign(({ context }, page: Page) => refusedOn(form, context, page)),
      warnOnce: assign(({ context }, page: Page) => warnedOn(form, context, page)),
      passPage: assign(({ context }, page: Page) => passed(form, context, page)),
      clearNotice: assign({ notice: null }),
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
      keepLoaded: assign(({ context }, answer: LoadedCase) => loaded(definition, context, answer)),
      keepCodeSent: assign(({ context }, sent: Outcome<CodesSent, Refusal>) => codeSent(definition, context, sent)),
      keepCode: assign((_, progress: CodeProgress) => ({ code: progress })),
      // A wrong code has written nothing; one without an answer may have.
      keepCheck: assign((_, check: CodeTried['check']) => ({ isSent: check !== 'wrong' })),
      tellCheck: sendParent(({ context }, check: CodeTried['check']) =>
        progressOf(context, check === 'underWay' ? 'underWay' : submissionOf(context)),
      ),
      confirm: assign({ isConfirmed: true, notice: null }),
      // Whatever goes out next is another write, with a code of its own.
      startCodeAnew: assign(({ context }, notice: CaseNotice | null) => ({
        ...changed(context),
        attempt: context.attempt + 1,
        notice,
      })),
      keepPaid: assign((_, output: PaymentOutput) => ({
        paid: output.type === 'left' ? null : (output satisfies Paid),
      })),
      keepResult: assign((_, outcome: AnyOutcome) => submitted(definition, outcome.ok ? outcome.data : null)),
      keepProof: assign((_, output: CodeEnd) => submitted(definition, output.type === 'done' ? output.data : null)),
      // What the submission itself told (new and old plate, dates) stays; how it stands now is told by the signature.
      keepSigned: assign(({ context }, output: SignatureOutput) =>
        output.type === 'signed' ? { result: { ...context.result, ...output.result } } : {},
      ),
      keepVerified: assign(({ context }) => ({
        result: context.result && { ...context.result, caseStatus: 'SUCCEEDED' as const },
      })),
      keepRefusal: assign(({ context }, outcome: AnyOutcome) => refused(definition, context, outcome)),
      startDownload: assign(({ spawn }, target: DownloadTarget) => {
        spawn('download', { id: downloadId(target.id), input: target })
        return {}
      }),
      repeatDownload: sendTo((_, { id }: DownloadTarget) => downloadId(id), { type: 'download.repeated' }),
      keepDownload: assign(({ context }, download: Download) => ({
        downloads: { ...context.downloads, [download.id]: download },
      })),
      notify: assign((_, notice: CaseNotice) => ({ notice })),
      notifyOfFault: assign((_, error: unknown) => ({ fault: faultKindOf(error) })),
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
}

export type CaseSetup = ReturnType<typeof caseSetup>
