import type { Asking, ChoiceField, TextField } from '../field'

const isEmpty = (answer: string): boolean => answer.trim() === ''

/** The same field, which may be left empty: nothing of it is sent then. */
export function optional<Wire>(field: TextField<Wire>): TextField<Wire | undefined>
export function optional<Wire>(field: ChoiceField<Wire>): ChoiceField<Wire | undefined>
export function optional<Wire>(field: TextField<Wire> | ChoiceField<Wire>) {
  return {
    ...field,
    isOptional: true,
    check: (answer: string, asking: Asking) => (isEmpty(answer) ? null : field.check(answer, asking)),
    ...(field.warn && {
      warn: (answer: string, asking: Asking) => (isEmpty(answer) ? null : (field.warn?.(answer, asking) ?? null)),
    }),
    toWire: (answer: string): Wire | undefined => (isEmpty(answer) ? undefined : field.toWire(answer)),
  }
}
