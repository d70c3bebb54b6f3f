import { assign, sendParent, sendTo, stopChild } from 'xstate'
import type { Outcome } from '../../../../src/api/endpoint'
import { isTechnicalErrorType, technicalErrorTypeOf } from '../../../../src/api/technicalError'
import type { CodeProgress, CodeTried, OneTimeCodeOutput } from '../../../oneTimeCode/oneTimeCode.types'
import { recordUnansweredSubmission } from '../../../payment/ledger'
import { paidMoneyOf } from '../../../payment/paidMoney'
import type {
  PaymentEnd,
  PaymentEvent,
  PaymentFailure,
  PaymentOutput,
  StopNotice,
} from '../../../payment/payment.types'
import { forgetShownTransfers } from '../../../payment/shownTransfers'
import type { PreviewAnswered } from '../../../preview/preview.types'
import { servicesOf } from '../../../services'
import { answersToSend } from '../../answers/body'
import { fieldContextOf } from '../../answers/fieldContext'
import { emptyAnswers } from '../../answers/fieldTypes'
import type { RowAdded, RowRemoved, SharesSpread } from '../../answers/rows/events'
import { hasNoVisibleField, visibleFieldNames } from '../../answers/visible'
import type { CodeStarted } from '../../definition/code.types'
import type { CaseDefinition } from '../../definition/definition'
import { type Answered, asParsed } from '../../definition/parsed'
import { savedPartOf, WITHOUT_CARD_PAYMENT } from '../../draft/saved'
import { isArrivalUncertain, submissionKey, withRefusedBody, withSentBody } from '../../draft/submission'
import type { BusinessError } from '../actors/fetchLoads'
import type { LoadedCase } from '../actors/loadCase.actor'
import type { DataChanged } from '../actors/watchDay.actor'
import type { CaseNotice, CaseSubmitted } from '../case.types'
import { applyBusinessError } from '../changes/applyBusinessError'
import { applyLoadedCase, applyLoadedDues } from '../changes/applyLoadedCase'
import { applyNewData } from '../changes/applyNewData'
import { editChanges, setAnswers, validateAnswer } from '../changes/changeAnswers'
import { addRow, removeRow, spreadShares } from '../changes/changeRows'
import {
  clearPageErrors,
  clearPassedPages,
  refusePage,
  refuseResumedPage,
  showPageWarnings,
} from '../changes/pageValidation'
import { previewRequest, previewResultDetails } from '../changes/previewing'
import { forwardToSuggestions, reportProgress, submissionStateOf } from '../changes/reportProgress'
import { applySubmission } from '../changes/result'
import { applySentCode } from '../code/code'
import { afterCardResult, afterPayment, headerAfterPayment } from '../payment/paidAmount'
import { paidCaseOf, storeCardPayment } from '../payment/paidCase'
import { recordPaidSubmission } from '../payment/paidSent'
import { planOf } from '../plan'
import type { SlugOf } from '../slugs'
import type { CaseStep, WorkStep } from '../step.types'
import { outcomeSetup } from './outcome.setup'

type CodeEnd = OneTimeCodeOutput<unknown>
type AnyOutcome = Outcome<unknown, BusinessError>

