import type { Asking, ChoiceField, ManyField, TextField } from '../field'

type Typed<Payload> = TextField<Payload> | ChoiceField<Payload>

const isEmpty = (answer: string): boolean => answer.trim() === ''

/** The same field, which may be left empty; what is sent then. */
const emptyable = <Payload, None>(field: Typed<Payload>, none: None) => ({
  isOptional: true,
  check: (answer: string, asking: Asking) => (isEmpty(answer) ? null : field.check(answer, asking)),
  ...(field.warn && {
    warn: (answer: string, asking: Asking) => (isEmpty(answer) ? null : (field.warn?.(answer, asking) ?? null)),
  }),
  serialize: (answer: string): Payload | None => (isEmpty(answer) ? none : field.serialize(answer)),
})

/** The same field, which may be left empty: nothing of it is sent then. */
export function optional<Payload>(field: TextField<Payload>): TextField<Payload | undefined>
export function optional<Payload>(field: ChoiceField<Payload>): ChoiceField<Payload | undefined>
export function optional<Payload>(field: ManyField<Payload>): ManyField<Payload | undefined>
export function optional<Payload>(field: Typed<Payload> | ManyField<Payload>) {
  if (field.type !== 'many') return { ...field, ...emptyable(field, undefined) }
  const serialize = (chosen: readonly string[]) => (chosen.length === 0 ? undefined : field.serialize(chosen))
  return { ...field, isOptional: true, serialize }
}

/** The same field, which stays empty where there is nothing that it fits: `null` is sent then. */
export const orNone = <Payload>(field: TextField<Payload>): TextField<Payload | null> => ({
  ...field,
  ...emptyable(field, null),
})
