import type { ChoiceField, ManyField, TextField, ValidationContext } from '../field'

type SingleValueField<Payload> = TextField<Payload> | ChoiceField<Payload>

const isEmpty = (answer: string): boolean => answer.trim() === ''

/** Returns the changes that make a field optional. An empty answer is serialized as `none`. */
const optionalSettings = <Payload, None>(field: SingleValueField<Payload>, none: None) => ({
  isOptional: true,
  check: (answer: string, context: ValidationContext) => (isEmpty(answer) ? null : field.check(answer, context)),
  ...(field.warn && {
    warn: (answer: string, context: ValidationContext) =>
      isEmpty(answer) ? null : (field.warn?.(answer, context) ?? null),
  }),
  serialize: (answer: string): Payload | None => (isEmpty(answer) ? none : field.serialize(answer)),
})

/** Makes a field optional. An empty answer is not sent. */
export function optional<Payload>(field: TextField<Payload>): TextField<Payload | undefined>
export function optional<Payload>(field: ChoiceField<Payload>): ChoiceField<Payload | undefined>
export function optional<Payload>(field: ManyField<Payload>): ManyField<Payload | undefined>
export function optional<Payload>(field: SingleValueField<Payload> | ManyField<Payload>) {
  if (field.type !== 'many') return { ...field, ...optionalSettings(field, undefined) }
  const serialize = (chosenValues: readonly string[]) =>
    chosenValues.length === 0 ? undefined : field.serialize(chosenValues)
  return { ...field, isOptional: true, serialize }
}

/** Makes a field optional. An empty answer means "I have none" and is sent as `null`. */
export const orNone = <Payload>(field: TextField<Payload>): TextField<Payload | null> => ({
  ...field,
  ...optionalSettings(field, null),
})
