import type { AnyStateMachine } from 'xstate'
import { columnPath, readPath, rowKeyOfId } from '../../machines/case/answers/rows/path'
import type { CaseDefinition } from '../../machines/case/definition/definition'
import { everyCase } from '../../machines/cases'
import { sampleOptions } from '../exploration/kit/sampleAnswers'
import { fieldTexts } from '../flows/about'
import { type Texts, textAt } from '../flows/texts'

/** A flow's questions and options in the tester's words. */
export interface QuestionWords {
  /** The words of questions by field, and of the columns of rows by the column's path. */
  readonly labels: Readonly<Record<string, string>>
  /**
   * The words of options and of rows. The first key is the question's path, the second the option's value or the row's
   * key.
   */
  readonly answers: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const noWords: QuestionWords = { labels: {}, answers: {} }

const labelsOf = (texts: Texts, prefix: string): readonly (readonly [path: string, label: string])[] =>
  typeof texts === 'string'
    ? []
    : Object.entries(texts).flatMap(([name, innerTexts]) => {
        const text = textAt(innerTexts, ['label'])
        const columns = typeof innerTexts === 'string' ? undefined : innerTexts.columns
        return [
          ...(text === undefined ? [] : [[`${prefix}${name}`, text] as const]),
          ...(columns === undefined ? [] : labelsOf(columns, columnPath(name, ''))),
        ]
      })

const optionWordsByPath = (definition: CaseDefinition, textSources: readonly Texts[], sharedTexts: Texts | undefined) =>
  Object.fromEntries(
    Object.entries(sampleOptions(definition)).map(([path, options]) => [
      path,
      Object.fromEntries(
        options.flatMap(({ value, label, word = value }) => {
          const flowTexts = textSources.map((texts) => textAt(texts, [...path.split('.'), 'options', word]))
          const words = label ?? flowTexts.find((text) => text !== undefined) ?? textAt(sharedTexts, ['options', word])
          return words === undefined ? [] : [[rowKeyOfId(value), words] as const]
        }),
      ),
    ]),
  )

/** Returns the words that the portal shows for the questions and options of a flow. */
export const questionWords = (machine: AnyStateMachine, texts: Readonly<Record<string, Texts>>): QuestionWords => {
  const textSources = fieldTexts(machine, texts)
  const definition = everyCase.find((productLineCase) => productLineCase.machine === machine)?.definition
  return {
    labels: Object.fromEntries(textSources.toReversed().flatMap((source) => labelsOf(source, ''))),
    answers: definition === undefined ? {} : optionWordsByPath(definition, textSources, texts.case),
  }
}

/** Returns the words for the answer at a path: the question, and for a cell also its row and column. */
export const questionAt = ({ labels, answers }: QuestionWords, path: string): string => {
  const { field, key, column } = readPath(path)
  const question = labels[field] ?? field
  if (key === undefined) return question
  const rowLabel = answers[field]?.[key] ?? `${key}. sor`
  const columnLabel = column === undefined ? undefined : labels[columnPath(field, column)]
  return [question, rowLabel, ...(columnLabel === undefined ? [] : [columnLabel])].join(', ')
}

/** The amount or date after an option's value, which differs between the examples. */
const OPTION_DETAILS = /\|.*/

/** Returns the words of a chosen option, or `undefined` if the answer was typed. */
export const answerAt = ({ answers }: QuestionWords, path: string, value: string): string | undefined => {
  const { field, column } = readPath(path)
  if (value.startsWith('documents/download')) return 'megnyitva, majd elfogadva'
  const optionWords = answers[column === undefined ? field : columnPath(field, column)] ?? {}
  const keyWithoutDetails = rowKeyOfId(value.replace(OPTION_DETAILS, '|'))
  return (
    optionWords[rowKeyOfId(value)] ??
    Object.entries(optionWords).find(([key]) => OPTION_DETAILS.test(value) && key.startsWith(keyWithoutDetails))?.[1]
  )
}
