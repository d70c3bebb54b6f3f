import { textOf } from '../../../machines/case/definition/answer'
import type { Purpose } from '../../../machines/case/definition/field'
import type { TypedFieldProps } from '../TextField'
import { afterPress } from './afterPress'
import type { FieldOf, FieldTypeProps } from './fieldType'

const AUTOCOMPLETE_TOKENS: Readonly<Record<Purpose, string>> = {
  title: 'honorific-prefix',
  lastName: 'family-name',
  firstName: 'given-name',
  companyName: 'organization',
  country: 'country',
}

/** Returns the props of a text control for a field: texts, answer and events. */
export const textControlProps = ({
  field,
  answer,
  options,
  today,
  limits,
  send,
  ...texts
}: FieldTypeProps<FieldOf<'text' | 'choice'>>): TypedFieldProps => ({
  ...texts,
  ...(field.purpose && { autoComplete: AUTOCOMPLETE_TOKENS[field.purpose] }),
  value: textOf(answer),
  onChange: (value) => send({ type: 'answer.changed', field: texts.name, value }),
  onLeave: () => afterPress(() => send({ type: 'answer.left', field: texts.name })),
})
