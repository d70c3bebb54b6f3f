import { useTranslation } from 'react-i18next'
import type { WorkStep } from '../../../machines/case/step.types'
import { Steps } from '../../ui/Steps'
import type { CaseProps } from './case'
import { useStepTexts } from './stepTexts'

/** Which steps the case has, and where the customer stands. */
export function CaseSteps({ plan, texts, step }: Pick<CaseProps, 'plan' | 'texts'> & { readonly step: WorkStep }) {
  const { t } = useTranslation('case')
  const { nameOf } = useStepTexts(plan, texts)
  return (
    <Steps
      label={t('progress.label')}
      steps={plan.steps.map(nameOf)}
      current={plan.steps.indexOf(step)}
      done={t('progress.done')}
      position={t('progress.position', { number: plan.steps.indexOf(step) + 1, of: plan.steps.length })}
    />
  )
}