/** The complete setup of a case's machine. */
export const caseSetup = (definition: CaseDefinition, slugOf: SlugOf) => {
  const plan = planOf(definition)
  return outcomeSetup(definition, slugOf).extend({
    actions: {
      markSent: assign(({ context }) => ({
        isSent: true,
        isRetried: isArrivalUncertain(context),
        answers: answersToSend(definition, fieldContextOf(context)),
        asked: visibleFieldNames(definition, fieldContextOf(context)),
        // A retry keeps the details of the first submission, because the loaded data may have changed since then.
        sentDetails: context.isSent
          ? context.sentDetails
          : [
              ...definition.confirmationDetails(context.loaded, context.answers, {
                isPaid: context.paid?.type === 'paid',
                paid: context.paid?.type === 'paid' ? paidMoneyOf(context.paid.payment) : null,
                isDueGone: context.paid?.type === 'paid' && context.paid.isDueGone,
                id: context.subject,
              }),
              ...previewResultDetails(definition, context),
            ],
        sent: withSentBody(definition, context),
        failure: null,
        dirty: true,
      })),
      markCodeAsked: assign({ isCodeAsked: true, isKept: true, dirty: true }),
      // Entering the first shown step does not mark the case as dirty. The customer has no answers to lose yet.
      markDirty: assign(({ context }) => ({ dirty: context.dirty || context.lastProgress !== null })),
      reach: assign(({ context: { begunAt, isKept, ...context } }, step: CaseStep) => ({
        step,
        failedCard: step === 'paying' ? null : context.failedCard,
        stopped: step === 'paying' ? context.stopped : null,
        // After a reload, the payment step shows the data of the bank transfer again. If the customer comes from
        // another step, the payment step shows the choice of the method.
        isTransferring: context.step === step && context.isTransferring,
        begunAt: plan.indexOf(step) < 0 || plan.indexOf(step) > plan.indexOf(begunAt) ? begunAt : step,
        isKept: isKept || step !== plan.first,
      })),
      tellStep: reportProgress(slugOf, submissionStateOf),
      // While the data load, only a half-filled draft is reported, so that the customer is asked before it is deleted.
      tellDraft: reportProgress(slugOf, submissionStateOf, ({ dirty }) => !dirty),
      tellSubmitting: reportProgress(slugOf, () => 'underWay'),
      tellDone: reportProgress(slugOf, () => 'done'),
      tellCheck: reportProgress(slugOf, (context, check: CodeTried['check']) =>
        check === 'underWay' ? 'underWay' : submissionStateOf(context),
      ),
      tellSubmitted: sendParent((): CaseSubmitted => ({ type: 'case.submitted' })),
      setAnswers: assign(({ context }, changedAnswers: Readonly<Record<string, string | readonly string[]>>) =>
        setAnswers(definition, context, changedAnswers),
      ),
      askPreview: sendTo('preview', ({ context }) => previewRequest(definition, context)),
      keepPreviewed: assign((_, { input, data }: PreviewAnswered) => ({ previewed: { input, data } })),
      endPreview: stopChild('preview'),
      tellSuggestions: forwardToSuggestions,
      checkAnswer: assign(({ context }, path: string) => validateAnswer(definition, context, path)),
      addRow: assign(({ context }, event: RowAdded) => addRow(context, event)),
      removeRow: assign(({ context }, event: RowRemoved) => removeRow(definition, context, event)),
      spreadShares: assign(({ context }, event: SharesSpread) => spreadShares(definition, context, event)),
      refuseUnchanged: assign(({ context }) => ({
        notice: 'unchanged' as const,
        refusals: context.refusals + 1,
      })),
      noteSentElsewhere: assign(({ context }) => ({
        notice: 'sentElsewhere' as const,
        refusals: context.refusals + 1,
      })),
      refuseStep: assign(({ context }, page: string) => refusePage(definition, context, page)),
      refuseResumed: assign(({ context }, page: string) => refuseResumedPage(definition, context, page)),
      warnOnce: assign(({ context }, page: string) => showPageWarnings(definition, context, page)),
      passPage: assign(({ context }, page: string) => clearPageErrors(definition, context, page)),
      passPages: assign(({ context }, targetStep: WorkStep) => clearPassedPages(definition, plan, context, targetStep)),
      clearNotice: assign({ notice: null }),
      keepData: assign(({ context }, event: DataChanged) => applyNewData(definition, context, event)),
      keepLoaded: assign(({ context }, loadedCase: LoadedCase) => applyLoadedCase(definition, context, loadedCase)),
      keepUnavailable: assign((_, { outcome }: LoadedCase) => ({
        loaded: outcome.ok ? outcome.data : null,
        dirty: false,
      })),
      keepDues: assign(({ context }, loadedCase: LoadedCase) => applyLoadedDues(definition, context, loadedCase)),
      keepCodeSent: assign(({ context }, outcome: Outcome<CodeStarted, BusinessError>) =>
        applySentCode(definition, context, outcome),
      ),
      keepCode: assign(({ context: { code } }, progress: CodeProgress) => ({
        code: { ...progress, channel: code?.channel ?? null },
      })),
      // A wrong code changes nothing at the insurer, so the answers do not count as sent. A check without a response
      // may have created the case.
      keepCheck: assign(({ context }, check: CodeTried['check']) => ({
        isSent: check !== 'wrong',
        asked: check === 'wrong' ? null : visibleFieldNames(definition, fieldContextOf(context)),
        failure: isTechnicalErrorType(check) ? check : null,
      })),
      confirm: assign({ isConfirmed: true, notice: null }),
      // The next submission needs a new idempotency key and a new code.
      startCodeAnew: assign(({ context }, notice: CaseNotice | null) => ({
        ...editChanges(context),
        attempt: context.attempt + 1,
        notice,
      })),
      keepTransferring: assign((_, isTransferring: boolean) => ({ isTransferring })),
      leaveTransfer: sendTo('payment', { type: 'methods.requested' } satisfies PaymentEvent),
      rememberPaid: ({ context, system }) => storeCardPayment(servicesOf(system), context),
      rememberRefusedPaid: ({ context, system }) => storeCardPayment(servicesOf(system), context, true),
      // A paid case without a question can never be sent, so the payment counts as one whose case is rejected.
      rememberStuckPaid: ({ context, system }) => {
        if (hasNoVisibleField(definition, fieldContextOf(context))) storeCardPayment(servicesOf(system), context, true)
      },
      keepPaidSent: ({ context, system }) =>
        recordPaidSubmission(servicesOf(system), definition, context, submissionKey(definition, context)),
      // While the debt is unknown, the customer may still have to make the transfer.
      forgetShownTransfer: ({ context, system }) => {
        if (!definition.isDueUnknown(context.loaded)) forgetShownTransfers(servicesOf(system), paidCaseOf(context))
      },
      // A failed payment does not change the context: the portal refuses the submission later, and the customer then
      // pays again.
      keepPaidKnown: assign(({ context }, end: PaymentEnd) =>
        end.type === 'paid' ? afterCardResult(definition, context, end) : {},
      ),
      // If the failure is no longer shown, because the customer has moved on to the payment, its new result is ignored.
      keepFailedCard: assign(({ context }, failedCard: PaymentFailure | null) =>
        context.failedCard === null ? {} : { failedCard },
      ),
      keepPaid: assign(({ context }, output: PaymentOutput) => ({
        header: headerAfterPayment(definition, context, output),
        ...afterPayment(definition, {
          answers: context.answers,
          paid: output.type === 'left' || output.type === 'outdated' ? null : output,
        }),
      })),
      keepStopped: assign((_, stopped: StopNotice | null) => ({ paid: null, stopped })),
      // The chosen item is no longer due, so the case starts again with the items that are due now.
      beginAnew: assign({
        ...{ answers: emptyAnswers(definition.form), presets: {}, step: plan.first, begunAt: plan.first },
        ...{ isKept: false, dirty: false, stopped: null },
      }),
      keepResult: assign(({ context }, outcome: AnyOutcome) =>
        outcome.ok ? applySubmission(definition, context, outcome) : {},
      ),
      keepAnswer: assign((_, outcome: AnyOutcome) => ({
        answer: outcome.ok ? asParsed<Answered>(outcome.data) : null,
        dirty: false,
        notice: null,
      })),
      keepProof: assign(({ context }, output: CodeEnd) =>
        output.type === 'done' ? applySubmission(definition, context, output) : {},
      ),
      keepBusinessError: assign(({ context }, outcome: AnyOutcome) => applyBusinessError(definition, context, outcome)),
      notify: assign((_, notice: CaseNotice) => ({ notice })),
      notifyTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
      notifyOfRefusedLoad: assign({ technicalError: 'brokenAnswer' }),
      dropCard: assign(({ context }) => ({
        ...WITHOUT_CARD_PAYMENT,
        paidKnown: null,
        settled: [],
        sent: withRefusedBody(definition, context),
      })),
      keepFailure: assign((_, error: unknown) => ({ failure: technicalErrorTypeOf(error) })),
      keepPaidUnanswered: ({ context, system }) => {
        const { paid } = context
        if (paid?.type === 'paid')
          recordUnansweredSubmission(servicesOf(system), paid.id, submissionKey(definition, context))
      },
      saveDraft: ({ context, system }) => {
        const { storage } = servicesOf(system)
        if (context.isKept) storage.write(context.draftKey, savedPartOf(context))
      },
      // Writes with a delay, so that typing is rendered first.
      saveTyped: ({ context, system }) => servicesOf(system).storage.writeSoon(context.draftKey, savedPartOf(context)),
      forgetDraft: ({ context, system }) => servicesOf(system).storage.remove(context.draftKey),
    },
  })
}

export type CaseSetup = ReturnType<typeof caseSetup>
