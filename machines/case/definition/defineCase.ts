import type { CallData, CallInput, Endpoint, EndpointAnswering } from '../../../src/api/endpoint'
import type { CaseResult, Money } from '../../../src/api/entities'
import type { CodeChannel } from '../../oneTimeCode/oneTimeCode.types'
import type { UploadCalls } from '../../upload/calls'
import type { Limits } from '../../validation/money'
import type { CodeStarted, KnownChannel } from './code.types'
import { conditionsOf, type TypedCondition } from './conditions'
import type { CaseDefinition, ResultType, SubmissionFacts } from './definition'
import type { Detail } from './detail'
import type { Answer, Answers, CaseForm, Option, RowsField } from './field'
import { type AllNeedOnlySubject, type LoadedData, type Loads, loadCallsOf, type NeedsNoInput } from './loads'
import { pagesOf, type TypedPages } from './pages'
import { eraseType, type Loaded } from './parsed'
import type { PayloadOf } from './payload'
import { paymentStepOf, type TypedPayment } from './payment'
import type { Present, PresentHeader } from './present'
import { previewOf, type TypedPreview } from './preview'
import { type RowStart, startingRows } from './rowStart'

/** Checks that the serialized form fits the call's body and its path parameters. */
type FitsCall<Payload, E extends Endpoint, Message extends string> =
  { readonly params: Payload; readonly body: Payload } extends CallInput<E> ? unknown : Message

type ReturnsCase<E extends Endpoint> = CallData<E> extends CaseResult ? unknown : 'the call does not answer with a case'

/** Checks that the body has a property for the id of the case's subject, e.g. of an account. */
type NamesSubject<Subject extends string, E extends Endpoint> = [Subject] extends [
  keyof (CallInput<E> & { body: unknown })['body'],
]
  ? unknown
  : 'the body does not name the thing'

/** The serialized form. Fields with a visibility condition are optional. */
type SerializedForm<Form extends CaseForm, Conditional extends keyof Form> = PayloadOf<Omit<Form, Conditional>> &
  Partial<PayloadOf<Pick<Form, Conditional>>>

/** Checks that the body has every field of the form. Otherwise a misspelled optional field would compile. */
type BodyHasFields<Payload, E extends Endpoint> = [
  { [Name in keyof Payload]-?: Exclude<Payload[Name], undefined> extends never ? never : Name }[keyof Payload],
] extends [keyof (CallInput<E> & { body: unknown })['body']]
  ? unknown
  : 'the form asks what the body does not have'

/** The property names of a list's rows. If rows are a union, the names of all its members. */
type RowKeys<List> = List extends readonly (infer Row)[] ? (Row extends object ? keyof Row : never) : never

/**
 * Checks that the body has every property of a serialized row. Otherwise a misspelled optional property would compile.
 */
type BodyHasRowKeys<Payload, Body> = [
  {
    [Name in keyof Payload & keyof Body]: Exclude<RowKeys<Payload[Name]>, RowKeys<Body[Name]>>
  }[keyof Payload & keyof Body],
] extends [never]
  ? unknown
  : 'a row says what the body does not have'

/** Checks that the response of `start` names the code's recipient. */
type NamesRecipient<E extends Endpoint> =
  CallData<E> extends KnownChannel ? unknown : 'the call does not say where the code went'

interface TypedCodeCalls<
  Form extends CaseForm,
  Submit extends Endpoint,
  Start extends EndpointAnswering<CodeStarted>,
  Check extends Endpoint,
  Resend extends EndpointAnswering<CodeStarted>,
> {
  readonly start: Start & FitsCall<PayloadOf<Form>, Start, 'the form does not fit the body'>
  readonly check: Check &
    FitsCall<{ otpCode: string; confirmationCode: string | null }, Check, 'the code does not fit the body'> &
    // Without `submit`, the call that checks the code creates the case. So its response must contain the case.
    (Endpoint extends Submit ? ReturnsCase<Check> : unknown)
  readonly resend: Resend & NeedsNoInput<Resend>
}

type TypedCode<
  Form extends CaseForm,
  Submit extends Endpoint,
  Start extends EndpointAnswering<CodeStarted>,
  Check extends Endpoint,
  Resend extends EndpointAnswering<CodeStarted>,
> = TypedCodeCalls<Form, Submit, Start, Check, Resend> &
  (
    | { readonly channel: CodeChannel; readonly to: keyof Form & string }
    | { readonly channel: 'known'; readonly start: NamesRecipient<Start> }
  )

type AnswersTo<Form extends CaseForm> = { readonly [Name in keyof Form]?: Answer }

/** The initial value of a field: rows for a rows field, otherwise a string. */
type InitialValueOf<F> = F extends RowsField<unknown, infer Name> ? readonly RowStart<Name>[] : string

/** The path of a rows field's column in `options`: `<field>.columns.<column>`. */
type ColumnPathOf<Form extends CaseForm> = {
  [Name in keyof Form & string]: Form[Name] extends RowsField<unknown, infer Column>
    ? `${Name}.columns.${Column}`
    : never
}[keyof Form & string]

