import { assign, sendParent, sendTo, stopChild } from 'xstate'
import type { Outcome } from '../../../../src/api/endpoint'
import { isTechnicalErrorType, technicalErrorTypeOf } from '../../../../src/api/technicalError'
import type { CodeProgress, CodeTried, OneTimeCodeOutput } from '../../../oneTimeCode/oneTimeCode.types'
import { paidMoneyOf } from '../../../payment/paidMoney'
import type { NotStarted, PaymentEnd, PaymentEvent, PaymentOutput } from '../../../payment/payment.types'
import type { PreviewAnswered } from '../../../preview/preview.types'
import { servicesOf } from '../../../services'
import { sentAnswers } from '../../answers/body'
import { fieldContextOf } from '../../answers/fieldContext'
import { emptyAnswers } from '../../answers/fieldTypes'
import type { RowAdded, RowRemoved, SharesSpread } from '../../answers/rows/events'
import { visibleNames } from '../../answers/visible'
import type { CodeStarted } from '../../definition/code.types'
import type { CaseDefinition } from '../../definition/definition'
import { type Answered, parsed } from '../../definition/parsed'
import { savedOf, WITHOUT_CARD } from '../../draft/saved'
import { isUncertain, sentWith, sentWithout, submissionKey } from '../../draft/submission'
import type { BusinessError } from '../actors/fetchLoads'
import type { LoadedCase } from '../actors/loadCase.actor'
import type { DataChanged } from '../actors/watchDay.actor'
import type { CaseNotice, CaseSubmitted } from '../case.types'
import { afterEdit, answerChecked, setAnswers } from '../changes/changeAnswers'
import { rowAdded, rowRemoved, sharesSpread } from '../changes/changeRows'
import { dataChanged } from '../changes/dataChanged'
import { duesLoaded, loaded } from '../changes/loaded'
import { pagePassed, pageRefused, pageResumed, pagesPassed, pageWarned } from '../changes/pageValidation'
import { previewAsked, previewKept } from '../changes/previewing'
import { refused } from '../changes/refused'
import { submitted } from '../changes/result'
import { forwardToSuggestions, reportProgress, submissionOf } from '../changes/telling'
import { codeSent } from '../code/code'
import { afterPaidKnown, afterPayment, headerAfter } from '../payment/paidAmount'
import { rememberPaid } from '../payment/paidCase'
import { keepPaidSent } from '../payment/paidSent'
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
        isRetried: isUncertain(context),
        answers: sentAnswers(definition, fieldContextOf(context)),
        asked: visibleNames(definition, fieldContextOf(context)),
        // The details of the first submission are kept on a retry, because the insurer may have changed its data since.
        sentDetails: context.isSent
          ? context.sentDetails
          : [
              ...definition.confirmationDetails(context.loaded, context.answers, {
                isPaid: context.paid?.type === 'paid',
                paid: context.paid?.type === 'paid' ? paidMoneyOf(context.paid.payment) : null,
                isDueGone: context.paid?.type === 'paid' && context.paid.isDueGone,
                id: context.subject,
              }),
              ...previewKept(definition, context),
            ],
        sent: sentWith(definition, context),
        failure: null,
        dirty: true,
      })),
      markCodeAsked: assign({ isCodeAsked: true, isKept: true, dirty: true }),
      // Not at the first shown step, because there are no answers yet that leaving could lose.
      markDirty: assign(({ context }) => ({ dirty: context.dirty || context.lastProgress !== null })),
      reach: assign(({ context: { begunAt, isKept, ...context } }, step: CaseStep) => ({
        step,
        failedCard: step === 'paying' ? null : context.failedCard,
        stopped: step === 'paying' ? context.stopped : null,
        // A reload shows the transfer again. A customer returning to the payment step gets the choice of methods.
        isTransferring: context.step === step && context.isTransferring,
        begunAt: plan.indexOf(step) < 0 || plan.indexOf(step) > plan.indexOf(begunAt) ? begunAt : step,
        isKept: isKept || step !== plan.first,
      })),
      tellStep: reportProgress(slugOf, submissionOf),
      tellSubmitting: reportProgress(slugOf, () => 'underWay'),
      tellDone: reportProgress(slugOf, () => 'done'),
      tellCheck: reportProgress(slugOf, (context, check: CodeTried['check']) =>
        check === 'underWay' ? 'underWay' : submissionOf(context),
      ),
      tellSubmitted: sendParent((): CaseSubmitted => ({ type: 'case.submitted' })),
      setAnswers: assign(({ context }, given: Readonly<Record<string, string | readonly string[]>>) =>
        setAnswers(definition, context, given),
      ),
      askPreview: sendTo('preview', ({ context }) => previewAsked(definition, context)),
      keepPreviewed: assign((_, { input, data }: PreviewAnswered) => ({ previewed: { input, data } })),
      endPreview: stopChild('preview'),
      tellSuggestions: forwardToSuggestions,
      checkAnswer: assign(({ context }, path: string) => answerChecked(definition, context, path)),
      addRow: assign(({ context }, event: RowAdded) => rowAdded(context, event)),
      removeRow: assign(({ context }, event: RowRemoved) => rowRemoved(definition, context, event)),
      spreadShares: assign(({ context }, event: SharesSpread) => sharesSpread(definition, context, event)),
      refuseUnchanged: assign(({ context }) => ({
        notice: 'unchanged' as const,
        refusals: context.refusals + 1,
      })),
      noteSentElsewhere: assign(({ context }) => ({
        notice: 'sentElsewhere' as const,
        refusals: context.refusals + 1,
      })),
      refuseStep: assign(({ context }, page: string) => pageRefused(definition, context, page)),
      refuseResumed: assign(({ context }, page: string) => pageResumed(definition, context, page)),
      warnOnce: assign(({ context }, page: string) => pageWarned(definition, context, page)),
      passPage: assign(({ context }, page: string) => pagePassed(definition, context, page)),
      passPages: assign(({ context }, to: WorkStep) => pagesPassed(definition, plan, context, to)),
      clearNotice: assign({ notice: null }),
      keepData: assign(({ context }, event: DataChanged) => dataChanged(definition, context, event)),
      keepLoaded: assign(({ context }, loadedCase: LoadedCase) => loaded(definition, context, loadedCase)),
      keepDues: assign(({ context }, loadedCase: LoadedCase) => duesLoaded(definition, context, loadedCase)),
      keepCodeSent: assign(({ context }, outcome: Outcome<CodeStarted, BusinessError>) =>
        codeSent(definition, context, outcome),
      ),
      keepCode: assign(({ context: { code } }, progress: CodeProgress) => ({
        code: { ...progress, channel: code?.channel ?? null },
      })),
      // A wrong code wrote nothing. A check without a response may have created the case.
      keepCheck: assign(({ context }, check: CodeTried['check']) => ({
        isSent: check !== 'wrong',
        asked: check === 'wrong' ? null : visibleNames(definition, fieldContextOf(context)),
        failure: isTechnicalErrorType(check) ? check : null,
      })),
      confirm: assign({ isConfirmed: true, notice: null }),
      // The next submission needs a new idempotency key and a new code.
      startCodeAnew: assign(({ context }, notice: CaseNotice | null) => ({
        ...afterEdit(context),
        attempt: context.attempt + 1,
        notice,
      })),
      keepTransferring: assign((_, isTransferring: boolean) => ({ isTransferring })),
      leaveTransfer: sendTo('payment', { type: 'methods.requested' } satisfies PaymentEvent),
      rememberPaid: ({ context, system }) => rememberPaid(servicesOf(system), context),
      rememberRefusedPaid: ({ context, system }) => rememberPaid(servicesOf(system), context, true),
      keepPaidSent: ({ context, system }) =>
        keepPaidSent(servicesOf(system), definition, context, submissionKey(definition, context)),
      // A failed payment changes nothing here: the submission is refused later, and the customer pays again.
      keepPaidKnown: assign(({ context }, end: PaymentEnd) =>
        end.type === 'paid' ? afterPaidKnown(definition, context, end) : {},
      ),
      keepPaid: assign(({ context }, output: PaymentOutput) => ({
        header: headerAfter(definition, context, output),
        ...afterPayment(definition, {
          answers: context.answers,
          paid: output.type === 'left' || output.type === 'outdated' ? null : output,
        }),
      })),
      keepStopped: assign((_, stopped: NotStarted | null) => ({ paid: null, stopped })),
      // The chosen item is no longer due, so the case restarts with the current ones.
      beginAnew: assign({
        ...{ answers: emptyAnswers(definition.form), presets: {}, step: plan.first, begunAt: plan.first },
        ...{ isKept: false, dirty: false, stopped: null },
      }),
      keepResult: assign(({ context }, outcome: AnyOutcome) =>
        outcome.ok ? submitted(definition, context, outcome) : {},
      ),
      keepAnswer: assign((_, outcome: AnyOutcome) => ({
        answer: outcome.ok ? parsed<Answered>(outcome.data) : null,
        dirty: false,
        notice: null,
      })),
      keepProof: assign(({ context }, output: CodeEnd) =>
        output.type === 'done' ? submitted(definition, context, output) : {},
      ),
      keepBusinessError: assign(({ context }, outcome: AnyOutcome) => refused(definition, context, outcome)),
      notify: assign((_, notice: CaseNotice) => ({ notice })),
      notifyTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
      notifyOfRefusedLoad: assign({ technicalError: 'brokenAnswer' }),
      dropCard: assign(({ context }) => ({
        ...WITHOUT_CARD,
        paidKnown: null,
        settled: [],
        sent: sentWithout(definition, context),
      })),
      keepFailure: assign((_, error: unknown) => ({ failure: technicalErrorTypeOf(error) })),
      saveDraft: ({ context, system }) => {
        const { storage } = servicesOf(system)
        if (context.isKept) storage.write(context.draftKey, savedOf(context))
      },
      // Writes with a delay, so that typing is rendered first.
      saveTyped: ({ context, system }) => servicesOf(system).storage.writeSoon(context.draftKey, savedOf(context)),
      forgetDraft: ({ context, system }) => servicesOf(system).storage.remove(context.draftKey),
    },
  })
}

export type CaseSetup = ReturnType<typeof caseSetup>
