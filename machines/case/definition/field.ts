import type { Endpoint } from '../../../src/api/endpoint'
import type { DueType, Money } from '../../../src/api/entities'
import type { FileItem } from '../../upload/file'
import type { PhotoTreatment } from '../../upload/photo'
import type { Limits } from '../../validation/money'
import type { Problem } from '../../validation/problem'
import type { Loaded } from './parsed'

/** What is typed or chosen in the cells of a row, by column. */
export type Cells = Readonly<Record<string, string>>

/** One row of an answer. */
export interface Row {
  /** What tells it from the others, as long as the case is open. */
  readonly key: string
  /** The id of what it is about. */
  readonly of: string
  readonly cells: Cells
}

/** What a customer answers: a text (also the id of what was chosen), the ids of several, rows, or files. */
export type Answer = string | readonly string[] | readonly Row[] | readonly FileItem[]

/** Answers by the name of their field. */
export type Answers = Readonly<Record<string, Answer>>

/** What an answer is looked at with. */
export interface Asking {
  readonly answers: Answers
  /** The day on which the case was opened, `yyyy-MM-dd`. */
  readonly today: string
  /** Between which amounts, percentages or days the answer has to lie, where that comes from what was loaded. */
  readonly limits?: Limits | undefined
}

/** How a typed answer is asked for and shown. */
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

/** What an answer is of the customer, where a browser may know it already. */
export type Purpose = 'title' | 'lastName' | 'firstName' | 'companyName' | 'country'

interface Checked<Payload> {
  readonly purpose?: Purpose
  readonly isOptional: boolean
  /** What forbids to go on. */
  check(answer: string, asking: Asking): Problem | null
  /** What only deserves a second look; absent where nothing does. */
  warn?(answer: string, asking: Asking): Problem | null
  /** The answer as the insurer takes it; the others may decide how. */
  serialize(answer: string, answers?: Answers): Payload
}

/** A field with a typed answer. */
export interface TextField<Payload = unknown> extends Checked<Payload> {
  readonly type: 'text'
  readonly format: TextFormat
  /** The longest answer, in characters. */
  readonly most: number
  /** What tells an answer from others, where several that go out in their own ways mean the same. */
  meaning?(answer: string): string
  /** Of a date: the first and the last day that can be chosen, in days from today. */
  readonly days?: { readonly from: number; readonly to: number }
  /** Of an amount: between which it has to lie, where that is the same for everybody. */
  readonly limits?: Limits
  /** Whether not to know it exactly is an answer. */
  readonly canBeUnknown?: true
}

/** A field with an amount in whole forints. */
export interface MoneyField extends TextField<number> {
  readonly format: 'money'
}

/** One answer that can be chosen. Without a label its words stand in the language file. */
export interface Option {
  readonly value: string
  readonly label: string | null
  /** What it is called there, and by what its picture is known, where its value is the insurer's. */
  readonly word?: string
  /** What is said beside it: by text key, `fields.<name>.notes.<note>`, or in the insurer's words. */
  readonly note?: Problem | string
  /** It is shown, and cannot be chosen. */
  readonly isDisabled?: boolean
  /** Of what rows are about: between what its columns have to lie. */
  readonly limits?: Readonly<Record<string, Limits>>
  /** Of what rows are about: what the insurer knows of it, where its cells begin empty and that stands beside them. */
  readonly before?: Cells
}

/** Options that another call answers with. Without its answer the case goes on as it can. */
export interface ListSource {
  readonly from: Endpoint
  optionsOf(data: unknown): readonly Option[]
}

/** A field in which one of several answers is chosen. Where it has no options it is not asked. */
export interface ChoiceField<Payload = unknown> extends Checked<Payload> {
  readonly type: 'choice'
  readonly format: 'choice'
  /** Where the options come from: fixed, from a list of their own, or (`null`) from what the case has loaded. */
  readonly options: readonly Option[] | ListSource | null
  /** What is chosen until something else is. */
  readonly defaultValue?: string
  /** How it is shown, where that is not left to how many options there are. */
  readonly appearance?: 'pictures'
  /** Of a choice of what is paid: what an answer pays, read from itself, since what is paid is offered no more. */
  readonly pays?: (answer: string) => Payable | null
}

