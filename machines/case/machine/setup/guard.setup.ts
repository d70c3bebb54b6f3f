import { setup } from 'xstate'
import type { Outcome } from '../../../../src/api/endpoint'
import type { KnownStatus } from '../../../../src/api/entities'
import { digest } from '../../../digest'
import type { DownloadTarget } from '../../../download/download.machine'
import { canRequestAgain, isNotYetRequested } from '../../../download/downloadTransitions'
import type { IdentificationOutput } from '../../../identification/identification.types'
import type { OneTimeCodeOutput } from '../../../oneTimeCode/oneTimeCode.types'
import type { NotStartedReason, PaymentOutput } from '../../../payment/payment.types'
import { TRANSFER_SLUG } from '../../../payment/transferSlug'
import type { SignatureOutput } from '../../../signature/signature.types'
import { canRemoveFile, canRetryUpload, isFileMissing } from '../../../upload/file'
import { isUnchanged } from '../../answers/compare'
import { fieldContextOf } from '../../answers/fieldContext'
import { pageProblems } from '../../answers/problems'
import { hasNoVisibleField, pageOf } from '../../answers/visible'
import type { CaseDefinition } from '../../definition/definition'
import { submissionKey } from '../../draft/submission'
import { caseActors } from '../actors/case.actors'
import type { BusinessError } from '../actors/fetchLoads'
import type { LoadedCase } from '../actors/loadCase.actor'
import { CARD_UNTAKEN } from '../actors/submit.actor'
import type { CaseContext, CaseEvent, CaseInput, CaseOutput } from '../case.types'
import { firstRefusedPage } from '../changes/applyBusinessError'
import { allFiles, isSinglePhotoField, replaceableFileId } from '../changes/files'
import { isSentOrPaid, isUnavailable } from '../changes/offered'
import { unseenWarnings } from '../changes/pageValidation'
import { isTooLateToSign } from '../changes/result'
import { isTransferUnsent } from '../payment/checkTransfer'
import { isAfterPage, type NextState, planOf } from '../plan'
import type { SlugOf, StepMeta } from '../slugs'
import type { CaseStep, FieldStep, WorkStep } from '../step.types'
import { isPageVisible } from '../steps/backTransitions'
import { type ForwardTarget, forwardTargetOf } from '../steps/forwardTransitions'

type CodeEnd = OneTimeCodeOutput<unknown>
type FollowUpOutput = SignatureOutput | IdentificationOutput

interface FollowUpEnd {
  readonly output: FollowUpOutput
  readonly as: FollowUpOutput['type']
}

/** Parameters of the guard for the browser's forward button. */
interface ForwardGuardParams extends ForwardTarget {
  readonly asked: string
}

/** Parameters of the guard for the browser's back button: the requested slug, and a step to compare it with. */
interface BackGuardParams {
  readonly asked: string
  readonly step: WorkStep
  /** The step whose page must be visible; `null` if the page is always visible. */
  readonly where: WorkStep | null
}

type AnyOutcome = Outcome<unknown, BusinessError>

