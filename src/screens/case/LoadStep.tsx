import { useTranslation } from 'react-i18next'
import { fieldsOn } from '../../../machines/case/answers'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import type { CaseProps } from './case'
import { StepScreen } from './StepScreen'

const pages = { filling: 'form', attaching: 'documents' } as const

/** What the case needs to know is on its way, or did not come. */
export function LoadStep(props: CaseProps) {
  const { t } = useTranslation(['case', 'common'])
  const { state, definition, plan, texts, context, send } = props
  if (state !== 'loadFailed') {
    const step = plan.steps.find((each) => each === context.step) ?? plan.steps.at(-1) ?? 'filling'
    const fields = step === 'reviewing' ? Object.keys(definition.form) : fieldsOn(definition.form, pages[step])
    return (
      <StepScreen {...props} step={step}>
        <Skeleton status={t('loading')} shape={step === 'reviewing' ? 'rows' : 'fields'} count={fields.length} />
      </StepScreen>
    )
  }
  const { notice } = context
  const fault = notice === 'brokenAnswer' || notice === 'expired' ? notice : 'transport'
  return (
    <Screen state={state} heading={texts.label}>
      <Notice kind="error" heading={t(`common:faults.${fault}.heading`)}>
        <p>{t(`common:faults.${fault}.body`)}</p>
        <Actions>
          <Action send={send} event={{ type: 'load.retried' }} variant="primary">
            {t('common:retry')}
          </Action>
        </Actions>
      </Notice>
    </Screen>
  )
}
