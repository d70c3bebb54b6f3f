import type { Money } from '../../src/api/entities'

/** One line that is told: its text key, and a value that the screen formats by its kind. */
export type Detail =
  | { readonly name: string; readonly kind: 'plate' | 'date' | 'text'; readonly value: string }
  | { readonly name: string; readonly kind: 'money'; readonly value: Money }
