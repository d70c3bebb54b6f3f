import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../machines/case/definition/answer'
import type { RowsField } from '../../../machines/case/definition/field'
import { RowsFieldType } from '../../fields/types/RowsFieldType'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { CaseProps } from './case'
import { rowTextsOf, textKeyAt } from './rows'

interface Props extends Pick<CaseProps, 'actor' | 'texts'> {
  readonly name: string
  readonly field: RowsField
}

/** A question answered by rows. */
export function CaseRows({ actor, texts, name, field }: Props) {
  const { t } = useTranslation('case')
  const { answer, problems, options, today } = useShallowSelector(actor, ({ context }) => ({
    answer: context.answers[name],
    problems: context.problems,
    options: context.options,
    today: context.today,
  }))
  // Memoized, so that existing rows do not render again while the options are the same.
  const rowTexts = useMemo(() => rowTextsOf(t, texts, name, options), [t, texts, name, options])
  const errorAt = (path: string) => {
    const problem = problems[path]
    return problem && texts.problem(textKeyAt(path), problem)
  }
  return (
    <RowsFieldType
      name={name}
      field={field}
      rows={rowsOf(answer)}
      options={options[name] ?? []}
      texts={rowTexts}
      today={today}
      label={texts.field(name)}
      hint={texts.hint(name)}
      aside={field.isList ? t('optional') : undefined}
      error={errorAt(name)}
      errorAt={errorAt}
      send={actor.send}
    />
  )
}
