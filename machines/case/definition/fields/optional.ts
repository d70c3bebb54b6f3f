import type { Asking, ChoiceField, ManyField, TextField } from '../field'

type Typed<Wire> = TextField<Wire> | ChoiceField<Wire>

const isEmpty = (answer: string): boolean => answer.trim() === ''

/** The same field, which may be left empty; what is sent then. */
const emptyable = <Wire, None>(field: Typed<Wire>, none: None) => ({
  isOptional: true,
  check: (answer: string, asking: Asking) => (isEmpty(answer) ? null : field.check(answer, asking)),
  ...(field.warn && {
    warn: (answer: string, asking: Asking) => (isEmpty(answer) ? null : (field.warn?.(answer, asking) ?? null)),
  }),
  toWire: (answer: string): Wire | None => (isEmpty(answer) ? none : field.toWire(answer)),
})

/** The same field, which may be left empty: nothing of it is sent then. */
export function optional<Wire>(field: TextField<Wire>): TextField<Wire | undefined>
export function optional<Wire>(field: ChoiceField<Wire>): ChoiceField<Wire | undefined>
export function optional<Wire>(field: ManyField<Wire>): ManyField<Wire | undefined>
export function optional<Wire>(field: Typed<Wire> | ManyField<Wire>) {
  if (field.type !== 'many') return { ...field, ...emptyable(field, undefined) }
  const toWire = (chosen: readonly string[]) => (chosen.length === 0 ? undefined : field.toWire(chosen))
  return { ...field, isOptional: true, toWire }
}

/** The same field, which stays empty where there is nothing that it fits: `null` is sent then. */
export const orNone = <Wire>(field: TextField<Wire>): TextField<Wire | null> => ({
  ...field,
  ...emptyable(field, null),
})
