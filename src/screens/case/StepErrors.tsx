import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import type { Problems } from '../../../machines/case/answers/problems'
import { isVisible, pageOf } from '../../../machines/case/answers/visible'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import type { WorkStep } from '../../../machines/case/machine/step.types'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary'
import { type CaseProps, mainButtonKey } from './case'
import { labelAt, textKeyAt } from './rows'

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'plan' | 'texts'> {
  readonly step: WorkStep
}

interface ErrorLine {
  readonly field: string
  readonly label: string
  readonly message: string
}

const areSameErrors = (before: readonly ErrorLine[], now: readonly ErrorLine[]): boolean =>
  before.length === now.length && before.every((line, index) => shallowEqual(line, now[index]))

/** The errors that block a step and the warnings to check, at the top of the step. */
export function StepErrors({ actor, definition, plan, texts, step }: Props) {
  const { t } = useTranslation('case')
  const linesOf = (context: CaseContext, fields: readonly string[], problems: Problems): readonly ErrorLine[] =>
    fields.flatMap((field) => {
      const problem = problems[field]
      if (problem === undefined || pageOf(definition, field) !== plan.pageAt(step)) return []
      if (!isVisible(definition, field, fieldContextOf(context))) return []
      const label = labelAt(t, texts, definition.form, context, field)
      return [{ field, label, message: texts.problem(textKeyAt(field), problem) }]
    })
  const errors = useSelector(
    actor,
    ({ context }) => linesOf(context, context.summaryFields, context.problems),
    areSameErrors,
  )
  const warnings = useSelector(
    actor,
    ({ context }) => linesOf(context, context.warnedFields, context.warnings),
    areSameErrors,
  )
  const paid = useSelector(actor, ({ context }) => context.paid)
  const refusals = useSelector(actor, ({ context }) => context.refusals)
  // A new key for each page and each press of the main button, so that a new error summary appears and takes the focus.
  const key = `${step}-${refusals}`
  return (
    <>
      {errors.length > 0 && <ErrorSummary key={key} heading={t('errors', { count: errors.length })} errors={errors} />}
      {warnings.length > 0 && (
        <ErrorSummary
          key={key}
          kind="warning"
          heading={t('warnings.heading')}
          note={t('warnings.note', { button: t(mainButtonKey(plan, step, paid)) })}
          errors={warnings}
        />
      )}
    </>
  )
}
