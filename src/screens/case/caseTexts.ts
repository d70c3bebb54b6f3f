import type { Option } from '../../../machines/case/definition/field'
import type { Problem } from '../../../machines/validation/problem'
import { type CaseName, caseText, ownCaseText, type Values } from '../../texts/caseText'
import { formatDate, formatValues } from '../../texts/format'
import { isNamed } from '../../texts/named'
import { problemText } from '../../texts/problemText'
import { productLineFile } from '../../texts/productLineFile'
import { missing, textOf } from '../../texts/texts'

/**
 * The texts of a case, under `cases.<key>` in its product line's file. Those of a variant are under
 * `cases.<key>.variants.<variant>`, those of all variants under the key itself. Cases are data, so the compiler cannot
 * check these keys. A test checks every case against its file.
 */
export const caseTexts = (name: CaseName) => {
  const own = (text: string, values?: Values) => caseText(name, text, values)
  const missingOwn = (text: string): never => missing(`${productLineFile(name.productLine)}:cases.${name.key}.${text}`)
  // Returns the case's own text, or else the text that many cases share.
  const ownOrShared = (name: string, values?: Values) => own(name, values) ?? textOf('case', name, values)
  const noteText = (field: string, { name: note, values = {} }: Problem): string =>
    own(`fields.${field}.notes.${note}`, formatValues(values)) ?? missingOwn(`fields.${field}.notes.${note}`)
  const unnamedOption = (field: string, id: string): string =>
    own(`fields.${field}.unnamed`, { id }) ?? textOf('case', 'unnamedOption', { id }) ?? missing('case:unnamedOption')
  return {
    get label() {
      return own('label') ?? missingOwn('label')
    },
    /** The heading of every step: the label of the case in the menu, which is the same for all variants. */
    get heading() {
      return ownCaseText({ ...name, variant: '' }, 'label') ?? missingOwn('label')
    },
    /** The variant's label, if the case has several. */
    get variantLabel() {
      return name.variant ? ownCaseText(name, 'label') : undefined
    },
    /** A short line beside the label in a list of choices. */
    get note() {
      return ownCaseText(name, 'note')
    },
    /** A short line beside the label of an already submitted case, which is opened in place of a new one. */
    get sentNote() {
      return ownCaseText(name, 'sentNote')
    },
    /** Search words of the menu: the customers' names for the case, separated by commas. */
    get words() {
      return ownCaseText(name, 'words')
    },
    /** The customers' name for the case, in the links above the menu. */
    get atHand() {
      return ownCaseText(name, 'atHand')
    },
    /** A text for a list of documents that does not contain the policy, which the customer may look for. */
    get withoutPolicy() {
      return ownCaseText(name, 'withoutPolicy')
    },
    /** The purpose of a single document. */
    get about() {
      return own('about')
    },
    /** Text that helps to choose one of several variants. */
    get lead() {
      return own('lead')
    },
    /** Text that helps to choose one of several variants if the contract ends on a given day anyway. */
    leadOfEnding: (end: string): string | undefined => own('leadOfEnding', { end: formatDate(end) }),
    /** Says which customers a related case may suit better. */
    get seeAlso() {
      return own('seeAlso')
    },
    /** Why the case is not available, according to the loaded data. */
    get notOffered() {
      return own('notOffered')
    },
    /** Why the insurer may have rejected the case. The insurer's error code gives no reason. */
    get whyRefused() {
      return own('whyRefused')
    },
    /** Says that there is nothing to choose from, or that the answer is empty. */
    nothing: () => ({
      heading: own('nothing.heading') ?? missingOwn('nothing.heading'),
      body: own('nothing.body') ?? missingOwn('nothing.body'),
    }),
    /** Label of the button that repeats the question, if the case has its own. */
    get askAgain() {
      return own('askAgain')
    },
    /** Heading of the confirmation: what the insurer has done. */
    get done() {
      return own('done')
    },
    /** The effect of the signature, for a signed case. */
    get signed() {
      return own('signed')
    },
    /** Heading of the confirmation if only the answer to this field has changed. */
    doneOf: (field: string): string | undefined => own(`doneOf.${field}`),
    /** Heading of the confirmation if a payment is not settled yet. */
    doneWith: (unsettled: string): string | undefined => own(`doneWith.${unsettled}`),
    /** The next step of a case that the insurer still has to decide. */
    get next() {
      return own('next')
    },
    /** Says that the current debt has to be paid anyway, for cases that could suggest otherwise. */
    standingDebt: (amount: string): string | undefined => own('standingDebt', { amount }),
    /** The consequences of a completed case. */
    get after() {
      return own('after')
    },
    /** The consequences if a payment is not settled yet. */
    afterWith: (unsettled: string): string | undefined => own(`afterWith.${unsettled}`),
    /** Name or heading of a page, if the case has its own. */
    ownPage: (name: string, text: 'name' | 'heading'): string | undefined => own(`pages.${name}.${text}`),
    /** Name or heading of a page of a long form. */
    page: (name: string, text: 'name' | 'heading'): string =>
      ownOrShared(`pages.${name}.${text}`) ?? missingOwn(`pages.${name}.${text}`),
    field: (name: string): string => ownOrShared(`fields.${name}.label`) ?? missingOwn(`fields.${name}.label`),
    hint: (name: string): string | undefined => ownOrShared(`fields.${name}.hint`),
    /** Text for an empty answer, if it has a meaning. */
    empty: (name: string): string | undefined => own(`fields.${name}.empty`),
    /** Heading of the case's impact before any answer. */
    beforehand: (): string => own('beforehand') ?? missingOwn('beforehand'),
    /** Heading of the preview of the answers' result. */
    preview: (): string => own('preview') ?? missing('preview'),
    /** The options of a field, in the insurer's words or from the language file. */
    options: (name: string, options: readonly Option[]) =>
      options.map(({ value, word = value, label, note, isDisabled }) => ({
        value,
        word,
        isDisabled,
        plain: own(`fields.${name}.plain.${word}`),
        words: own(`fields.${name}.words.${word}`),
        hint: typeof note === 'string' ? note : note && noteText(name, note),
        label: isNamed(label)
          ? label
          : (ownOrShared(`fields.${name}.options.${word}`) ??
            textOf('case', `options.${word}`) ??
            (label === null ? value : unnamedOption(name, value))),
      })),
    /** Name of a row, shown after the row's number. */
    row: (name: string): string => own(`fields.${name}.row`) ?? missingOwn(`fields.${name}.row`),
    addRow: (name: string): string => own(`fields.${name}.add`) ?? missingOwn(`fields.${name}.add`),
    /** Name of a group of rows that the insurer has not named: the case's own text, or a general one with its id. */
    unnamed: (name: string, id: string): string => own(`fields.${name}.options.${id}`) ?? unnamedOption(name, id),
    alert: (name: string) => ({
      heading: own(`alerts.${name}.heading`) ?? missingOwn(`alerts.${name}.heading`),
      body: own(`alerts.${name}.body`) ?? missingOwn(`alerts.${name}.body`),
      /** The items of the alert, one per line. */
      list: own(`alerts.${name}.list`)?.split('\n') ?? [],
    }),
    detail: (name: string): string =>
      own(`details.${name}`) ?? textOf('case', `submitted.details.${name}`) ?? missingOwn(`details.${name}`),
    /** Explanation beside a detail. */
    detailNote: (name: string): string | undefined => own(`detailNotes.${name}`),
    /** The texts of an allowance: its parts, and their meaning. */
    allowance: (name: string) => ({
      part: (part: 'used' | 'added' | 'left'): string =>
        own(`allowances.${name}.${part}`) ?? missingOwn(`allowances.${name}.${part}`),
      note: ({ name: note, values = {} }: Problem): string =>
        own(`allowances.${name}.notes.${note}`, formatValues(values)) ?? missingOwn(`allowances.${name}.notes.${note}`),
    }),
    /** The error of a field: the case's own text, or else the text shared by all cases. */
    problem: (field: string, problem: Problem): string =>
      ownOrShared(`fields.${field}.problems.${problem.name}`, formatValues(problem.values ?? {})) ??
      problemText(problem),
  }
}

export type CaseTexts = ReturnType<typeof caseTexts>
