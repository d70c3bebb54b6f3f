import type { Answer, AskedField } from '../../../machines/case/definition/field'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import type { Limits } from '../../../machines/validation/money'
import type { FieldTexts } from '../Field'

/** The texts of an option. */
export interface OptionTexts {
  readonly value: string
  readonly label: string
  /** Text beside the option. */
  readonly hint?: string | undefined
  /** The key of the option's picture. */
  readonly word?: string | undefined
  /** Another name of the option, in everyday words. */
  readonly plain?: string | undefined
  /** Beginnings of further words that a search matches, separated by spaces, e.g. `víz beáz csöp`. */
  readonly words?: string | undefined
  /** True if the option is shown but cannot be chosen. */
  readonly isDisabled?: boolean | undefined
}

/** A field with one answer, or with files. Rows have a view of their own. */
export type PlainField = Exclude<AskedField, { readonly type: 'rows' }>

/** The props of a field type's view. Texts are already formatted. */
export interface FieldTypeProps<F extends PlainField = PlainField> extends FieldTexts {
  readonly field: F
  readonly answer: Answer | undefined
  /** The options; empty if the answer is not a choice. */
  readonly options: readonly OptionTexts[]
  /** The insurer's present day, `yyyy-MM-dd`. */
  readonly today: string
  /** The minimum and maximum amount or day, if they come from loaded data. */
  readonly limits?: Limits | undefined
  readonly send: (event: CaseEvent) => void
}

/** The field definition with this `type`, e.g. `FieldOf<'text'>`. */
export type FieldOf<Type extends PlainField['type']> = Extract<PlainField, { readonly type: Type }>
