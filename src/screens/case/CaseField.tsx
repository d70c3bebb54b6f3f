import type { AskedField } from '../../../machines/case/definition/field'
import type { Limits } from '../../../machines/validation/money'
import type { Suggestions } from '../../fields/types/AddressFieldType'
import { FieldOfType } from '../../fields/types/FieldOfType'
import type { PlainField } from '../../fields/types/fieldType'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { CaseRows } from './CaseRows'
import type { CaseProps } from './case'

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'texts'> {
  readonly name: string
  readonly field: AskedField
  readonly suggestions: Suggestions | undefined
}

/** One question of a case. It selects only its own data, so that a key press in it renders no other field. */
export const CaseField = ({ field, ...props }: Props) =>
  field.type === 'rows' ? <CaseRows {...props} field={field} /> : <OneAnswer {...props} field={field} />

const UNLIMITED: Limits = {}

function OneAnswer({ actor, definition, texts, name, ...others }: Props & { readonly field: PlainField }) {
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
    ({ context }) => definition.limits(context.loaded, context.answers)[name] ?? UNLIMITED,
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
