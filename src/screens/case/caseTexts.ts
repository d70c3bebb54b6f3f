import type { Option } from '../../../machines/case/definition/field'
import type { Problem } from '../../../machines/validation/problem'
import { type CaseName, caseText, ownCaseText, type Values } from '../../texts/caseText'
import { formatDate, formatValues } from '../../texts/format'
import { problemText } from '../../texts/problemText'
import { productLineFile } from '../../texts/productLineFile'
import { textOf, throwMissingText } from '../../texts/texts'
import { isNamed } from '../../texts/withNames'

/**
 * The texts of a case, under `cases.<key>` in its product line's file. The texts of one variant are under
 * `cases.<key>.variants.<variant>`. The texts that all variants share are directly under `cases.<key>`. Cases are data,
 * so the compiler cannot check these keys. A test checks every case against its file.
 */
export const caseTexts = (caseName: CaseName) => {
  const ownText = (textKey: string, values?: Values) => caseText(caseName, textKey, values)
  const missingOwnText = (textKey: string): never =>
    throwMissingText(`${productLineFile(caseName.productLine)}:cases.${caseName.key}.${textKey}`)
  // Returns the case's own text, or else the text that many cases share.
  const ownOrSharedText = (textKey: string, values?: Values) =>
    ownText(textKey, values) ?? textOf('case', textKey, values)
  const noteText = (field: string, { name: noteName, values = {} }: Problem): string =>
    ownText(`fields.${field}.notes.${noteName}`, formatValues(values)) ??
    missingOwnText(`fields.${field}.notes.${noteName}`)
  const unnamedOptionText = (field: string, id: string): string =>
    ownText(`fields.${field}.unnamed`, { id }) ??
    textOf('case', 'unnamedOption', { id }) ??
    throwMissingText('case:unnamedOption')
  return {
    get label() {
      return ownText('label') ?? missingOwnText('label')
    },
    /** The heading of every step: the label of the case in the menu, which is the same for all variants. */
    get heading() {
      return ownCaseText({ ...caseName, variant: '' }, 'label') ?? missingOwnText('label')
    },
    /** The variant's label, if the case has several. */
    get variantLabel() {
      return caseName.variant ? ownCaseText(caseName, 'label') : undefined
    },
    /** A short line beside the label in a list of choices. */
    get note() {
      return ownCaseText(caseName, 'note')
    },
    /**
     * A short line beside the label of a case that the customer has already submitted. The menu entry then leads to the
     * submitted case.
     */
    get sentNote() {
      return ownCaseText(caseName, 'sentNote')
    },
    /** Search words of the menu: the customers' names for the case, separated by commas. */
    get words() {
      return ownCaseText(caseName, 'words')
    },
    /** The customers' name for the case, in the links above the menu. */
    get atHand() {
      return ownCaseText(caseName, 'atHand')
    },
    /** Text shown below a list of documents that lacks the policy: the customer can request the policy by phone. */
    get withoutPolicy() {
      return ownCaseText(caseName, 'withoutPolicy')
    },
    /** The purpose of a single document. */
    get about() {
      return ownText('about')
    },
    /** Text that helps to choose one of several variants. */
    get lead() {
      return ownText('lead')
    },
    /** Text that helps to choose one of several variants if the contract ends on a given day anyway. */
    leadOfEnding: (endDate: string): string | undefined => ownText('leadOfEnding', { end: formatDate(endDate) }),
    /** Says which customers a related case may suit better. */
    get seeAlso() {
      return ownText('seeAlso')
    },
    /** Why the case is not available, according to the loaded data. */
    get notOffered() {
      return ownText('notOffered')
    },
    get dueUnknown() {
      return ownText('dueUnknown')
    },
    /** Why the insurer may have rejected the case. The insurer's error code gives no reason. */
    get whyRefused() {
      return ownText('whyRefused')
    },
    /** Heading and text shown if the loaded data contain nothing to choose from, or the insurer's answer is empty. */
    nothing: () => ({
      heading: ownText('nothing.heading') ?? missingOwnText('nothing.heading'),
      body: ownText('nothing.body') ?? missingOwnText('nothing.body'),
    }),
    /** Label of the button that repeats the question, if the case has its own. */
    get askAgain() {
      return ownText('askAgain')
    },
    /** Heading of the confirmation: what the insurer has done. */
    get done() {
      return ownText('done')
    },
    /** The effect of the signature, for a signed case. */
    get signed() {
      return ownText('signed')
    },
    /** Heading of the confirmation if only the answer to this field has changed. */
    doneOf: (field: string): string | undefined => ownText(`doneOf.${field}`),
    /**
     * Heading of the confirmation if the payment was not completed at the submission, by the key from `unsettledKeyOf`.
     */
    doneWith: (unsettledKey: string): string | undefined => ownText(`doneWith.${unsettledKey}`),
    /** The next step of a case that the insurer still has to decide. */
    get next() {
      return ownText('next')
    },
    /** Says that the current debt has to be paid anyway, for cases that could suggest otherwise. */
    standingDebt: (amount: string): string | undefined => ownText('standingDebt', { amount }),
    /** The consequences of a completed case. */
    get after() {
      return ownText('after')
    },
    /** The consequences if the payment was not completed at the submission, by the key from `unsettledKeyOf`. */
    afterWith: (unsettledKey: string): string | undefined => ownText(`afterWith.${unsettledKey}`),
    /** The consequences of a payment for an ended contract, by the key from `unsettledKeyOf`, or `paid`. */
    afterEnded: (paymentKey: string): string | undefined => ownText(`afterEnded.${paymentKey}`),
    /** Name or heading of a page, if the case has its own. */
    ownPage: (name: string, textType: 'name' | 'heading'): string | undefined => ownText(`pages.${name}.${textType}`),
    /** Name or heading of a page of a long form. */
    page: (name: string, textType: 'name' | 'heading'): string =>
      ownOrSharedText(`pages.${name}.${textType}`) ?? missingOwnText(`pages.${name}.${textType}`),
    field: (name: string): string => ownOrSharedText(`fields.${name}.label`) ?? missingOwnText(`fields.${name}.label`),
    hint: (name: string): string | undefined => ownOrSharedText(`fields.${name}.hint`),
    /**
     * Text for an empty answer, e.g. "csak ez a szerződés" (only this contract). `undefined` if an empty answer means
     * nothing.
     */
    empty: (name: string): string | undefined => ownText(`fields.${name}.empty`),
    /** Heading of the case's impact before any answer. */
    beforehand: (): string => ownText('beforehand') ?? missingOwnText('beforehand'),
    /** Heading of the preview of the answers' result. */
    preview: (): string => ownText('preview') ?? throwMissingText('preview'),
    /** The options of a field, in the insurer's words or from the language file. */
    options: (name: string, options: readonly Option[]) =>
      options.map(({ value, word = value, label, note, isDisabled }) => ({
        value,
        word,
        isDisabled,
        plain: ownText(`fields.${name}.plain.${word}`),
        words: ownText(`fields.${name}.words.${word}`),
        hint: typeof note === 'string' ? note : note && noteText(name, note),
        label: isNamed(label)
          ? label
          : (ownOrSharedText(`fields.${name}.options.${word}`) ??
            textOf('case', `options.${word}`) ??
            (label === null ? value : unnamedOptionText(name, value))),
      })),
    /** Name of a row, shown after the row's number. */
    row: (name: string): string => ownText(`fields.${name}.row`) ?? missingOwnText(`fields.${name}.row`),
    addRow: (name: string): string => ownText(`fields.${name}.add`) ?? missingOwnText(`fields.${name}.add`),
    /** Name of a group of rows that the insurer has not named: the case's own text, or a general one with its id. */
    unnamed: (name: string, id: string): string =>
      ownText(`fields.${name}.options.${id}`) ?? unnamedOptionText(name, id),
    alert: (name: string) => ({
      heading: ownText(`alerts.${name}.heading`) ?? missingOwnText(`alerts.${name}.heading`),
      body: ownText(`alerts.${name}.body`) ?? missingOwnText(`alerts.${name}.body`),
      /** The items of the alert, one per line. */
      list: ownText(`alerts.${name}.list`)?.split('\n') ?? [],
    }),
    detail: (name: string): string =>
      ownText(`details.${name}`) ?? textOf('case', `submitted.details.${name}`) ?? missingOwnText(`details.${name}`),
    /** Explanation beside a detail. */
    detailNote: (name: string): string | undefined => ownText(`detailNotes.${name}`),
    /** The texts of an allowance: its parts, and their meaning. */
    allowance: (name: string) => ({
      part: (part: 'used' | 'added' | 'left'): string =>
        ownText(`allowances.${name}.${part}`) ?? missingOwnText(`allowances.${name}.${part}`),
      note: ({ name: note, values = {} }: Problem): string =>
        ownText(`allowances.${name}.notes.${note}`, formatValues(values)) ??
        missingOwnText(`allowances.${name}.notes.${note}`),
    }),
    /** The error of a field: the case's own text, or else the text shared by all cases. */
    problem: (field: string, problem: Problem): string =>
      ownOrSharedText(`fields.${field}.problems.${problem.name}`, formatValues(problem.values ?? {})) ??
      problemText(problem),
  }
}

export type CaseTexts = ReturnType<typeof caseTexts>
