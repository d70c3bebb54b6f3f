import type { Answering, CallData, CallInput, Endpoint } from '../../../src/api/endpoint'
import type { CaseResult } from '../../../src/api/entities'
import type { CodeChannel } from '../../oneTimeCode/oneTimeCode.types'
import type { UploadCalls } from '../../upload/calls'
import type { Limits } from '../../validation/money'
import type { CodeStarted, KnownChannel } from './code.types'
import { conditionsOf, type TypedCondition } from './conditions'
import type { CaseDefinition, ResultType, Sent } from './definition'
import type { Detail } from './detail'
import type { Answer, Answers, CaseForm, Option, RowsField } from './field'
import { type AllNeedOnly, type LoadedBy, type Loads, loadCallsOf, type NeedsNothing } from './loads'
import { pagesOf, type TypedPages } from './pages'
import { erased, type Loaded } from './parsed'
import type { PayloadOf } from './payload'
import { paymentOf, type TypedPayment } from './payment'
import type { Present, PresentHeader } from './present'
import { previewOf, type TypedPreview } from './preview'
import { type RowStart, startingRows } from './rowStart'

/** What goes out fits the body, and what the address says of it. */
type Fits<Sent, E extends Endpoint, Why extends string> =
  { readonly params: Sent; readonly body: Sent } extends CallInput<E> ? unknown : Why

type GivesCase<E extends Endpoint> = CallData<E> extends CaseResult ? unknown : 'the call does not answer with a case'

/** The body says which thing the case is of. */
type Names<Subject extends string, E extends Endpoint> = [Subject] extends [
  keyof (CallInput<E> & { body: unknown })['body'],
]
  ? unknown
  : 'the body does not name the thing'

/** What is submitted of a form: what is not asked of everybody may be left out. */
type SentOf<Form extends CaseForm, Conditional extends keyof Form> = PayloadOf<Omit<Form, Conditional>> &
  Partial<PayloadOf<Pick<Form, Conditional>>>

/** The body knows everything that is sent: a misspelled field that may be left out would fit it, too. */
type Knows<Sent, E extends Endpoint> = [
  { [Name in keyof Sent]-?: Exclude<Sent[Name], undefined> extends never ? never : Name }[keyof Sent],
] extends [keyof (CallInput<E> & { body: unknown })['body']]
  ? unknown
  : 'the form asks what the body does not have'

/** What the rows of a list say, whichever of several shapes they have. */
type RowKeys<List> = List extends readonly (infer Row)[] ? (Row extends object ? keyof Row : never) : never

/** The same of what rows become: what `wire` misspells would fit, too. */
type KnowsRows<Sent, Body> = [
  {
    [Name in keyof Sent & keyof Body]: Exclude<RowKeys<Sent[Name]>, RowKeys<Body[Name]>>
  }[keyof Sent & keyof Body],
] extends [never]
  ? unknown
  : 'a row says what the body does not have'

/** The answer to a start says where the code went. */
type SaysWhere<E extends Endpoint> =
  CallData<E> extends KnownChannel ? unknown : 'the call does not say where the code went'

interface TypedCodeCalls<
  Form extends CaseForm,
  Submit extends Endpoint,
  Start extends Answering<CodeStarted>,
  Check extends Endpoint,
  Resend extends Answering<CodeStarted>,
> {
  readonly start: Start & Fits<PayloadOf<Form>, Start, 'the form does not fit the body'>
  readonly check: Check &
    Fits<{ otpCode: string; confirmationCode: string | null }, Check, 'the code does not fit the body'> &
    // Where nothing is submitted after it, the right code makes the case.
    (Endpoint extends Submit ? GivesCase<Check> : unknown)
  readonly resend: Resend & NeedsNothing<Resend>
}

type TypedCode<
  Form extends CaseForm,
  Submit extends Endpoint,
  Start extends Answering<CodeStarted>,
  Check extends Endpoint,
  Resend extends Answering<CodeStarted>,
