import type { Endpoint } from '../../../src/api/endpoint'
import type { DueType, Money } from '../../../src/api/entities'
import type { FileItem } from '../../upload/file'
import type { PhotoTreatment } from '../../upload/photo'
import type { Limits } from '../../validation/money'
import type { Problem } from '../../validation/problem'
import type { Loaded } from './parsed'

/** The values of a row's cells, by column. */
export type Cells = Readonly<Record<string, string>>

/** A row of an answer. */
export interface Row {
  /** Key of the row. It is unique among the rows of the field and does not change while the case is open. */
  readonly key: string
  /** Value of the option that the row belongs to. */
  readonly of: string
  readonly cells: Cells
}

/** An answer: a text or the value of a chosen option, several values, rows, or files. */
export type Answer = string | readonly string[] | readonly Row[] | readonly FileItem[]

/** Answers by field name. */
export type Answers = Readonly<Record<string, Answer>>

/** Context for the validation of an answer. */
export interface ValidationContext {
  readonly answers: Answers
  /** The insurer's present day, `yyyy-MM-dd`. */
  readonly today: string
  /** Limits of an amount, a percentage or a date that depend on the loaded data; missing if none exist. */
  readonly limits?: Limits | undefined
}

/** Input and display format of a typed answer. */
export type TextFormat =
  | 'text'
  | 'longText'
  | 'plate'
  | 'email'
  | 'phone'
  | 'date'
  | 'time'
  | 'money'
  | 'bankAccount'
  | 'companyTaxNumber'
  | 'personalTaxNumber'
  | 'superShop'
  | 'cardNumber'
  | 'zipCode'
  | 'city'
  | 'street'
  | 'houseNumber'
  | 'year'
  | 'percent'
  | 'number'

/** Purpose of a field, for the browser's autofill. */
export type Purpose = 'title' | 'lastName' | 'firstName' | 'companyName' | 'country'

interface CheckedField<Payload> {
  readonly purpose?: Purpose
  readonly isOptional: boolean
  /** Returns the error that keeps the customer from continuing; `null` if the answer is valid. */
  check(answer: string, context: ValidationContext): Problem | null
  /** Returns a warning, which does not block. Missing if the field has no warnings. */
  warn?(answer: string, context: ValidationContext): Problem | null
  /** Returns the value for the submitted body. It may depend on the other answers. */
  serialize(answer: string, answers?: Answers): Payload
}

/** A field with a typed answer. */
export interface TextField<Payload = unknown> extends CheckedField<Payload> {
  readonly type: 'text'
  readonly format: TextFormat
  /** Maximum length, in characters. */
  readonly most: number
  /** Returns a key that is equal for answers with the same meaning, even if they are sent differently. */
  meaning?(answer: string): string
  /** First and last allowed day of a date, in days from today. */
  readonly days?: { readonly from: number; readonly to: number }
  /** Fixed limits of an amount or a number. */
  readonly limits?: Limits
  /** The symbol of a number's unit, for example `km`. */
  readonly unit?: string
  /** `true` if the customer may answer "I do not know exactly". */
  readonly canBeUnknown?: true
}

/** A field with an amount in whole forints. */
export interface MoneyField extends TextField<number> {
  readonly format: 'money'
}

/** A selectable option. Without a label, its text comes from the language file. */
export interface Option {
  readonly value: string
  readonly label: string | null
  /** Key of the option's text and picture. Missing if `value` is this key, and not an id of the insurer. */
  readonly word?: string
  /** Note beside the option: a text key (`fields.<name>.notes.<note>`) with values, or the insurer's text. */
  readonly note?: Problem | string
  /** `true` if the option is shown but cannot be chosen. */
  readonly isDisabled?: boolean
  /** Limits of the columns in a row that belongs to this option. */
  readonly limits?: Readonly<Record<string, Limits>>
  /**
   * Current values of the cells in the row that belongs to this option. They are shown beside the cells, which start
   * empty.
   */
  readonly before?: Cells
}

/**
 * Options from a separate call. If the call fails, the case opens without these options. It does not open if the field
 * is required.
 */
export interface ListSource {
  readonly from: Endpoint
  optionsOf(data: unknown): readonly Option[]
}

/** A field with a single choice. It is hidden if it has no options. */
export interface ChoiceField<Payload = unknown> extends CheckedField<Payload> {
  readonly type: 'choice'
  readonly format: 'choice'
  /** Fixed options, or a call that returns them; `null` if the definition derives them from the loaded data. */
  readonly options: readonly Option[] | ListSource | null
  /** The preselected option. */
  readonly defaultValue?: string
  /** `pictures` shows a picture beside each option. If missing, the number of options decides how the field looks. */
  readonly appearance?: 'pictures'
  /**
   * Decodes the item to pay from the chosen value. The options cannot provide the item, because paid items are no
   * longer offered.
   */
  readonly pays?: (answer: string) => Payable | null
}

