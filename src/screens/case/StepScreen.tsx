import type { WorkStep } from '../../../machines/case/machine/step.types'
import type { Elements } from '../../ui/content'
import { AtThumb } from '../../ui/layout/AtThumb'
import { Screen } from '../../ui/layout/Screen'
import { CaseNotices } from './CaseNotices'
import { CaseSteps } from './CaseSteps'
import type { CaseProps } from './case'
import { StepErrors } from './StepErrors'
import { useStepTexts } from './stepTexts'

interface Props extends CaseProps {
  readonly step: WorkStep
  /** The case's own heading of the step, if it has one. */
  readonly heading?: string | undefined
  readonly children: Elements
}

/** The frame of a step: case, step, and the notices above its content. */
export function StepScreen({ step, heading, children, ...props }: Props) {
  const { state, plan, texts } = props
  const { headingOf } = useStepTexts(plan, texts)
  return (
    <AtThumb>
      <Screen
        state={state === 'filling' ? step : state}
        heading={texts.heading}
        stepHeading={heading ?? headingOf(step)}
        lead={texts.variantLabel}
        isCase
      >
        <CaseSteps {...props} step={step} />
        <StepErrors {...props} step={step} />
        <CaseNotices {...props} step={step} />
        {children}
      </Screen>
    </AtThumb>
  )
}
