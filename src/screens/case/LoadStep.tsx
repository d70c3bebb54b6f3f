import { useTranslation } from 'react-i18next'
import { pageOf } from '../../../machines/case/answers'
import { pageAt } from '../../../machines/case/plan'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import type { CaseProps } from './case'
import { StepScreen } from './StepScreen'

/** What the case needs to know is on its way, or did not come. */
export function LoadStep(props: CaseProps) {
  const { t } = useTranslation(['case', 'common'])
  const { state, definition, plan, texts, context, send } = props
  if (state !== 'loadFailed') {
    const step = plan.steps.find((each) => each === context.step) ?? plan.steps.at(-1) ?? 'filling'
    const { form } = definition
    const page = pageAt(step)
    const names = Object.keys(form).filter((name) => page === null || pageOf(form, name) === page)
    return (
      <StepScreen {...props} step={step}>
        <Skeleton status={t('loading')} shape={page === null ? 'rows' : 'fields'} count={names.length} />
      </StepScreen>
    )
  }
  const fault = context.fault ?? 'transport'
  return (
    <Screen state={state} heading={texts.heading}>
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
