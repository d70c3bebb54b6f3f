import { assign, sendParent, sendTo, setup, stopChild } from 'xstate'
import type { Outcome } from '../../src/api/endpoint'
import type { KnownStatus } from '../../src/api/entities'
import { faultKindOf, isFaultKind } from '../../src/api/fault'
import type { SuggestionsEvent } from '../address/suggestions.types'
import { type Download, type DownloadTarget, downloadId } from '../download/download.machine'
import { canRepeat, isUnasked, startDownload, withDownload } from '../download/downloading'
import type { IdentificationOutput } from '../identification/identification.types'
import type { ModuleName } from '../modules'
import type { CodesSent } from '../oneTimeCode/calls'
import type { CodeProgress, CodeTried, OneTimeCodeOutput } from '../oneTimeCode/oneTimeCode.types'
import type { PaymentOutput } from '../payment/payment.types'
import { portsOf } from '../ports'
import type { SignatureOutput } from '../signature/signature.types'
import { fileItemOf } from '../upload/checks'
import { type ChosenFile, canRemove, canRetry, type FileItem, isMissing, isOnlyFurther } from '../upload/file'
import { uploadId } from '../upload/upload.machine'
import { askedNames, filesOf, isNothingAsked, pageOf, problemsOn, sentAnswers } from './answers'
import { isPageAsked } from './back'
import { caseActors } from './case.actors'
import type { CaseContext, CaseEvent, CaseInput, CaseNotice, CaseOutput, CaseSubmitted, Paid } from './case.types'
import { rowAdded, rowRemoved } from './changeRows'
import { answerChecked } from './checkAnswer'
import {
  allFiles,
  changed,
  codeSent,
  draftOf,
  fieldContextOf,
  fieldOf,
  isUnchanged,
  loaded,
  progressOf,
  refused,
  refusedPage,
  submissionOf,
  submitted,
  withFile,
  withLater,
  without,
} from './context'
import type { CaseDefinition } from './definition'
import type { Refusal } from './fetchLoads'
import { type Ahead, aheadOf } from './forward'
import type { LoadedCase } from './loadCase.actor'
import { isBegun, isRefused } from './offered'
import { pagePassed, pageRefused, pagesPassed, pageWarned, unseenWarnings } from './pageValidation'
import { dropPaid, rememberPaid } from './paidCase'
import { hasLeft, type NextState, planOf } from './plan'
import { previewAsked } from './previewing'
import type { RowAdded, RowRemoved } from './rows/events'
import { savedOf } from './saved'
import { setAnswers } from './setAnswers'
import type { CaseStep, FieldStep, WorkStep } from './step.types'
import { sentWith } from './submission'
import { reportUnknownStatus } from './unknownStatus'
import { startUpload } from './uploads'

type CodeEnd = OneTimeCodeOutput<unknown>
type FollowUpOutput = SignatureOutput | IdentificationOutput

interface FollowUpEnd {
  readonly output: FollowUpOutput
  readonly as: FollowUpOutput['type']
}

/** Where the browser's forward may lead from a step. */
interface AheadAsked extends Ahead {
  readonly asked: string
}

/** A part of the address that was asked for, and a step that it may be of. */
interface StepAsked {
  readonly asked: string
  readonly step: WorkStep
  /** The page that is shown for it, where that is passed if nothing is asked on it. */
  readonly where: WorkStep | null
}

type AnyOutcome = Outcome<unknown, Refusal>

