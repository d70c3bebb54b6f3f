import type { AskedField } from '../../../machines/case/definition/field'
import type { Limits } from '../../../machines/validation/money'
import type { SuggestionsActor } from '../../fields/types/AddressFieldType'
import { FieldOfType } from '../../fields/types/FieldOfType'
import type { PlainField } from '../../fields/types/fieldType'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { CaseRows } from './CaseRows'
import type { CaseProps } from './case'

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'texts'> {
  readonly name: string
  readonly field: AskedField
  readonly suggestions: SuggestionsActor | undefined
}

/** One question of a case. It selects only its own data, so that a key press in it renders no other field. */
export const CaseField = ({ field, ...props }: Props) =>
  field.type === 'rows' ? <CaseRows {...props} field={field} /> : <PlainCaseField {...props} field={field} />

const NO_LIMITS: Limits = {}

function PlainCaseField({ actor, definition, texts, name, ...others }: Props & { readonly field: PlainField }) {
  const { answer, problem, warning, options, today, downloads } = useShallowSelector(actor, ({ context }) => ({
    answer: context.answers[name],
    problem: context.problems[name],
    warning: context.warnings[name],
    options: context.options[name],
    today: context.today,
    downloads: context.downloads,
  }))
  const limits = useShallowSelector(
    actor,
    ({ context }) => definition.limits(context.loaded, context.answers)[name] ?? NO_LIMITS,
  )
  return (
    <FieldOfType
      {...others}
      name={name}
      answer={answer}
      options={texts.options(name, options ?? [])}
      today={today}
      downloads={downloads}
      limits={limits}
      label={texts.field(name)}
      hint={texts.hint(name)}
      error={problem && texts.problem(name, problem)}
      warning={warning && texts.problem(name, warning)}
      send={actor.send}
    />
  )
}
