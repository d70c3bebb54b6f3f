import { useTranslation } from 'react-i18next'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { hasNoVisibleField, pageOf } from '../../../machines/case/answers/visible'
import { isArrivalUncertain } from '../../../machines/case/draft/submission'
import type { CaseNotice } from '../../../machines/case/machine/case.types'
import { isFieldStep } from '../../../machines/case/machine/plan'
import type { WorkStep } from '../../../machines/case/machine/step.types'
import { paidMoneyOf } from '../../../machines/payment/paidMoney'
import { useForOthers } from '../../hooks/useForOthers'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatValues } from '../../texts/format'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { Lines } from '../../ui/values/Lines'
import { useHasChanged } from '../../ui/values/useHasChanged'
import { CallNote } from '../shell/CallNote'
import { PaymentCode } from '../shell/PaymentCode'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import { CaseDetails } from './CaseDetails'
import type { CaseProps } from './case'
import { FollowLink } from './FollowLink'
import { ImpactDetails } from './ImpactDetails'

interface Props extends CaseProps {
  readonly step: WorkStep
}

const errorNotices = [
  'refused',
  'fieldsRefused',
  'unchanged',
  'dueOutdated',
  'sentElsewhere',
  'codeNotSent',
  'notAnswered',
  'codeLocked',
  'codeRefused',
  'checkRefused',
  'codeBanned',
] as const

/**
 * Notices shown as warnings, because the customer made no mistake. `unchanged`: no answer differs from the current
 * data. `dueOutdated`: the chosen item is already paid, or its amount has changed. `sentElsewhere`: another page has
 * submitted the case.
 */
const warningNotices = ['unchanged', 'dueOutdated', 'sentElsewhere'] as const

const answeringStates = ['filling', 'refreshing', 'attaching', 'reviewing'] as const

const isAnswering = (state: string): boolean => answeringStates.some((each) => each === state)

/**
 * The states that show a form. The form's notices stay in all of them, so that nothing moves while the customer waits.
 */
const formStates = ['filling', 'refreshing', 'attaching', 'sendingCode', 'asking', 'submitting'] as const

const isFormStep = (step: WorkStep): boolean => isFieldStep(step) && step !== 'attaching'

const errorNoticeOf = (notice: CaseNotice | null) => errorNotices.find((each) => each === notice)

