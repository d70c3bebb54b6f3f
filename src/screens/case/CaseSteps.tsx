import { useTranslation } from 'react-i18next'
import type { WorkStep } from '../../../machines/case/plan'
import { Steps } from '../../ui/Steps'
import type { CaseProps } from './case'

/** Which steps the case has, and where the customer stands. */
export function CaseSteps({ plan, step }: Pick<CaseProps, 'plan'> & { readonly step: WorkStep }) {
  const { t } = useTranslation('case')
  return (
    <Steps
      label={t('progress.label')}
      steps={plan.steps.map((each) => t(`steps.${each}.name`))}
      current={plan.steps.indexOf(step)}
      done={t('progress.done')}
    />
  )
}
