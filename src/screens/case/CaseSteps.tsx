import { useTranslation } from 'react-i18next'
import { countedSteps } from '../../../machines/case/machine/countedSteps'
import type { WorkStep } from '../../../machines/case/machine/step.types'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Steps } from '../../ui/layout/Steps'
import type { CaseProps } from './case'
import { useStepTexts } from './stepTexts'

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'plan' | 'texts'> {
  readonly step: WorkStep
}

/** The steps of the case for this customer, with the current one marked. Renders nothing if there is only one step. */
export function CaseSteps({ actor, definition, plan, texts, step }: Props) {
  const { t } = useTranslation('case')
  const { nameOf } = useStepTexts(plan, texts)
  const steps = useShallowSelector(actor, ({ context }) => countedSteps(definition, plan, context, step))
  if (steps.length < 2) return null
  const currentIndex = steps.indexOf(step)
  return (
    <Steps
      label={t('progress.label')}
      steps={steps.map(nameOf)}
      current={currentIndex}
      done={t('progress.done')}
      position={t('progress.position', { number: currentIndex + 1, of: steps.length })}
    />
  )
}