> = TypedCodeCalls<Form, Submit, Start, Check, Resend> &
  (
    | { readonly channel: CodeChannel; readonly to: keyof Form & string }
    | { readonly channel: 'known'; readonly start: SaysWhere<Start> }
  )

/** The answers by the names that the form has. */
type AnswersTo<Form extends CaseForm> = { readonly [Name in keyof Form]?: Answer }

/** What a field begins with: rows, or what is typed or chosen. */
type StartOf<F> = F extends RowsField<unknown, infer Name> ? readonly RowStart<Name>[] : string

/** A column of rows, by the path that names it in options. */
type ColumnOf<Form extends CaseForm> = {
  [Name in keyof Form & string]: Form[Name] extends RowsField<unknown, infer Column>
    ? `${Name}.columns.${Column}`
    : never
}[keyof Form & string]

const startOf = (start: string | readonly RowStart[]): Answer =>
  typeof start === 'string' ? start : startingRows(start)

interface TypedCase<
  Load extends Loads,
  Form extends CaseForm,
  Submit extends Endpoint,
  Start extends Answering<CodeStarted>,
  Check extends Endpoint,
  Resend extends Answering<CodeStarted>,
  Conditional extends keyof Form & string,
  Asked extends Endpoint,
  Result extends ResultType,
  Subject extends string,
> {
  readonly id: string
  /** What its calls name the thing by that it is of: an id that comes from the address, into query and body. */
  readonly subject?: Subject
  /** What the form starts from: one call, or several by the names of their answers. */
  readonly load?: Load & AllNeedOnly<Load, Subject>
  /** Whether what was loaded lets it begin, of the thing with this id. Where it does not, the contract does not offer the case. */
  readonly availableWhen?: (loaded: LoadedBy<Load>, id: string) => boolean
  readonly form: Form
  /** The pages of a long form; one in which nothing is asked of this customer is passed. Without them there is one. */
  readonly pages?: TypedPages<Form>
  /** The questions that are not asked of everybody, and where they are. */
  readonly visibleWhen?: { readonly [Name in Conditional]: TypedCondition<Load, Form> }
  readonly initialAnswers?: (loaded: LoadedBy<Load>) => {
    readonly [Name in keyof Form]?: StartOf<Form[Name]> | undefined
  }
  readonly defaults?: (loaded: LoadedBy<Load>) => { readonly [Name in keyof Form]?: string | null | undefined }
  readonly uploads?: UploadCalls
  readonly options?: (loaded: LoadedBy<Load>) => {
    readonly [Name in keyof Form | ColumnOf<Form>]?: readonly Option[] | undefined
  }
  readonly limits?: (loaded: LoadedBy<Load>) => { readonly [Name in keyof Form]?: Limits | undefined }
  readonly preview?: TypedPreview<Asked, SentOf<Form, Conditional>>
  readonly code?: TypedCode<Form, Submit, Start, Check, Resend>
  readonly payment?: TypedPayment<Load, Form, Conditional>
  readonly summary?: boolean
  readonly submit?: Submit &
    Knows<SentOf<Form, Conditional>, Submit> &
    KnowsRows<PayloadOf<Form>, (CallInput<Submit> & { body: unknown })['body']> &
    Fits<SentOf<Form, Conditional> & Readonly<Record<Subject, string>>, Submit, 'the form does not fit the body'> &
    Names<Subject, Submit> &
    (Result extends 'answer' ? unknown : GivesCase<Submit>)
  /** `answer`: what is submitted makes no case, and is answered with what was asked for. */
  readonly result?: Result
  /** The key of the menu behind which one sees what becomes of it, or of its thing: the outcome leads there. */
  readonly trackedIn?: string
  /** Keys of the menu that may be meant instead. */
  readonly related?: readonly string[]
  readonly alerts?: (loaded: LoadedBy<Load>) => readonly string[]
  readonly present?: Present<LoadedBy<Load>>
  readonly previousAnswers?: (header: PresentHeader) => { readonly [Name in keyof Form]?: string | null | undefined }
  readonly impact?: (loaded: LoadedBy<Load>, header: PresentHeader | null) => readonly Detail[]
  readonly details?: (loaded: LoadedBy<Load>, answers: AnswersTo<Form>, id: string) => readonly Detail[]
  readonly confirmationDetails?: (loaded: LoadedBy<Load>, answers: Answers, sent: Sent) => readonly Detail[]
  readonly resultDetails?: (data: CallData<Submit>) => readonly Detail[]
}

