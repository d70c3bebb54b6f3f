import { useTranslation } from 'react-i18next'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Action } from '../../ui/controls/Action'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Actions } from '../../ui/layout/Actions'
import { CardFailed } from '../contract/CardFailed'
import { LoadFailed } from '../contract/LoadFailed'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { CaseProps } from './case'
import { PaidByCard } from './PaidNotice'
import { StepScreen } from './StepScreen'

/** Shown while the data of the case load, or after loading has failed. */
export function LoadStep(props: CaseProps) {
  const { t } = useTranslation('case')
  const { state, definition, plan, texts, actor, send } = props
  const { stood, technicalError, dirty, paid, failedCard } = useShallowSelector(actor, ({ context }) => ({
    stood: context.step,
    technicalError: context.technicalError,
    dirty: context.dirty,
    paid: context.paidKnown ?? context.paid,
    failedCard: context.failedCard,
  }))
  if (state !== 'loadFailed') {
    const step = plan.steps.find((each) => each === stood) ?? plan.steps.at(-1) ?? plan.first
    const page = definition.pages.find(({ name }) => name === plan.pageAt(step))
    const names = page?.fields ?? Object.keys(definition.form)
    return (
      <StepScreen {...props} step={step}>
        <Skeleton
          status={t('loading')}
          shape={page === undefined ? 'rows' : 'fields'}
          count={page === undefined ? Math.max(3, names.length) : names.length}
        />
        {/* A disabled back button covers the place of the case's back arrow, so that a press there does not leave
            the case. */}
        {step !== plan.first && (
          <Actions>
            <Action send={send} event={{ type: 'step.returned' }} variant="back" disabled>
              {t('back')}
            </Action>
          </Actions>
        )}
      </StepScreen>
    )
  }
  return (
    <LoadFailed state={state} heading={texts.heading} send={send}>
      <TechnicalErrorNotice technicalError={technicalError} isKept={dirty} />
      {failedCard && <CardFailed failure={failedCard} />}
      {paid?.type === 'paid' && <PaidByCard paid={paid} isKept stuck="loadFailed" />}
    </LoadFailed>
  )
}
