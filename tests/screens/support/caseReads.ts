import * as v from 'valibot'
import { optionsOf } from '../../../machines/case/answers/options'
import { columnPath } from '../../../machines/case/answers/rows/path'
import { type CaseDefinition, resultCallOf } from '../../../machines/case/definition/definition'
import type { Detail } from '../../../machines/case/definition/detail'
import {
  type Answers,
  type AskedField,
  type CaseForm,
  isFieldWithOptions,
  type Option,
  type Options,
  type RowsField,
} from '../../../machines/case/definition/field'
import { loadedDataOf } from '../../../machines/case/definition/loads'
import { DOCUMENTS_PAGE } from '../../../machines/case/definition/pages'
import { type Answered, asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import type { PresentHeader } from '../../../machines/case/definition/present'
import { canBeUnavailable } from '../../../machines/case/machine/changes/offered'
import { planOf } from '../../../machines/case/machine/plan'
import type { MenuCase, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { examplesOf } from '../../../mocks/examples'
import { caseResult } from '../../../src/api/entities'
import { caseTexts } from '../../../src/screens/case/caseTexts'
import { outcomeDetails } from '../../../src/screens/case/outcome'
import { ownCaseText } from '../../../src/texts/caseText'
import {
  acceptedAnswers,
  everyListOptions,
  firstAvailableOption,
  loadsByExample,
} from '../../../tools/exploration/kit/sampleAnswers'
import { sampleSubject } from '../../../tools/exploration/kit/sampleSubject'
import { naughty } from '../../naughty'

/** A text that the screens of a case read from a language file. */
export interface Read {
  /** The text's path: `fields.email.label`. */
  readonly name: string
  readonly text: string | undefined
  /** `true` if the language file must contain the text. */
  readonly isNeeded: boolean
}

const needed = (name: string, text: string | undefined): Read => ({ name, text, isNeeded: true })
const welcome = (name: string, text: string | undefined): Read => ({ name, text, isNeeded: false })

const SHARE_PROBLEMS = ['sharesLeft', 'sharesOver']

const FILE_PROBLEMS = ['filesMissing', 'filesSending', 'filesFailed', 'filesTooMany']

/** Returns the validation errors that unusual answers to a field cause. */
const problemsOf = (field: AskedField): readonly string[] => {
  if (field.type === 'documents')
    return [...FILE_PROBLEMS, ...(field.format === 'photo' ? ['photoMissing', 'photoFailed'] : []), 'refused']
  if (field.type === 'many') return ['noneChosen', 'refused']
  if (field.type === 'accepted') return ['notAccepted']
  if (field.type === 'rows') return [...(field.shares === null ? [] : SHARE_PROBLEMS), 'rowRepeated', 'refused']
  const oddLimits = [{ min: 2, max: 2 }, { below: 2 }]
  const oddAnswers = [...Object.values(naughty), 'a', '0', '0,001', '1', '3', '101', '2000-01-01', '2999-12-31', 'a@b']
  const problems = oddLimits.flatMap((limits) => {
    const context = { answers: {}, today: '2026-11-21', limits }
    return oddAnswers.flatMap((answer) => [field.check(answer, context), field.warn?.(answer, context)])
  })
  return [
    ...problems.flatMap((problem) => problem?.name ?? []),
    'refused',
    ...(field.type === 'choice' ? ['notChosen'] : []),
  ]
}

const hasDay = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && 'terminationDate' in answer

/** Makes the end date differ from the end of cover. In every example, the two dates are equal. */
const onAnotherDay = (answer: unknown): unknown =>
  hasDay(answer) ? { ...answer, terminationDate: '2027-12-31' } : answer

/** Replaces the answers of optional calls by `null`. */
const onlyRequired = ({ loads }: CaseDefinition, answers: readonly unknown[]): readonly unknown[] =>
  answers.map((answer, index) => (loads[index]?.isRequired ? answer : null))

/**
 * Returns the loaded data of a case for each combination of the simulated insurer's examples. Also returns variants
 * without optional answers and with another end date.
 */
const everyLoaded = (definition: CaseDefinition): readonly (Loaded | null)[] =>
  loadsByExample(definition)
    .flatMap((answers) =>
      definition.loads.every(({ isRequired }) => isRequired) ? [answers] : [answers, onlyRequired(definition, answers)],
    )
    .flatMap((answers) => (answers.some(hasDay) ? [answers, answers.map(onAnotherDay)] : [answers]))
    .map((answers) => loadedDataOf(definition.loads, answers))

/** Amounts of any size: details may depend on an amount. */
const amounts = ['', '1 Ft', '1 000 Ft', '100 000 Ft', '1 000 000 Ft', '1 000 000 000 Ft']

/**
 * Returns answers that texts may depend on. Each amount is combined with the first available option of each choice. A
 * last entry has the last option of each choice.
 */
const answersOf = (definition: CaseDefinition, loaded: Loaded | null): readonly Answers[] => {
  const options = optionsOf(definition, loaded, {})
  const choices = Object.keys(definition.form).flatMap((name) =>
    firstAvailableOption(options[name]).map((value) => [name, value]),
  )
  const lasts = Object.keys(definition.form).map((name) => [name, options[name]?.at(-1)?.value ?? ''])
  return [
    ...amounts.map((amount) => ({
      ...Object.fromEntries(Object.keys(definition.form).map((name) => [name, amount])),
      ...(amount !== '' && Object.fromEntries(choices)),
    })),
    Object.fromEntries(lasts),
  ]
}

/**
 * Returns the possible answers to the question that decides the amount to pay: one for each option. The confirmation
 * shows the answer.
 */
const paidFor = (definition: CaseDefinition, loaded: Loaded | null): readonly Answers[] => {
  const name = definition.payment?.amount
  if (name == null) return []
  return (optionsOf(definition, loaded, {})[name] ?? []).map(({ value }) => ({ [name]: value }))
}

/** A header with all data that a case shows before a change. */
const KNOWN_HEADER: PresentHeader = {
  outOfTraffic: { since: '2026-11-01' },
  licensePlateNumber: 'RJK482',
  bankAccount: '99900016-12345676',
  accountHolderName: 'Minta Anna',
  bonus: 'B06',
  debt: { value: 14_860, currency: 'HUF' },
  contract: {
    premiumFrequency: { value: 14_860, currency: 'HUF' },
    phoneNumber: '+36201234567',
    email: 'minta.anna@posta.example',
    taxNumber: '8431711000',
    terminationDate: '2026-10-01',
  },
}

const detailsOf = (definition: CaseDefinition): readonly Detail[] => [
  ...everyLoaded(definition).flatMap((loaded) => definition.present?.(KNOWN_HEADER, loaded) ?? []),
  ...everyLoaded(definition).flatMap((loaded) =>
    [...answersOf(definition, loaded), acceptedAnswers(definition)].flatMap((answers) =>
      definition.details(loaded, answers, sampleSubject({ definition }, '10000001')),
    ),
  ),
  ...everyLoaded(definition).flatMap((loaded) =>
    [{}, acceptedAnswers(definition), ...paidFor(definition, loaded)].flatMap((answers) => [
      ...definition.confirmationDetails(loaded, answers),
      ...definition.confirmationDetails(loaded, answers, { isPaid: true, paid: null, isDueGone: true, id: '' }),
    ]),
  ),
  ...Object.values(examplesOf(resultCallOf(definition))).flatMap((result) => [
    ...definition.resultDetails(asParsed<Answered>(result)),
    ...(v.is(caseResult, result) ? outcomeDetails(result) : []),
  ]),
]

/**
 * Returns the options of a case, by field. Each option occurs once, because an option's texts depend only on the
 * option.
 */
const everyOption = (definition: CaseDefinition): Options => {
  const optionsByField = new Map<string, Map<string, Option>>()
  for (const loaded of everyLoaded(definition)) {
    for (const lists of everyListOptions(definition)) {
      for (const [name, options] of Object.entries(optionsOf(definition, loaded, lists))) {
        const fieldOptions = optionsByField.get(name) ?? new Map<string, Option>()
        for (const option of options) fieldOptions.set(JSON.stringify(option), option)
        optionsByField.set(name, fieldOptions)
      }
    }
  }
  return Object.fromEntries([...optionsByField].map(([name, options]) => [name, [...options.values()]]))
}

/** Returns the texts that only a field with rows has. */
const rowReads = (texts: ReturnType<typeof caseTexts>, name: string, field: RowsField, options: Options) => [
  ...(field.isList ? [] : [needed(`fields.${name}.unnamed`, texts.unnamed(name, 'id'))]),
  ...(field.isList ? [] : (options[name] ?? [])).flatMap(({ value, label }) =>
    label === null ? [welcome(`fields.${name}.options.${value}`, texts.unnamed(name, value))] : [],
  ),
  ...(field.canAdd
    ? [needed(`fields.${name}.row`, texts.row(name)), needed(`fields.${name}.add`, texts.addRow(name))]
    : []),
  ...fieldReads(
    texts,
    Object.fromEntries(
      Object.entries(field.columns).map(([column, columnField]) => [columnPath(name, column), columnField]),
    ),
    options,
  ),
]

const fieldReads = (texts: ReturnType<typeof caseTexts>, form: CaseForm, options: Options): readonly Read[] =>
  Object.entries(form).flatMap(([name, field]): readonly Read[] => {
    if (field.type === 'constant' || (isFieldWithOptions(field) && (options[name] ?? []).length === 0)) return []
    return [
      ...(field.type === 'rows' ? rowReads(texts, name, field, options) : []),
      needed(`fields.${name}.label`, texts.field(name)),
      welcome(`fields.${name}.hint`, texts.hint(name)),
      welcome(`fields.${name}.empty`, texts.empty(name)),
      // An option needs a text only if the insurer sends no label for it.
      ...texts
        .options(
          name,
          field.type === 'rows' || field.type === 'accepted'
            ? []
            : (options[name] ?? []).filter(({ label }) => label === null),
        )
        .map(({ value, label }) => needed(`fields.${name}.options.${value}`, label)),
      ...texts
        .options(
          name,
          (options[name] ?? []).filter(({ note }) => typeof note !== 'string'),
        )
        .flatMap(({ value, hint }) => (hint === undefined ? [] : [needed(`fields.${name}.notes of ${value}`, hint)])),
      ...texts
        .options(name, options[name] ?? [])
        .flatMap(({ word, plain, words }) => [
          welcome(`fields.${name}.plain.${word}`, plain),
          welcome(`fields.${name}.words.${word}`, words),
        ]),
      ...problemsOf(field).map((problem) =>
        needed(`fields.${name}.problems.${problem}`, texts.problem(name, { name: problem })),
      ),
    ]
  })

/**
 * Returns the texts of a detail: its label and its note. An allowance also has texts for its parts: used, added and
 * left.
 */
const detailReads = (texts: ReturnType<typeof caseTexts>, { name, ...detail }: Detail): readonly Read[] => [
  needed(`details.${name}`, texts.detail(name)),
  ...(detail.kind === 'compared' || detail.kind === 'money' || detail.kind === 'text'
    ? [welcome(`detailNotes.${name}`, texts.detailNote(name))]
    : []),
  ...(detail.kind === 'allowance'
    ? [
        ...(['used', 'added', 'left'] as const).map((part) =>
          needed(`allowances.${name}.${part}`, texts.allowance(name).part(part)),
        ),
        needed(`allowances.${name}.notes.${detail.value.note.name}`, texts.allowance(name).note(detail.value.note)),
      ]
    : []),
]

/** Returns the texts of a preview, and of the details in its answer. */
const previewReads = (texts: ReturnType<typeof caseTexts>, { preview }: CaseDefinition): readonly Read[] =>
  preview === null
    ? []
    : [
        needed('preview', texts.preview()),
        ...Object.values(examplesOf(preview.from))
          .flatMap((data) => preview.details(asParsed(data), KNOWN_HEADER))
          .flatMap((detail) => detailReads(texts, detail)),
      ]

/** Returns the texts of the details that show the impact of a case before its submission, and their heading. */
const beforehandReads = (texts: ReturnType<typeof caseTexts>, definition: CaseDefinition): readonly Read[] => {
  const details = everyLoaded(definition).flatMap((loaded) => definition.impact(loaded, KNOWN_HEADER))
  return details.length === 0
    ? []
    : [needed('beforehand', texts.beforehand()), ...details.flatMap((detail) => detailReads(texts, detail))]
}

/** Returns the texts of an empty list. */
const nothingReads = (texts: ReturnType<typeof caseTexts>): readonly Read[] => {
  const { heading, body } = texts.nothing()
  return [needed('nothing.heading', heading), needed('nothing.body', body)]
}

/** Returns the additional texts of a case that only requests information, and of its empty answer if it has one. */
const answerReads = (texts: ReturnType<typeof caseTexts>, definition: CaseDefinition): readonly Read[] => {
  if (definition.result === 'case') return []
  const answers = Object.values(examplesOf(resultCallOf(definition)))
  const isEmpty = answers.some((answer) => definition.resultDetails(asParsed<Answered>(answer)).length === 0)
  return [welcome('askAgain', texts.askAgain), ...(isEmpty ? nothingReads(texts) : [])]
}

const UNSETTLED = ['transfer', 'later', 'processing', 'otherAmount']

/** Returns the texts that may differ for customers who cannot come back to a submitted case. */
const followingReads = (texts: ReturnType<typeof caseTexts>, definition: CaseDefinition): readonly Read[] => [
  welcome('next', texts.next),
  welcome('whyRefused', texts.whyRefused),
  ...(canBeUnavailable(definition) ? [needed('notOffered', texts.notOffered)] : []),
  ...(definition.payment === null ? [] : UNSETTLED).flatMap((unsettled) =>
    ['', 'InTime', 'Late'].map((when) =>
      welcome(`afterWith.${unsettled}${when}`, texts.afterWith(`${unsettled}${when}`)),
    ),
  ),
  ...(definition.payment === null ? [] : ['paid', 'transfer', 'later']).map((paymentKey) =>
    welcome(`afterEnded.${paymentKey}`, texts.afterEnded(paymentKey)),
  ),
]

/** Returns all texts that the screens of a case read from a language file. */
export const caseReads = (
  { productLine }: ProductLineCases,
  { key, variant, definition }: MenuCase,
): readonly Read[] => {
  const texts = caseTexts({ productLine, key, variant })
  const textsForOthers = caseTexts({ productLine, key, variant, forOthers: 'ForOthers' })
  return [
    ...[texts, textsForOthers].flatMap((each) => followingReads(each, definition)),
    needed('heading', texts.heading),
    needed('label', texts.label),
    needed('note', texts.note),
    welcome('title', ownCaseText({ productLine, key, variant: '' }, 'title')),
    // Each page of a form needs a heading. If a form has several pages, each page also needs a name.
    ...definition.pages
      .filter(({ name }) => name !== DOCUMENTS_PAGE)
      .flatMap(({ name }) =>
        (planOf(definition).isPaged ? (['name', 'heading'] as const) : (['heading'] as const)).map((text) =>
          needed(`pages.${name}.${text}`, texts.page(name, text)),
        ),
      ),
    ...definition.pages.flatMap(({ name }) =>
      (['name', 'heading'] as const).map((text) => welcome(`own pages.${name}.${text}`, texts.ownPage(name, text))),
    ),
    needed('done', texts.done),
    ...(definition.payment === null ? [] : UNSETTLED).map((unsettled) =>
      welcome(`doneWith.${unsettled}`, texts.doneWith(unsettled)),
    ),
    welcome('signed', texts.signed),
    welcome('standingDebt', texts.standingDebt('14 860 Ft')),
    welcome('after', texts.after),
    // The confirmation must say how a submitted case continues, even if the insurer has nothing to decide.
    ...(definition.result === 'case' ? [needed('next or after', texts.next ?? texts.after)] : []),
    ...Object.keys(definition.form).map((name) => welcome(`doneOf.${name}`, texts.doneOf(name))),
    welcome('seeAlso', texts.seeAlso),
    ...(canBeUnavailable(definition) && everyLoaded(definition).some(definition.isDueUnknown)
      ? [needed('dueUnknown', texts.dueUnknown)]
      : []),
    ...(variant === '' ? [] : [needed('variantLabel', texts.variantLabel)]),
    ...fieldReads(texts, definition.form, everyOption(definition)),
    ...everyLoaded(definition).flatMap((loaded) =>
      definition.alerts(loaded).flatMap((name) => {
        const { heading, body, list } = texts.alert(name)
        return [
          needed(`alerts.${name}.heading`, heading),
          needed(`alerts.${name}.body`, body),
          ...list.map((line) => welcome(`alerts.${name}.list`, line)),
        ]
      }),
    ),
    ...beforehandReads(texts, definition),
    ...previewReads(texts, definition),
    ...answerReads(texts, definition),
    ...detailsOf(definition).flatMap((detail) => detailReads(texts, detail)),
  ]
}

/** Returns the texts that a menu shows for its entries. */
export const entryReads = ({ productLine, menu }: ProductLineCases): readonly Read[] =>
  menu.flatMap((entry) => {
    const { key, type, icon, isListed } = entry
    const texts = caseTexts({ productLine, key })
    const { label, note, words, lead, leadOfEnding, about, withoutPolicy } = texts
    // The link to a case about one account or claim is beside that account or claim. The searchable menu does not
    // contain the case.
    const isSearched = entry.type !== 'case' || entry.definition.subject === null
    return [
      needed(`${key}.label`, label),
      needed(`${key}.note`, note),
      ...(isSearched ? [needed(`${key}.words`, words)] : []),
      ...(entry.sentCase ? [needed(`${key}.sentNote`, texts.sentNote)] : []),
      ...(type === 'variants'
        ? [welcome(`${key}.lead`, lead), welcome(`${key}.leadOfEnding`, leadOfEnding('2027-03-31'))]
        : []),
      ...(type === 'flow' ? [welcome(`${key}.about`, about), welcome(`${key}.withoutPolicy`, withoutPolicy)] : []),
      ...(icon === 'policy' ? [needed(`${key}.atHand`, texts.atHand)] : []),
      // A customer can open this entry even if it has no variant to choose. Its screen then shows these texts.
      ...(type === 'variants' && isListed ? nothingReads(texts) : []),
    ]
  })