const initialAnswerOf = (initialValue: string | readonly RowStart[]): Answer =>
  typeof initialValue === 'string' ? initialValue : startingRows(initialValue)

interface TypedCase<
  Load extends Loads,
  Form extends CaseForm,
  Submit extends Endpoint,
  Start extends EndpointAnswering<CodeStarted>,
  Check extends Endpoint,
  Resend extends EndpointAnswering<CodeStarted>,
  Conditional extends keyof Form & string,
  PreviewCall extends Endpoint,
  Result extends ResultType,
  Subject extends string,
> {
  /** `<product line>.<name>`: the id of the case's machine and draft. */
  readonly id: string
  /**
   * Name of the subject's id in the path, query and body of the calls, e.g. `udcContractId` for an account. The id
   * comes from the case's address. Omit the name if the case concerns the whole contract.
   */
  readonly subject?: Subject
  /**
   * Calls made before the form opens: one endpoint, or several under names of your choice. Wrap a call in `mayFail` if
   * the case works without its response.
   */
  readonly load?: Load & AllNeedOnlySubject<Load, Subject>
  /** Tells, from the loaded data, if the contract offers the case. `id` is the subject's id. */
  readonly availableWhen?: (loaded: LoadedData<Load>, id: string) => boolean
  /**
   * Tells if the insurer does not report what is due. If so, an unavailable case shows this, because something may be
   * due.
   */
  readonly isDueUnknown?: (loaded: LoadedData<Load>) => boolean
  /** Fields in display order. Their names are the properties of the submitted body. */
  readonly form: Form
  /** Pages of a long form. A page without visible fields is skipped. Without `pages` all fields are on one page. */
  readonly pages?: TypedPages<Form>
  /** Fields that are not always visible, with their conditions. */
  readonly visibleWhen?: { readonly [Name in Conditional]: TypedCondition<Load, Form> }
  /** Current values that fill the form for editing. The customer can send such a case only after a change. */
  readonly initialAnswers?: (loaded: LoadedData<Load>) => {
    readonly [Name in keyof Form]?: InitialValueOf<Form[Name]> | undefined
  }
  /**
   * Default answers. An invalid default counts as empty. Unlike `initialAnswers`, defaults do not require a change: the
   * form can be sent with them unchanged.
   */
  readonly defaults?: (loaded: LoadedData<Load>) => { readonly [Name in keyof Form]?: string | null | undefined }
  /** Upload calls for the case's documents. If missing, the calls that most cases share are used. */
  readonly uploads?: UploadCalls
  /** Options from the loaded data. The key is a field, or a column as `<field>.columns.<column>`. */
  readonly options?: (loaded: LoadedData<Load>) => {
    readonly [Name in keyof Form | ColumnPathOf<Form>]?: readonly Option[] | undefined
  }
  /** Limits by field, for amounts, percentages and dates. They may depend on the loaded data and the other answers. */
  readonly limits?: (
    loaded: LoadedData<Load>,
    answers: Answers,
  ) => { readonly [Name in keyof Form]?: Limits | undefined }
  /** A call that shows the answers' effect before submission. */
  readonly preview?: TypedPreview<PreviewCall, SerializedForm<Form, Conditional>>
  /** A one-time code before the submission. Without `submit`, the right code completes the case. */
  readonly code?: TypedCode<Form, Submit, Start, Check, Resend>
  /** A payment before the submission. */
  readonly payment?: TypedPayment<Load, Form, Conditional>
  /** `true` for a summary page with every answer before submission. */
  readonly summary?: boolean
  /** The submitting call. Omit it if the check of the code completes the case. */
  readonly submit?: Submit &
    BodyHasFields<SerializedForm<Form, Conditional>, Submit> &
    BodyHasRowKeys<PayloadOf<Form>, (CallInput<Submit> & { body: unknown })['body']> &
    FitsCall<
      SerializedForm<Form, Conditional> & Readonly<Record<Subject, string>>,
      Submit,
      'the form does not fit the body'
    > &
    NamesSubject<Subject, Submit> &
    (Result extends 'answer' ? unknown : ReturnsCase<Submit>)
  /** `answer` if the submission returns requested data and creates no case. The default is `case`. */
  readonly result?: Result
  /**
   * Menu key of the page where the customer can follow this case or its subject, e.g. a claim. The result page links to
   * it.
   */
  readonly trackedIn?: string
  /** Menu keys of cases that the customer may have meant instead of this one. Links beside the form open them. */
  readonly related?: readonly string[]
  /** Text keys of warnings that the customer should read before answering. */
  readonly alerts?: (loaded: LoadedData<Load>) => readonly string[]
  /** Current values from the contract's header, shown as details. */
  readonly present?: Present<LoadedData<Load>>
  /**
   * Previous values by field, shown beside the inputs, not filled in. The customer can send such a case only after a
   * change.
   */
  readonly previousAnswers?: (header: PresentHeader) => { readonly [Name in keyof Form]?: string | null | undefined }
  /** Effect of the case if it were submitted today, shown on the first page above the fields. */
  readonly impact?: (loaded: LoadedData<Load>, header: PresentHeader | null) => readonly Detail[]
  /**
   * Details shown beside the inputs: the current state, or the effect of the answers. `id` is the subject's id. `paid`
   * is the amount paid by card if the amount field cannot contain it, e.g. an amount in euros; otherwise `null`.
   */
  readonly details?: (
    loaded: LoadedData<Load>,
    answers: AnswersTo<Form>,
    id: string,
    paid: Money | string | null,
  ) => readonly Detail[]
  /**
   * Details of the submission for the result page. The tab stores them, because a submission deletes the answers from
   * the draft.
   */
  readonly confirmationDetails?: (
    loaded: LoadedData<Load>,
    answers: Answers,
    submission: SubmissionFacts,
  ) => readonly Detail[]
  /** Details from the response of `submit`, shown on the result page. */
  readonly resultDetails?: (data: CallData<Submit>) => readonly Detail[]
}

