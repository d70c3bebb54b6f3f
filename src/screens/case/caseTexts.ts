import type { Option } from '../../../machines/case/definition/field'
import type { Problem } from '../../../machines/validation/problem'
import { type CaseName, caseText, ownCaseText, type Values } from '../../texts/caseText'
import { formatDate, formatValues } from '../../texts/format'
import { problemText } from '../../texts/problemText'
import { productLineFile } from '../../texts/productLineFile'
import { missing, textOf } from '../../texts/texts'

/**
 * The texts of one case, under `cases.<key>` in its area's language file; those of one of several variants under
 * `cases.<key>.variants.<variant>`, and what they share under the key. Cases come as data, so that the compiler
 * cannot know these keys: a test holds every case against its file.
 */
export const caseTexts = (name: CaseName) => {
  const own = (text: string, values?: Values) => caseText(name, text, values)
  const missingOwn = (text: string): never => missing(`${productLineFile(name.area)}:cases.${name.key}.${text}`)
  // Fields that many cases have are told once.
  const ownOrShared = (name: string, values?: Values) => own(name, values) ?? textOf('case', name, values)
  const noteText = (field: string, { name: note, values = {} }: Problem): string =>
    own(`fields.${field}.notes.${note}`, formatValues(values)) ?? missingOwn(`fields.${field}.notes.${note}`)
  return {
    get label() {
      return own('label') ?? missingOwn('label')
    },
    /** What stands above every step: the menu's label, whichever variant it is. */
    get heading() {
      return ownCaseText({ ...name, variant: '' }, 'label') ?? missingOwn('label')
    },
    /** Which of several variants it is. */
    get variantLabel() {
      return name.variant ? ownCaseText(name, 'label') : undefined
    },
    /** One short line beside the label where something is chosen. */
    get note() {
      return ownCaseText(name, 'note')
    },
    /** The same where the case is already sent and is opened instead. */
    get sentNote() {
      return ownCaseText(name, 'sentNote')
    },
    /** What customers call it, separated by commas: the menu's search finds it by them. */
    get words() {
      return ownCaseText(name, 'words')
    },
    /** What customers call their own, where a link above the menu leads to it. */
    get atHand() {
      return ownCaseText(name, 'atHand')
    },
    /** What is said of a list of documents in which a policy is looked for, and is not. */
    get withoutPolicy() {
      return ownCaseText(name, 'withoutPolicy')
    },
    /** What a document is for, where it is the only one of its kind. */
    get about() {
      return own('about')
    },
    /** What helps to choose one of several variants. */
    get lead() {
      return own('lead')
    },
    /** The same of a contract that ends on a day anyway. */
    leadOfEnding: (end: string): string | undefined => own('leadOfEnding', { end: formatDate(end) }),
    /** For whom one of the cases that are linked beside it may be better. */
    get seeAlso() {
      return own('seeAlso')
    },
    /** Why it cannot be begun, where what was loaded says so. */
    get notOffered() {
      return own('notOffered')
    },
    /** Why the insurer may have refused it: its code says only that it has. */
    get whyRefused() {
      return own('whyRefused')
    },
    /** That there is nothing to choose from, or that the answer says nothing. */
    nothing: () => ({
      heading: own('nothing.heading') ?? missingOwn('nothing.heading'),
      body: own('nothing.body') ?? missingOwn('nothing.body'),
    }),
    /** How it is asked again, where that is not the same with other answers. */
    get askAgain() {
      return own('askAgain')
    },
    /** What the insurer has done, as the heading of the confirmation. */
    get done() {
      return own('done')
    },
    /** What signing it does, where somebody signs it. */
    get signed() {
      return own('signed')
    },
    /** The same as the confirmation's heading, where nothing but this answer is another than before. */
    doneOf: (field: string): string | undefined => own(`doneOf.${field}`),
    /** The same where a payment is not settled yet. */
    doneWith: (unsettled: string): string | undefined => own(`doneWith.${unsettled}`),
    /** What comes after it, where it is not dealt with yet: somebody decides on it. */
    get next() {
      return own('next')
    },
    /** That what is owed by now is to be paid all the same, where the case could be read as if it were not. */
    standingDebt: (amount: string): string | undefined => own('standingDebt', { amount }),
    /** What is different from now on, or comes by itself, where it is dealt with. */
    get after() {
      return own('after')
    },
    /** The same where a payment is not settled yet. */
    afterWith: (unsettled: string): string | undefined => own(`afterWith.${unsettled}`),
    /** What a page is called, where that is not the same in every case. */
    ownPage: (name: string, text: 'name' | 'heading'): string | undefined => own(`pages.${name}.${text}`),
    /** What a page of a long form is called. */
    page: (name: string, text: 'name' | 'heading'): string =>
      ownOrShared(`pages.${name}.${text}`) ?? missingOwn(`pages.${name}.${text}`),
    field: (name: string): string => ownOrShared(`fields.${name}.label`) ?? missingOwn(`fields.${name}.label`),
    hint: (name: string): string | undefined => ownOrShared(`fields.${name}.hint`),
    /** How an answer that stays empty reads, where that says something. */
    empty: (name: string): string | undefined => own(`fields.${name}.empty`),
    /** The heading of what it would mean as things are. */
    beforehand: (): string => own('beforehand') ?? missingOwn('beforehand'),
    /** The heading of what the answers would lead to. */
    preview: (): string => own('preview') ?? missing('preview'),
    /** What can be chosen in a field, in the insurer's words or in the language file's. */
    options: (name: string, options: readonly Option[]) =>
      options.map(({ value, word = value, label, note, isDisabled }) => ({
        value,
        word,
        isDisabled,
        plain: own(`fields.${name}.plain.${word}`),
        words: own(`fields.${name}.words.${word}`),
        hint: typeof note === 'string' ? note : note && noteText(name, note),
        label: label ?? ownOrShared(`fields.${name}.options.${word}`) ?? textOf('case', `options.${word}`) ?? value,
      })),
    /** What rows are called, and what is about them. */
    row: (name: string): string => own(`fields.${name}.row`) ?? missingOwn(`fields.${name}.row`),
    addRow: (name: string): string => own(`fields.${name}.add`) ?? missingOwn(`fields.${name}.add`),
    /** What the insurer has not named: by the words that are for it, or by its id. */
    unnamed: (name: string, id: string): string =>
      own(`fields.${name}.options.${id}`) ??
      own(`fields.${name}.unnamed`, { id }) ??
      missingOwn(`fields.${name}.unnamed`),
    alert: (name: string) => ({
      heading: own(`alerts.${name}.heading`) ?? missingOwn(`alerts.${name}.heading`),
      body: own(`alerts.${name}.body`) ?? missingOwn(`alerts.${name}.body`),
      /** What belongs to it, a line each. */
      list: own(`alerts.${name}.list`)?.split('\n') ?? [],
    }),
    detail: (name: string): string =>
      own(`details.${name}`) ?? textOf('case', `submitted.details.${name}`) ?? missingOwn(`details.${name}`),
    /** What has to be said beside a detail, for it to be understood. */
    detailNote: (name: string): string | undefined => own(`detailNotes.${name}`),
    /** What is said of an allowance: its parts, and what they mean. */
    allowance: (name: string) => ({
      part: (part: 'used' | 'added' | 'left'): string =>
        own(`allowances.${name}.${part}`) ?? missingOwn(`allowances.${name}.${part}`),
      note: ({ name: note, values = {} }: Problem): string =>
        own(`allowances.${name}.notes.${note}`, formatValues(values)) ?? missingOwn(`allowances.${name}.notes.${note}`),
    }),
    /** What is wrong with a field: in the case's own words, or in those that every case shares. */
    problem: (field: string, problem: Problem): string =>
      ownOrShared(`fields.${field}.problems.${problem.name}`, formatValues(problem.values ?? {})) ??
      problemText(problem),
  }
}

export type CaseTexts = ReturnType<typeof caseTexts>
