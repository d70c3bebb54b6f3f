import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkStep } from '../../../machines/case/plan'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { Screen } from '../../ui/Screen'
import { Steps } from '../../ui/Steps'
import { CaseNotices } from './CaseNotices'
import type { CaseProps } from './case'

interface Props extends CaseProps {
  readonly step: WorkStep
  readonly children: ReactNode
}

/** The frame of a step: which case, which step, and what the customer should know first. */
export function StepScreen({ step, children, ...props }: Props) {
  const { t } = useTranslation('case')
  const { state, plan, texts, context } = props
  const errors = context.listed.flatMap((field) => {
    const problem = context.problems[field]
    return problem === undefined ? [] : [{ field, message: texts.problem(field, problem) }]
  })
  return (
    <Screen state={state} heading={texts.label} stepHeading={t(`steps.${step}.heading`)}>
      <Steps
        label={t('progress.label')}
        steps={plan.steps.map((each) => t(`steps.${each}.name`))}
        current={plan.steps.indexOf(step)}
        done={t('progress.done')}
      />
      {errors.length > 0 && <ErrorSummary key={context.refusals} heading={t('errors')} errors={errors} />}
      <CaseNotices {...props} />
      {children}
    </Screen>
  )
}