/** A payable item: the insurer's type, the amount and the option that selects it. */
export interface Payable {
  readonly type: DueType
  readonly amount: Money
  /** First day of the item's period, `yyyy-MM-dd`; '' if the insurer does not report it. */
  readonly from: string
  /** Last day of the item's period, `yyyy-MM-dd`; '' if the insurer does not report it. */
  readonly to: string
  /** Payment deadline, `yyyy-MM-dd`; '' if the insurer does not report it. */
  readonly until: string
  readonly option: Option
}

/** A choice of the item to pay. */
export interface PayableField<Payload = unknown> extends ChoiceField<Payload> {
  readonly pays: (answer: string) => Payable | null
}

/** A field with any number of selected options. It is hidden if it has no options. */
export interface ManyField<Payload = unknown> extends Pick<ChoiceField, 'options'> {
  readonly type: 'many'
  readonly format: 'many'
  readonly isOptional: boolean
  /** Returns the value for the submitted body. */
  serialize(chosen: readonly string[]): Payload
}

/** Acceptance of an insurer's document. The field is hidden if there is no document. */
export interface AcceptedField {
  readonly type: 'accepted'
  readonly format: 'accepted'
  readonly isOptional: false
}

/** A constant that is submitted. The customer does not see it. */
export interface ConstantField<Payload = unknown> {
  readonly type: 'constant'
  readonly value: Payload
}

interface UploadField {
  readonly type: 'documents'
  readonly isOptional: boolean
  readonly min: number
  readonly max: number
  readonly photos: PhotoTreatment
}

/** Uploaded documents, on their own page. */
export interface DocumentsField extends UploadField {
  readonly format: 'documents'
}

/** The outline drawn beside a photo field: a view of the car or one of its parts. */
export type Outline = 'frontLeft' | 'frontRight' | 'backLeft' | 'backRight' | 'odometer' | 'key' | 'vehicleId'

/** A single photo on the documents page. A new photo replaces it. */
export interface PhotoField extends UploadField {
  readonly format: 'photo'
  readonly isOptional: false
  readonly photos: 'only'
  readonly outline: Outline
}

/** A column of a rows field. */
export type Column = TextField | ChoiceField

/** A field of rows with the same columns. */
export interface RowsField<Payload = unknown, Name extends string = string> {
  readonly type: 'rows'
  readonly format: 'rows'
  readonly isOptional: false
  readonly columns: Readonly<Record<Name, Column>>
  /** Visibility conditions by column. A column without a condition is visible in every row. */
  readonly visibleInRow: Readonly<Record<string, ((cells: Cells) => boolean) | undefined>>
  /** `true` if the customer adds and removes rows under each option; otherwise each option has exactly one row. */
  readonly canAdd: boolean
  /** `true` for a single list that needs no options; all its rows form one group. */
  readonly isList: boolean
  /** The column whose percentages sum to 100; `null` if the rows have no shares. */
  readonly shares: string | null
  /** Returns a key that must be unique among the rows of a group; `null` if this row may repeat. */
  readonly distinctBy: (cells: Cells) => string | null
  /** Returns the row for the submitted body; `null` if the row is not sent. */
  serialize(row: Row): Payload | null
}

/** A field with an input. */
export type AskedField = TextField | ChoiceField | ManyField | DocumentsField | PhotoField | RowsField | AcceptedField
export type Field = AskedField | ConstantField

/** Tells if a field is a single or a multiple choice. */
export const isFieldWithOptions = (field: Field): field is ChoiceField | ManyField =>
  field.type === 'choice' || field.type === 'many'

/** The fields of a case, in display order. */
export type CaseForm = Readonly<Record<string, Field>>

/** Input of visibility conditions: the answers and the loaded data, which is `null` before the load. */
export interface VisibilityContext extends ValidationContext {
  readonly loaded: Loaded | null
  /** The fields that were visible at submission; `null` before it. After the submission exactly these stay visible. */
  readonly asked: readonly string[] | null
}

/** Options by field. */
export type Options = Readonly<Record<string, readonly Option[]>>

/** Context for the visibility and validation of fields. */
export interface FieldContext extends VisibilityContext {
  readonly options: Options
  /** The fields whose answers are final and therefore not checked; missing if every answer can still change. */
  readonly settled?: readonly string[]
}
