import '../../ui/layout/firstMoment.css'
import { useTranslation } from 'react-i18next'
import { previousAnswersOf } from '../../../machines/case/answers/compare'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { warningOf } from '../../../machines/case/answers/problems'
import { visibleFields } from '../../../machines/case/answers/visible'
import type { FieldStep } from '../../../machines/case/machine/step.types'
import { isFailureUndecided } from '../../../machines/payment/warnings'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { Actions } from '../../ui/layout/Actions'
import { SummaryList } from '../../ui/values/SummaryList'
import { CardFailed } from '../contract/CardFailed'
import { CaseAnswer } from './CaseAnswer'
import type { CaseProps } from './case'
import { PaidByCard, PaidNotice } from './PaidNotice'
import { type PreviewActor, PreviewDetails } from './PreviewDetails'
import { paidAmountText } from './paidAnswer'
import { StepScreen } from './StepScreen'
import { SubmitFailed } from './SubmitFailed'

interface Props extends CaseProps {
  /** The step with fields that the summary leads back to. */
  readonly step: FieldStep
  /** The actor that previews the result of the answers. */
  readonly preview: PreviewActor | undefined
}

/**
 * The summary of all answers, also during the submission and after its failure. A case without a summary step shows the
 * summary only at those times. Its heading is then the name of the payment or the form, and it leads back to that step.
 */
export function ReviewStep({ step, preview, ...props }: Props) {
  const { t } = useTranslation(['case', 'common'])
  const { state, definition, texts, actor, send } = props
  const isSubmitting = state === 'submitting' || state === 'checkingTransfer'
  const hasFailed = state === 'submitFailed'
  const fieldContext = useShallowSelector(actor, ({ context }) => fieldContextOf(context))
  const previousAnswers = useShallowSelector(actor, ({ context }) => previousAnswersOf(definition, context))
  const { failure, failedCard, paid, paidKnown, settled } = useShallowSelector(actor, ({ context }) => ({
    failure: context.failure,
    failedCard: context.failedCard,
    paid: context.paid,
    paidKnown: context.paidKnown,
    settled: context.settled,
  }))
  // True if the session expired during the submission. A new sign-in then leads to `shownStep`.
  const isInterrupted = failure === 'expired'
  const shownStep = definition.summary ? 'reviewing' : definition.payment ? 'paying' : step
  const warningFor = (name: string) => {
    const warning = warningOf(definition, fieldContext, name)
    return warning && texts.problem(name, warning)
  }
  // The row with the chosen payment method, e.g. a transfer. A completed card payment has no such row.
  const paymentRow =
    paid === null || paid.type === 'paid'
      ? []
      : [
          {
            question: t('paid.method'),
            answer: t(`paid.methods.${paid.type}`),
            change: definition.summary
              ? {
                  label: t('change'),
                  name: t('changeOf', { field: t('paid.method') }),
                  event: { type: 'payment.revised' } as const,
                }
              : undefined,
          },
        ]
  return (
    <StepScreen {...props} step={shownStep}>
      {failedCard && (
        <CardFailed failure={failedCard}>
          {isFailureUndecided({ failure: failedCard }) && paid?.type === 'transfer' && (
            <p>{t('case:paid.waitForCard')}</p>
          )}
        </CardFailed>
      )}
      <SummaryList
        send={send}
        locked={state !== 'reviewing'}
        answers={[
          ...visibleFields(definition, fieldContext).map(([name, field]) => ({
            question: texts.field(name),
            answer: paidAmountText(definition, paid, name) ?? (
              <CaseAnswer
                texts={texts}
                name={name}
                field={field}
                known={fieldContext}
                before={previousAnswers[name]}
                warning={warningFor(name)}
              />
            ),
            change:
              definition.summary && !settled.includes(name)
                ? {
                    label: t('change'),
                    name: t('changeOf', { field: texts.field(name) }),
                    event: { type: 'answer.revised', field: name } as const,
                  }
                : undefined,
          })),
          ...paymentRow,
        ]}
      />
      {paid?.type === 'paid' && <PaidByCard paid={paidKnown ?? paid} isKept={failure !== null} />}
      {paid?.type === 'transfer' && <PaidNotice paid={paid} />}
      <Form send={send} event={{ type: hasFailed ? 'submit.retried' : 'step.submitted' }} busy={isSubmitting}>
        {failure && (hasFailed || isInterrupted) && <SubmitFailed technicalError={failure} />}
        <Actions>
          <Submit>{t(hasFailed && !isInterrupted ? 'common:retry' : 'submit')}</Submit>
          <Action send={send} event={{ type: 'step.returned' }} variant="back" disabled={isSubmitting}>
            {t('back')}
          </Action>
          {isSubmitting && (
            <p className="submitting" role="status">
              {t('submitting')}
            </p>
          )}
        </Actions>
      </Form>
      {preview && <PreviewDetails preview={preview} actor={actor} definition={definition} texts={texts} />}
    </StepScreen>
  )
}
