import type {
  AcceptedField,
  CaseForm,
  ChoiceField,
  ConstantField,
  DocumentsField,
  ManyField,
  PhotoField,
  RowsField,
  TextField,
} from './field'

/** The type of a field's answer in the submitted body. */
type PayloadOfField<F> = F extends DocumentsField
  ? string[]
  : F extends PhotoField
    ? string
    : F extends ConstantField<infer Value>
      ? Value
      : F extends RowsField<infer Payload>
        ? Payload[]
        : F extends TextField<infer Payload> | ChoiceField<infer Payload> | ManyField<infer Payload>
          ? Payload
          : F extends AcceptedField
            ? undefined
            : never

/**
 * The serialized form, as a type. If several cases share a form, the fields that only some of them have are included.
 */
export type PayloadOf<Form extends CaseForm> = {
  -readonly [Name in keyof Form]: PayloadOfField<Exclude<Form[Name], undefined>>
}
