import type { CaseEvent } from '../../../machines/case/case.types'
import type { Answer, Field } from '../../../machines/case/field'
import type { FieldTexts } from '../Field'

/** What the view of a field's kind is given. Texts come in ready to read. */
export interface KindProps<F extends Field = Field> extends FieldTexts {
  readonly field: F
  readonly answer: Answer | undefined
  readonly send: (event: CaseEvent) => void
}

/** The field of a kind. */
export type FieldOf<Kind extends Field['kind']> = Extract<Field, { readonly kind: Kind }>
