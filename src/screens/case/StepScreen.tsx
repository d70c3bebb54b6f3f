import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkStep } from '../../../machines/case/plan'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { Screen } from '../../ui/Screen'
import { CaseNotices } from './CaseNotices'
import { CaseSteps } from './CaseSteps'
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
    <Screen state={state} heading={texts.heading} stepHeading={t(`steps.${step}.heading`)} lead={texts.wayLabel}>
      {plan.steps.length > 1 && <CaseSteps plan={plan} step={step} />}
      {errors.length > 0 && <ErrorSummary key={context.refusals} heading={t('errors')} errors={errors} />}
      <CaseNotices {...props} />
      {children}
    </Screen>
  )
}