/** The values that are there, by name. */
const given = <Value>(values: { readonly [name: string]: Value | null | undefined }): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, value] as const],
    ),
  )

/** Declares a case; the form is checked against the bodies that its calls take, and the calls against what becomes of them. */
export const defineCase = <
  Load extends Loads,
  const Form extends CaseForm,
  Submit extends Endpoint,
  Start extends Answering<CodeStarted>,
  Check extends Endpoint,
  Resend extends Answering<CodeStarted>,
  Conditional extends keyof Form & string = never,
  Asked extends Endpoint = Endpoint,
  Result extends ResultType = 'case',
  Subject extends string = never,
>(
  declaration: TypedCase<Load, Form, Submit, Start, Check, Resend, Conditional, Asked, Result, Subject>,
): CaseDefinition => {
  const { id, subject, load, availableWhen, form, pages, visibleWhen, initialAnswers, defaults, uploads } = declaration
  const { options, limits, preview } = declaration
  const { code, payment, summary, submit, result, alerts, present, details, confirmationDetails, resultDetails } =
    declaration
  const { previousAnswers, impact } = declaration
  // A case that was sent is gone on with also where its start is refused by then: nothing is known of what would have been
  // loaded.
  const read =
    <Known>(find: ((loaded: LoadedBy<Load>) => Known) | undefined, unknown: Known) =>
    (loaded: Loaded | null): Known =>
      find === undefined || (load !== undefined && loaded === null) ? unknown : erased(find)(loaded)
  return {
    id,
    form,
    pages: pagesOf(id, form, pages),
    visibleWhen: conditionsOf<Load, Form>(visibleWhen ?? {}, load !== undefined),
    subject: subject ?? null,
    loads: loadCallsOf(load),
    availableWhen: availableWhen ? (loaded, id) => read((known) => availableWhen(known, id), true)(loaded) : null,
    preview: preview ? previewOf(preview) : null,
    code: code ?? null,
    payment: payment ? paymentOf(payment) : null,
    summary: summary ?? false,
    submit: submit ?? null,
    result: result ?? 'case',
    trackedIn: declaration.trackedIn ?? null,
    initialAnswers: initialAnswers
      ? (loaded) =>
          Object.fromEntries(
            Object.entries(given(read(initialAnswers, {})(loaded))).map(([name, start]) => [name, startOf(start)]),
          )
      : null,
    defaults: (loaded) => given(read(defaults, {})(loaded)),
    uploads: uploads ?? null,
    options: (loaded) => given(read(options, {})(loaded)),
    limits: (loaded) => given(read(limits, {})(loaded)),
    related: declaration.related ?? [],
    alerts: read(alerts, []),
    present: present ? (header, loaded) => read((known) => present(header, known), [])(loaded) : null,
    previousAnswers: previousAnswers ? (header) => given(header === null ? {} : previousAnswers(header)) : null,
    kept: (loaded, header) =>
      [read(initialAnswers, {})(loaded), header === null ? {} : (previousAnswers?.(header) ?? {})].flatMap(Object.keys),
    impact: (loaded, header) => read(impact && ((known) => impact(known, header)), [])(loaded),
    // Answers stand under the names of the form, and under no others.
    details: (loaded, answers, of = '') =>
      read(details && ((known) => details(known, answers as AnswersTo<Form>, of)), [])(loaded),
    confirmationDetails: (loaded, answers, sent = { isPaid: false, paid: null, id: '' }) =>
      read((known) => confirmationDetails?.(known, answers, sent) ?? [], [])(loaded),
    resultDetails: resultDetails ? erased(resultDetails) : () => [],
  }
}
