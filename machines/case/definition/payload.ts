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

/** What the answer to a field becomes in the submitted body. */
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

/** What a form becomes in the submitted body. A field that not every case of a declaration has is held against it, too. */
export type PayloadOf<Form extends CaseForm> = {
  -readonly [Name in keyof Form]: PayloadOfField<Exclude<Form[Name], undefined>>
}
