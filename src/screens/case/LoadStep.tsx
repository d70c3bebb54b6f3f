import { useTranslation } from 'react-i18next'
import { pageOf } from '../../../machines/case/answers'
import { pageAt } from '../../../machines/case/plan'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { FaultNotice } from '../fault/FaultNotice'
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
  return (
    <Screen state={state} heading={texts.heading}>
      <FaultNotice fault={context.fault} isKept={context.dirty} />
      <Actions>
        <Action send={send} event={{ type: 'load.retried' }} variant="primary">
          {t('common:retry')}
        </Action>
      </Actions>
    </Screen>
  )
}