/** Removes `undefined` and `null` values. */
const definedValues = <Value>(values: {
  readonly [name: string]: Value | null | undefined
}): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, value] as const],
    ),
  )

/**
 * Declares a case: its initial calls, form, pages and submission. TypeScript checks the form against the calls' bodies,
 * and each function that reads a response against the type of that response.
 * @throws if a field is not on exactly one page.
 */
export const defineCase = <
  Load extends Loads,
  const Form extends CaseForm,
  Submit extends Endpoint,
  Start extends EndpointAnswering<CodeStarted>,
  Check extends Endpoint,
  Resend extends EndpointAnswering<CodeStarted>,
  Conditional extends keyof Form & string = never,
  PreviewCall extends Endpoint = Endpoint,
  Result extends ResultType = 'case',
  Subject extends string = never,
>(
  declaration: TypedCase<Load, Form, Submit, Start, Check, Resend, Conditional, PreviewCall, Result, Subject>,
): CaseDefinition => {
  const { id, subject, load, availableWhen, form, pages, visibleWhen, initialAnswers, defaults, uploads } = declaration
  const { options, limits, preview } = declaration
  const { code, payment, summary, submit, result, alerts, present, details, confirmationDetails, resultDetails } =
    declaration
  const { previousAnswers, impact } = declaration
  // Without loaded data, returns `fallback`, because a sent case continues even if its data cannot be loaded.
  const fromLoaded =
    <Computed>(compute: ((loaded: LoadedData<Load>) => Computed) | undefined, fallback: Computed) =>
    (loaded: Loaded | null): Computed =>
      compute === undefined || (load !== undefined && loaded === null) ? fallback : eraseType(compute)(loaded)
  return {
    id,
    form,
    pages: pagesOf(id, form, pages),
    visibleWhen: conditionsOf<Load, Form>(visibleWhen ?? {}, load !== undefined),
    subject: subject ?? null,
    loads: loadCallsOf(load),
    availableWhen: availableWhen ? (loaded, id) => fromLoaded((data) => availableWhen(data, id), true)(loaded) : null,
    isDueUnknown: fromLoaded(declaration.isDueUnknown, false),
    preview: preview ? previewOf(preview) : null,
    code: code ?? null,
    payment: payment ? paymentStepOf(payment) : null,
    summary: summary ?? false,
    submit: submit ?? null,
    result: result ?? 'case',
    trackedIn: declaration.trackedIn ?? null,
    initialAnswers: initialAnswers
      ? (loaded) =>
          Object.fromEntries(
            Object.entries(definedValues(fromLoaded(initialAnswers, {})(loaded))).map(([name, initialValue]) => [
              name,
              initialAnswerOf(initialValue),
            ]),
          )
      : null,
    defaults: (loaded) => definedValues(fromLoaded(defaults, {})(loaded)),
    uploads: uploads ?? null,
    options: (loaded) => definedValues(fromLoaded(options, {})(loaded)),
    limits: (loaded, answers) => definedValues(fromLoaded(limits && ((data) => limits(data, answers)), {})(loaded)),
    related: declaration.related ?? [],
    alerts: fromLoaded(alerts, []),
    present: present ? (header, loaded) => fromLoaded((data) => present(header, data), [])(loaded) : null,
    previousAnswers: previousAnswers ? (header) => definedValues(header === null ? {} : previousAnswers(header)) : null,
    kept: (loaded, header) =>
      [fromLoaded(initialAnswers, {})(loaded), header === null ? {} : (previousAnswers?.(header) ?? {})].flatMap(
        Object.keys,
      ),
    impact: (loaded, header) => fromLoaded(impact && ((data) => impact(data, header)), [])(loaded),
    // The answers' keys are always the form's field names, so the cast is safe.
    details: (loaded, answers, subjectId = '', paid = null) =>
      fromLoaded(details && ((data) => details(data, answers as AnswersTo<Form>, subjectId, paid)), [])(loaded),
    confirmationDetails: (loaded, answers, submission = { isPaid: false, paid: null, id: '' }) =>
      fromLoaded((data) => confirmationDetails?.(data, answers, submission) ?? [], [])(loaded),
    resultDetails: resultDetails ? eraseType(resultDetails) : () => [],
  }
}
