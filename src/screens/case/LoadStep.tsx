import { useTranslation } from 'react-i18next'
import { useShown } from '../../app/useShown'
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
  const { state, definition, plan, texts, actor, send } = props
  const { stood, fault, dirty } = useShown(actor, ({ context }) => ({
    stood: context.step,
    fault: context.fault,
    dirty: context.dirty,
  }))
  if (state !== 'loadFailed') {
    const step = plan.steps.find((each) => each === stood) ?? plan.steps.at(-1) ?? plan.first
    const page = definition.pages.find(({ name }) => name === plan.pageAt(step))
    const names = page?.fields ?? Object.keys(definition.form)
    return (
      <StepScreen {...props} step={step}>
        <Skeleton status={t('loading')} shape={page === undefined ? 'rows' : 'fields'} count={names.length} />
      </StepScreen>
    )
  }
  return (
    <Screen state={state} heading={texts.heading}>
      <FaultNotice fault={fault} isKept={dirty} />
      <Actions>
        <Action send={send} event={{ type: 'load.retried' }} variant="primary">
          {t('common:retry')}
        </Action>
      </Actions>
    </Screen>
  )
}
