import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isAsked, pageOf } from '../../../machines/case/asked'
import { fieldContextOf } from '../../../machines/case/context'
import type { WorkStep } from '../../../machines/case/step.types'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { Screen } from '../../ui/Screen'
import { CaseNotices } from './CaseNotices'
import { CaseSteps } from './CaseSteps'
import { buttonOf, type CaseProps } from './case'
import { labelAt, textPath } from './rows'
import { useStepTexts } from './stepTexts'

interface Props extends CaseProps {
  readonly step: WorkStep
  /** What the step is called, where the case has a word of its own for it. */
  readonly heading?: string | undefined
  readonly children: ReactNode
}

/** The frame of a step: which case, which step, and what the customer should know first. */
export function StepScreen({ step, heading, children, ...props }: Props) {
  const { t } = useTranslation('case')
  const { state, definition, plan, texts, context } = props
  const { summaryFields, problems, warnedFields, warnings, refusals } = context
  const linesOf = (fields: readonly string[], found: typeof problems) =>
    fields.flatMap((field) => {
      const problem = found[field]
      if (problem === undefined || pageOf(definition, field) !== plan.pageAt(step)) return []
      if (!isAsked(definition, field, fieldContextOf(context))) return []
      const label = labelAt(t, texts, definition.form, context, field)
      return [{ field, label, message: texts.problem(textPath(field), problem) }]
    })
  const errors = linesOf(summaryFields, problems)
  const odd = linesOf(warnedFields, warnings)
  const { headingOf } = useStepTexts(plan, texts)
  // Another page has a summary of its own.
  const key = `${step}-${refusals}`
  return (
    <Screen
      state={state === 'filling' ? step : state}
      heading={texts.heading}
      stepHeading={heading ?? headingOf(step)}
      lead={texts.variantLabel}
    >
      {plan.steps.length > 1 && <CaseSteps plan={plan} texts={texts} step={step} />}
      {errors.length > 0 && <ErrorSummary key={key} heading={t('errors')} errors={errors} />}
      {odd.length > 0 && (
        <ErrorSummary
          key={key}
          kind="warning"
          heading={t('warnings.heading')}
          note={t('warnings.note', { button: t(buttonOf(plan, step)) })}
          errors={odd}
        />
      )}
      <CaseNotices {...props} />
      {children}
    </Screen>
  )
}