/** Vocabulary of the chart of every case. */
export const caseSetup = (definition: CaseDefinition) => {
  const plan = planOf(definition)
  const isWrong = (context: CaseContext, page: string) =>
    Object.keys(problemsOn(definition, fieldContextOf(context), page)).length > 0

  const isAskedFor = (context: CaseContext, { asked, step, where }: StepAsked) =>
    asked === plan.slugOf(step) && (where === null || isPageAsked(definition, plan, context, where))

  return setup({
    types: {
      context: {} as CaseContext,
      events: {} as CaseEvent,
      input: {} as CaseInput,
      output: {} as CaseOutput,
      tags: {} as 'busy' | 'form' | 'outcome',
      children: {} as {
        suggestions: 'suggestions'
        preview: 'preview'
        code: 'code'
        payment: 'payment'
        signature: 'signature'
        identification: 'identification'
        copying: 'copying'
      },
    },
    actors: caseActors(definition),
    guards: {
      stoodAt: ({ context }, step: CaseStep) =>
        context.step === step && (!plan.isConditional(step) || isPageAsked(definition, plan, context, step)),
      hasFailed: ({ context }) => context.step === 'submitting' && context.failure !== null,
      // The session ended while the answer was awaited.
      wasInterrupted: ({ context }) => context.step === 'submitting' && context.failure === 'expired',
      isWrong: ({ context }, page: string) => isWrong(context, page),
      isUnseen: ({ context }, page: string) => Object.keys(unseenWarnings(definition, context, page)).length > 0,
      // What was right when a draft was kept may be so no more: a day has passed, or something is not offered any longer.
      // Whatever was sent is sent again as it was.
      hasBecomeWrong: ({ context }, step: FieldStep) =>
        !context.isSent &&
        hasLeft(plan, context.step, step) &&
        (isWrong(context, plan.pageAt(step) ?? '') || isNothingAsked(definition, fieldContextOf(context))),
      wasSent: ({ context }) => context.isSent,
      isAnythingAsked: ({ context }) => !isNothingAsked(definition, fieldContextOf(context)),
      isUnchanged: ({ context }) =>
        isUnchanged(definition, context) && !isNothingAsked(definition, fieldContextOf(context)),
      isOnPage: (_, { field, step }: { readonly field: string; readonly step: FieldStep }) =>
        pageOf(definition, field) === plan.pageAt(step),
      isPageAsked: ({ context }, step: CaseStep | NextState) => isPageAsked(definition, plan, context, step),
      asksFor: ({ context }, asked: StepAsked) => isAskedFor(context, asked),
      leadsAhead: ({ context }, { asked, at, why }: AheadAsked) => {
        const ahead = aheadOf(definition, plan, context, asked)
        return ahead?.at === at && ahead.why === why
      },
      isMissing: ({ context }, id: string) => isMissing(allFiles(context), id),
      canRetry: ({ context }, id: string) => canRetry(allFiles(context), id),
      canRemove: ({ context }, id: string) => canRemove(allFiles(context), id),
      isLoaded: (_, { outcome }: LoadedCase) => outcome.ok,
      isNotOffered: ({ context }, { outcome }: LoadedCase) => !isBegun(context) && isRefused(definition, outcome),
      answered: (_, outcome: AnyOutcome) => outcome.ok,
      refusesPage: (_, { outcome, step }: { readonly outcome: AnyOutcome; readonly step: FieldStep }) =>
        refusedPage(definition, outcome) === plan.pageAt(step),
      isConfirmed: ({ context }) => context.isConfirmed,
      wasCodeSent: ({ context }) => context.code !== null,
      codeEnded: (_, { output, as }: { readonly output: CodeEnd; readonly as: CodeEnd['type'] }) => output.type === as,
      // Money was taken. What was only decided on can be decided anew.
      // A draft that says nothing of a payment which its summary comes after.
      isUndecided: ({ context }) => context.step === 'reviewing' && context.paid === null,
      isPaid: ({ context }) => context.paid?.type === 'paid',
      isUnpaid: ({ context }) => context.paid?.type !== 'paid',
      asksForPaid: ({ context }, asked: StepAsked) => isAskedFor(context, asked) && context.paid?.type === 'paid',
      wasPaid: (_, output: PaymentOutput) => output.type !== 'left',
      // Without its id, nobody can tell the insurer which case is signed, or whom it identifies for which.
      awaits: ({ context: { result } }, status: KnownStatus) => result?.caseStatus === status && Boolean(result.caseId),
      isUnasked: ({ context }, target: DownloadTarget) => isUnasked(context, target),
      canRepeat: ({ context }, target: DownloadTarget) => canRepeat(context, target),
      isPutOff: ({ context }) => context.isPutOff,
      endedAs: (_, { output, as }: FollowUpEnd) => output.type === as,
    },
    actions: {
      markSent: assign(({ context }) => ({
        isSent: true,
        answers: sentAnswers(definition, fieldContextOf(context)),
        asked: askedNames(definition, fieldContextOf(context)),
        sent: sentWith(definition, context),
        failure: null,
        dirty: true,
      })),
      markCodeAsked: assign({ isCodeAsked: true, isKept: true, dirty: true }),
      markDirty: assign({ dirty: true }),
      reach: assign(({ context }, step: CaseStep) => ({ step, isKept: context.isKept || step !== plan.first })),
      tellStep: sendParent(({ context }) => progressOf(plan, context, submissionOf(context))),
      tellSubmitting: sendParent(({ context }) => progressOf(plan, context, 'underWay')),
      tellDone: sendParent(({ context }) => progressOf(plan, context, 'done')),
      tellSubmitted: sendParent((): CaseSubmitted => ({ type: 'case.submitted' })),
      setAnswers: assign(({ context }, given: Readonly<Record<string, string | readonly string[]>>) =>
        setAnswers(definition, context, given),
      ),
      askPreview: sendTo('preview', ({ context }) => previewAsked(definition, context)),
      endPreview: stopChild('preview'),
      tellSuggestions: sendTo('suggestions', (_, event: SuggestionsEvent) => event),
      checkAnswer: assign(({ context }, path: string) => answerChecked(definition, context, path)),
      addRow: assign(({ context }, event: RowAdded) => rowAdded(context, event)),
      removeRow: assign(({ context }, event: RowRemoved) => rowRemoved(definition, context, event)),
      refuseUnchanged: assign(({ context }) => ({
        notice: 'unchanged' as const,
        refusals: context.refusals + 1,
      })),
      refuseStep: assign(({ context }, page: string) => pageRefused(definition, context, page)),
      warnOnce: assign(({ context }, page: string) => pageWarned(definition, context, page)),
      passPage: assign(({ context }, page: string) => pagePassed(definition, context, page)),
      passPages: assign(({ context }, to: WorkStep) => pagesPassed(definition, plan, context, to)),
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
      updateFile: assign(({ context }, file: FileItem) => ({
        ...(isOnlyFurther(allFiles(context), file) ? {} : without(context, fieldOf(context, file.id))),
        ...withFile(context, file.id, () => [file]),
      })),
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
      keepCheck: assign(({ context }, check: CodeTried['check']) => ({
        isSent: check !== 'wrong',
        asked: check === 'wrong' ? null : askedNames(definition, fieldContextOf(context)),
        failure: isFaultKind(check) ? check : null,
      })),
      tellCheck: sendParent(({ context }, check: CodeTried['check']) =>
        progressOf(plan, context, check === 'underWay' ? 'underWay' : submissionOf(context)),
      ),
      confirm: assign({ isConfirmed: true, notice: null }),
      // Whatever goes out next is another write, with a code of its own.
      startCodeAnew: assign(({ context }, notice: CaseNotice | null) => ({
        ...changed(context),
        attempt: context.attempt + 1,
        notice,
      })),
      rememberPaid: ({ context, system }) => rememberPaid(portsOf(system), context),
      forgetPaid: ({ context, system }) => dropPaid(portsOf(system), context),
      keepPaid: assign((_, output: PaymentOutput) => ({
        paid: output.type === 'left' ? null : (output satisfies Paid),
      })),
      keepResult: assign((_, outcome: AnyOutcome) => submitted(definition, outcome.ok ? outcome.data : null)),
      keepAnswer: assign((_, outcome: AnyOutcome) => ({
        answer: outcome.ok ? outcome.data : null,
        dirty: false,
        notice: null,
      })),
      keepProof: assign((_, output: CodeEnd) => submitted(definition, output.type === 'done' ? output.data : null)),
      // What the submission itself told (new and old plate, dates) stays; how it stands now is told by the signature.
      keepSigned: assign(({ context }, output: SignatureOutput) =>
        output.type === 'signed' ? { result: withLater(context.result, output.result) } : {},
      ),
      keepVerified: assign(({ context }) => ({
        result: context.result && { ...context.result, caseStatus: 'SUCCEEDED' as const },
      })),
      keepRefusal: assign(({ context }, outcome: AnyOutcome) => refused(definition, context, outcome)),
      // What a transfer needs can be copied here, too.
      startCopying: assign(({ context, spawn }) => {
        if (context.paid?.type === 'transfer' && context.paid.transfer !== null) spawn('copying', { id: 'copying' })
        return {}
      }),
      stopCopying: stopChild('copying'),
      reportStatus: ({ context: { result }, system }) => reportUnknownStatus(portsOf(system), definition.id, result),
      putOff: assign({ isPutOff: true }),
      takeUp: assign({ isPutOff: false, notice: null }),
      reportUnopened: ({ system }, module: ModuleName) =>
        portsOf(system).report({ kind: 'fault', subject: module, detail: 'could not be opened' }),
      startDownload: assign(({ spawn }, target: DownloadTarget) => {
        startDownload(spawn, target)
        return {}
      }),
      repeatDownload: sendTo((_, { id }: DownloadTarget) => downloadId(id), { type: 'download.repeated' }),
      keepDownload: assign(({ context }, download: Download) => withDownload(context, download)),
      notify: assign((_, notice: CaseNotice) => ({ notice })),
      notifyOfFault: assign((_, error: unknown) => ({ fault: faultKindOf(error) })),
      notifyOfRefusedLoad: assign({ fault: 'brokenAnswer' }),
      keepFailure: assign((_, error: unknown) => ({ failure: faultKindOf(error) })),
      saveDraft: ({ context, system }) => {
        const { storage } = portsOf(system)
        if (context.isKept) storage.write(draftOf(definition, context), savedOf(context))
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