/** Notices about the case as a whole, and the notices that its definition shows before the first answer. */
export function CaseNotices({ step, ...props }: Props) {
  const { state, plan, definition, texts, actor } = props
  const { t } = useTranslation(['case', 'common'])
  const forOthers = useForOthers()
  const view = useShallowSelector(actor, ({ context }) => ({
    notice: context.notice,
    isPaid: context.paid?.type === 'paid',
    confirmed: context.paid?.type === 'paid' && !context.paid.isProcessing ? paidMoneyOf(context.paid.payment) : null,
    asked: context.paid?.type === 'paid' ? context.paid.asked : undefined,
    code: context.paid?.type === 'paid' ? context.paid.payment.paymentCode : null,
    technicalError: context.technicalError,
    failure: context.failure,
    loaded: context.loaded,
    failedLists: context.failedLists,
    refusals: context.refusals,
    isUncertain: isArrivalUncertain(context),
    hasNoVisibleField: hasNoVisibleField(definition, fieldContextOf(context)),
  }))
  const { notice, technicalError, loaded, failedLists, refusals } = view
  const error = errorNoticeOf(notice)
  // Errors of calls before the submission. If such a call got no response, the notice contains the reason.
  const unansweredCall = error === 'codeNotSent' || error === 'notAnswered' ? error : null
  const mayBeSubmitted = view.isUncertain && isAnswering(state) && view.failure !== 'expired'
  // True once the screen warns that the insurer may already have the case, because a submission got no answer. The
  // warning is then scrolled into view.
  const isNewWarning = useHasChanged(String(mayBeSubmitted))
  const isFormShown = isFormStep(step) && formStates.some((each) => each === state)
  // Tells if the case's details are shown: beside the answers and in the summary. A case with a `subject`, e.g. an
  // account, also shows them beside the documents.
  const areDetailsShown =
    state !== 'loading' &&
    state !== 'loadFailed' &&
    (isFormStep(step) || step === 'reviewing' || (step === 'attaching' && definition.subject !== null))
  const retryButton = (label: string) =>
    state === 'filling' && (
      <Actions>
        <Action send={props.send} event={{ type: 'load.retried' }} name={`${t('common:retry')}: ${label}`}>
          {t('common:retry')}
        </Action>
      </Actions>
    )
  return (
    <>
      {unansweredCall && technicalError && (
        <TechnicalErrorNotice
          key={refusals}
          technicalError={technicalError}
          heading={t(`notices.${unansweredCall}.heading`)}
        >
          <p>{t(`notices.${unansweredCall}.body`)}</p>
        </TechnicalErrorNotice>
      )}
      {error && !(unansweredCall && technicalError) && (
        <Notice
          // A new key announces the notice again after another press.
          key={refusals}
          kind={warningNotices.some((each) => each === error) ? 'warning' : 'error'}
          heading={t(`notices.${error}.heading`)}
          // If the insurer rejected fields, the list of their errors takes the focus instead of this notice.
          isAnswer={error !== 'fieldsRefused'}
        >
          <p>
            {t(
              error === 'refused' || error === 'sentElsewhere'
                ? `notices.${error}.body${forOthers}`
                : `notices.${error}.body`,
            )}
          </p>
          {error === 'refused' && view.confirmed !== null && (
            <CallNote>
              {t(
                'notices.refused.paid',
                formatValues({ amount: view.confirmed, ...(view.asked && { asked: view.asked }) }),
              )}
            </CallNote>
          )}
          {error === 'refused' && <PaymentCode code={view.code} />}
          {error === 'refused' && texts.whyRefused && (
            <>
              <p>{texts.whyRefused}</p>
              <FollowLink {...props} />
            </>
          )}
        </Notice>
      )}
      {/* Warns that the insurer may already have the case, if the customer goes back to change an answer. The
          failed submission itself has its own screen. */}
      {mayBeSubmitted && (
        <Notice kind="warning" heading={t('notices.uncertain.heading')} isAnswer={isNewWarning && !error}>
          <p>{t(`notices.uncertain.body${forOthers}`)}</p>
        </Notice>
      )}
      {(notice === 'draftUnreadable' || notice === 'startedElsewhere') && (
        <Notice key={notice} kind="warning" heading={t(`notices.${notice}.heading`)} isAnswer>
          <p>{t(`notices.${notice}.body`)}</p>
        </Notice>
      )}
      {state === 'filling' && view.hasNoVisibleField && (
        <Notice kind="info" heading={t(`notices.${view.isPaid ? 'paidNothingAsked' : 'nothingAsked'}.heading`)}>
          <p>{t(`notices.${view.isPaid ? 'paidNothingAsked' : 'nothingAsked'}.body`)}</p>
        </Notice>
      )}
      {isFormShown && step === plan.first && <ImpactDetails actor={actor} definition={definition} texts={texts} />}
      {areDetailsShown && <CaseDetails actor={actor} definition={definition} texts={texts} />}
      {/* Consequences come before alerts (decision 19). */}
      {isFormShown && (
        <>
          {step === plan.first &&
            definition
              .alerts(loaded)
              .map((name) => ({ name, ...texts.alert(name) }))
              .map(({ name, heading, body, list }) => (
                <Notice key={name} kind="info" heading={heading}>
                  <p>{body}</p>
                  {list.length > 0 && <Lines lines={list} />}
                  {failedLists.includes(name) && retryButton(heading)}
                </Notice>
              ))}
          {failedLists
            .filter((name) => pageOf(definition, name) === plan.pageAt(step))
            .map((name) => (
              <Notice key={name} kind="warning">
                <p>{t('notices.unlisted', { field: texts.field(name) })}</p>
                {retryButton(texts.field(name))}
              </Notice>
            ))}
        </>
      )}
    </>
  )
}