/** Base setup of a case's machine: types, actors and guards. */
export const guardSetup = (definition: CaseDefinition, slugOf: SlugOf) => {
  const plan = planOf(definition)
  const hasPageErrors = (context: CaseContext, page: string) =>
    Object.keys(pageProblems(definition, fieldContextOf(context), page)).length > 0

  // Caches the target of the forward button, because the guards of all possible steps compute it for the same request.
  const forwardCache = new WeakMap<CaseContext, { readonly asked: string; readonly ahead: ForwardTarget | null }>()
  const forwardTargetFrom = (context: CaseContext, slug: string): ForwardTarget | null => {
    const cachedTarget = forwardCache.get(context)
    if (cachedTarget?.asked === slug) return cachedTarget.ahead
    const target = forwardTargetOf(definition, plan, slugOf, context, slug)
    forwardCache.set(context, { asked: slug, ahead: target })
    return target
  }

  const isStepRequested = (context: CaseContext, { asked, step, where }: BackGuardParams) =>
    (asked === slugOf(step) || (step === 'paying' && asked === TRANSFER_SLUG)) &&
    (where === null || isPageVisible(definition, plan, context, where))

  return setup({
    types: {
      context: {} as CaseContext,
      events: {} as CaseEvent,
      input: {} as CaseInput,
      output: {} as CaseOutput,
      meta: {} as StepMeta,
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
        context.step === step && (!plan.isConditional(step) || isPageVisible(definition, plan, context, step)),
      hasFailed: ({ context }) => context.step === 'submitting' && context.failure !== null,
      // `true` if the session expired during the submission. The customer then submits the case again.
      wasInterrupted: ({ context }) => context.step === 'submitting' && context.failure === 'expired',
      isWrong: ({ context }, page: string) => hasPageErrors(context, page),
      isUnseen: ({ context }, page: string) => Object.keys(unseenWarnings(definition, context, page)).length > 0,
      // `true` if a draft's earlier answers have become invalid, e.g. because a day has passed or an option is no
      // longer offered. A sent draft is sent again unchanged.
      hasBecomeWrong: ({ context }, step: FieldStep) =>
        !context.isSent &&
        isAfterPage(plan, context.step, step) &&
        (hasPageErrors(context, plan.pageAt(step) ?? '') || hasNoVisibleField(definition, fieldContextOf(context))),
      wasSent: ({ context }) => context.isSent,
      isNotSent: ({ context }) => !context.isSent,
      isAnythingAsked: ({ context }) => !hasNoVisibleField(definition, fieldContextOf(context)),
      isUnchanged: ({ context }) =>
        isUnchanged(definition, context) && !hasNoVisibleField(definition, fieldContextOf(context)),
      isOnPage: ({ context: { settled } }, { field, step }: { readonly field: string; readonly step: FieldStep }) =>
        pageOf(definition, field) === plan.pageAt(step) && !settled.includes(field),
      isPageVisible: ({ context }, step: CaseStep | NextState) => isPageVisible(definition, plan, context, step),
      asksFor: ({ context }, request: BackGuardParams) => isStepRequested(context, request),
      leadsAhead: ({ context }, { asked, at, why }: ForwardGuardParams) => {
        const target = forwardTargetFrom(context, asked)
        return target?.at === at && target.why === why
      },
      isReplacing: ({ context }, field: string) =>
        isSinglePhotoField(definition, field) && replaceableFileId(context, field) !== undefined,
      isMissing: ({ context }, id: string) => isFileMissing(allFiles(context), id),
      canRetry: ({ context }, id: string) => canRetryUpload(allFiles(context), id),
      canRemove: ({ context }, id: string) => canRemoveFile(allFiles(context), id),
      isLoaded: (_, { outcome }: LoadedCase) => outcome.ok,
      lacksLists: ({ context }) =>
        context.failedLists.some(
          // A name that is no field is the name of an alert. Alerts are on the first page.
          (name) => (pageOf(definition, name) ?? plan.pageAt(plan.first)) === plan.pageAt(context.step),
        ),
      isNotOffered: ({ context }, { outcome }: LoadedCase) =>
        !isSentOrPaid(context) && isUnavailable(definition, context, outcome),
      answered: (_, outcome: AnyOutcome) => outcome.ok,
      isCardUntaken: (_, outcome: AnyOutcome) => !outcome.ok && outcome.failure.code === CARD_UNTAKEN,
      refusesPage: (_, { outcome, step }: { readonly outcome: AnyOutcome; readonly step: FieldStep }) =>
        firstRefusedPage(definition, outcome) === plan.pageAt(step),
      isConfirmed: ({ context }) => context.isConfirmed,
      wasCodeSent: ({ context }) => context.code !== null,
      codeEnded: (_, { output, as }: { readonly output: CodeEnd; readonly as: CodeEnd['type'] }) => output.type === as,
      // `true` if the draft was at the summary, but the customer has not chosen a payment method. The case then opens
      // at the payment.
      isUndecided: ({ context }) => context.step === 'reviewing' && context.paid === null,
      isPaid: ({ context }) => context.paid?.type === 'paid',
      movesTransfer: ({ context }, isTransferring: boolean) => context.isTransferring !== isTransferring,
      leavesTransfer: ({ context }, slug: string) => context.isTransferring && slug === slugOf('paying'),
      isSentOtherwise: ({ context }, sentAs: string) =>
        context.notice !== 'sentElsewhere' && sentAs !== digest(submissionKey(definition, context)),
      isUnpaid: ({ context }) => context.paid?.type !== 'paid',
      asksForPaid: ({ context }, request: BackGuardParams) =>
        isStepRequested(context, request) && context.paid?.type === 'paid',
      wasPaid: (_, output: PaymentOutput) => output.type !== 'left' && output.type !== 'outdated',
      isOutdated: (_, output: PaymentOutput) => output.type === 'outdated',
      isTransfer: (_, output: PaymentOutput) => output.type === 'transfer',
      paysByTransfer: ({ context }) => isTransferUnsent(context),
      isStopped: (_, reason: NotStartedReason | null) => reason !== null,
      // Without the case's id, the signature or identification cannot start.
      awaits: ({ context: { result, today } }, status: KnownStatus) =>
        result?.caseStatus === status && Boolean(result.caseId) && !isTooLateToSign(result, today),
      isUnasked: ({ context }, target: DownloadTarget) => isNotYetRequested(context, target),
      canRepeat: ({ context }, target: DownloadTarget) => canRequestAgain(context, target),
      isPutOff: ({ context }) => context.isPutOff,
      endedAs: (_, { output, as }: FollowUpEnd) => output.type === as,
    },
  })
}
