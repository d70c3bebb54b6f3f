import type { Answer, AskedField } from '../../../machines/case/definition/field'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import type { Limits } from '../../../machines/validation/money'
import type { FieldTexts } from '../Field'

/** One answer that can be chosen, in words. */
export interface OptionTexts {
  readonly value: string
  readonly label: string
  /** What is said beside it. */
  readonly hint?: string | undefined
  /** By what its picture is known. */
  readonly word?: string | undefined
  /** How else it is called, in plain words. */
  readonly plain?: string | undefined
  /** The beginnings of words that find it, besides what it is called. */
  readonly words?: string | undefined
  /** It is shown, and cannot be chosen. */
  readonly isDisabled?: boolean | undefined
}

/** A field with one answer, or with files: rows have a view of their own. */
export type PlainField = Exclude<AskedField, { readonly type: 'rows' }>

/** What the view of a field's kind is given. Texts come in ready to read. */
export interface FieldTypeProps<F extends PlainField = PlainField> extends FieldTexts {
  readonly field: F
  readonly answer: Answer | undefined
  /** What can be chosen; nothing where the answer is not a choice. */
  readonly options: readonly OptionTexts[]
  /** The day on which the case was opened, `yyyy-MM-dd`. */
  readonly today: string
  /** Between which amounts or days the answer has to lie, where that comes from what was loaded. */
  readonly limits?: Limits | undefined
  readonly send: (event: CaseEvent) => void
}

/** The field of a type. */
export type FieldOf<Type extends PlainField['type']> = Extract<PlainField, { readonly type: Type }>