/** What is paid by a choice: what the insurer calls it, how much, and the option that it is. */
export interface Payable {
  readonly type: DueType
  readonly amount: Money
  /** The first day of its period, `yyyy-MM-dd`; '' if the insurer does not say it. */
  readonly from: string
  /** Until when, `yyyy-MM-dd`; '' where nobody knows. */
  readonly until: string
  readonly option: Option
}

/** A choice of what is paid. */
export interface PayableField<Payload = unknown> extends ChoiceField<Payload> {
  readonly pays: (answer: string) => Payable | null
}

/** A field in which any number of several answers is chosen. Where it has no options it is not asked. */
export interface ManyField<Payload = unknown> extends Pick<ChoiceField, 'options'> {
  readonly type: 'many'
  readonly format: 'many'
  readonly isOptional: boolean
  /** The answers as the insurer takes them. */
  serialize(chosen: readonly string[]): Payload
}

/** A document of the insurer's that has to be accepted. Where there is none it is not asked. */
export interface AcceptedField {
  readonly type: 'accepted'
  readonly format: 'accepted'
  readonly isOptional: false
}

/** What is submitted without being asked. */
export interface ConstantField<Payload = unknown> {
  readonly type: 'constant'
  readonly value: Payload
}

interface Uploaded {
  readonly type: 'documents'
  readonly isOptional: boolean
  readonly min: number
  readonly max: number
  readonly photos: PhotoTreatment
}

/** A field of uploaded documents, on a page of their own. */
export interface DocumentsField extends Uploaded {
  readonly format: 'documents'
}

/** What a photo shows, of a car or of what belongs to it: its outline is drawn beside the field. */
export type Outline = 'frontLeft' | 'frontRight' | 'backLeft' | 'backRight' | 'odometer' | 'key' | 'vehicleId'

/** One photo, which stands with the documents and is taken there; another one takes its place. */
export interface PhotoField extends Uploaded {
  readonly format: 'photo'
  readonly isOptional: false
  readonly photos: 'only'
  readonly outline: Outline
}

/** What is typed or chosen in each of several rows. */
export type Column = TextField | ChoiceField

/** A field of rows that ask the same. */
export interface RowsField<Payload = unknown, Name extends string = string> {
  readonly type: 'rows'
  readonly format: 'rows'
  readonly isOptional: false
  readonly columns: Readonly<Record<Name, Column>>
  /** Columns that are not asked in every row. */
  readonly visibleInRow: Readonly<Record<string, ((cells: Cells) => boolean) | undefined>>
  /** Whether the customer adds and removes rows, for each of the options; otherwise there is a row for each of them. */
  readonly canAdd: boolean
  /** Whether they are about nothing else: one list, of as many as there are. */
  readonly isList: boolean
  /** The column whose percentages sum to 100. */
  readonly shares: string | null
  /** What a row stands for, which a group can have only once; `null` where that is not known, or may stand there again. */
  readonly distinctBy: (cells: Cells) => string | null
  /** A row as the insurer takes it; `null` for one that is not sent. */
  serialize(row: Row): Payload | null
}

/** A field that is asked. */
export type AskedField = TextField | ChoiceField | ManyField | DocumentsField | PhotoField | RowsField | AcceptedField
export type Field = AskedField | ConstantField

/** Whether a field offers options. */
export const isOffering = (field: Field): field is ChoiceField | ManyField =>
  field.type === 'choice' || field.type === 'many'

/** The fields of a case in the order in which they are asked. */
export type CaseForm = Readonly<Record<string, Field>>

/** What decides whether a question is asked: what was loaded (`null` where nothing is known), and the answers. */
export interface Known extends Asking {
  readonly loaded: Loaded | null
  /** What was asked when the case went out, which still counts; `null` for one that has not. */
  readonly asked: readonly string[] | null
}

/** What can be chosen, by field. */
export type Options = Readonly<Record<string, readonly Option[]>>

/** What the fields of a case are looked at with. */
export interface FieldContext extends Known {
  readonly options: Options
  /** The fields whose answer stands, whatever is said against it; none where nothing is said. */
  readonly settled?: readonly string[]
}
