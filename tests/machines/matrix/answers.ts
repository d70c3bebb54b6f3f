import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import { textOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import {
  type AskedField,
  type FieldContext,
  isFieldWithOptions,
  type Options,
} from '../../../machines/case/definition/field'
import { UNKNOWN } from '../../../machines/case/definition/fields/orUnknown'
import { listSourcesOf } from '../../../machines/case/machine/actors/loadCase.actor'
import { everyProductLine } from '../../../machines/cases'
import type { PaymentMethod } from '../../../machines/payment/payment.types'
import { newAnswers } from '../../../tools/exploration/kit/newAnswers'
import { affectsVisibility, optionShowingMost } from '../../../tools/exploration/kit/optionShowingMost'
import {
  acceptedAnswer,
  firstAvailableOption,
  sampleTexts,
  textsWithWarning,
} from '../../../tools/exploration/kit/sampleAnswers'
import { cellsToFill } from '../../../tools/exploration/kit/sampleRows'
import type { Change } from './insurer'

/** A strategy for one walk through a case: how the customer acts, and whether the insurer returns empty lists. */
export interface Strategy {
  readonly name: string
  /** The questions that the customer answers. */
  readonly answered: 'all' | 'required'
  /** True if the customer gives an answer with a warning in every field that has such an answer. */
  readonly isOdd: boolean
  /** Tells if the insurer returns empty lists. */
  readonly isListless: boolean
  readonly pays: PaymentMethod
  readonly signs: 'digitally' | 'by hand'
  /** Tells if the customer takes unnecessary actions: chooses an extra file and removes it, requests another code. */
  readonly isThorough: boolean
}

const all: Strategy = {
  name: 'all answers',
  answered: 'all',
  isOdd: false,
  isListless: false,
  pays: 'card',
  signs: 'digitally',
  isThorough: false,
}
const required: Strategy = {
  ...all,
  name: 'only the required answers',
  answered: 'required',
  pays: 'transfer',
  signs: 'by hand',
}
const odd: Strategy = { ...all, name: 'an answer that is warned of', isOdd: true }
const listless: Strategy = { ...all, name: 'empty lists', isListless: true }
const thorough: Strategy = { ...all, name: 'more than is needed', isThorough: true }

const oddOf = (field: AskedField): string | undefined =>
  field.type === 'text' ? textsWithWarning[field.format] : undefined

/**
 * Returns the strategies to test in a case. The strategy with warnings requires a field that can warn. The strategy
 * with empty lists requires a field whose options the insurer returns.
 */
export const strategiesOf = ({ form, loads }: CaseDefinition): readonly Strategy[] => {
  const fields = Object.values(form)
  const canWarn = fields.some((field) => field.type !== 'constant' && oddOf(field) !== undefined)
  const isListed = fields.some(
    (field) =>
      field.type !== 'constant' &&
      isFieldWithOptions(field) &&
      (field.options === null ? loads.length > 0 : 'from' in field.options),
  )
  return [all, required, ...(canWarn ? [odd] : []), ...(isListed ? [listless] : [])]
}

/**
 * Returns the strategy with unnecessary actions (an extra file, another code) in an array. The array is empty if the
 * case allows no such action.
 */
export const thoroughIn = ({ form, code }: CaseDefinition): readonly Strategy[] => {
  const hasMore = code !== null || Object.values(form).some(({ type }) => type === 'documents')
  return hasMore ? [thorough] : []
}

/** Returns an option of the field other than `now`, or `now` if none exists. */
const another = (options: Options, name: string, now: string): string =>
  options[name]?.find(({ value }) => value !== now)?.value ?? now

/**
 * Returns the option that the customer chooses. This is the option that shows the most questions if the customer
 * answers everything and the field affects other questions. Otherwise it is another option than `now`.
 */
const chosenBy = (
  { answered }: Strategy,
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  now: string,
) =>
  answered === 'all' && affectsVisibility(definition, name)
    ? (optionShowingMost(definition, fieldContext, name) ?? now)
    : another(fieldContext.options, name, now)

/** Returns the sample answer of a text field. A date before today becomes today. */
const textAnswer = (definition: CaseDefinition, { today }: FieldContext, name: string, field: AskedField): string => {
  const answer = textOf(acceptedAnswer(definition, name, field))
  return field.type === 'text' && field.format === 'date' && answer < today ? today : answer
}

type FieldAnswer = readonly [name: string, value: string | readonly string[]]

/** Returns the customer's answers on a page of a case's form, by field. */
export const typedBy = (
  strategy: Strategy,
  definition: CaseDefinition,
  fieldContext: FieldContext,
  page: string,
): Readonly<Record<string, string | readonly string[]>> => {
  const { options, loaded } = fieldContext
  const initialAnswers = definition.initialAnswers?.(loaded) ?? {}
  return Object.fromEntries(
    visibleFieldsOn(definition, page, fieldContext).flatMap(([name, field]): readonly FieldAnswer[] => {
      if (fieldContext.settled?.includes(name)) return []
      if (strategy.answered === 'required' && field.isOptional) return []
      if (field.type === 'many') return [[name, firstAvailableOption(options[name])] as const]
      if (field.type === 'accepted') return [[name, firstAvailableOption(options[name])[0] ?? ''] as const]
      if (field.type === 'choice')
        return [[name, chosenBy(strategy, definition, fieldContext, name, textOf(initialAnswers[name]))] as const]
      if (strategy.answered === 'required' && field.type === 'text' && field.canBeUnknown)
        return [[name, UNKNOWN] as const]
      if (field.type === 'rows') return Object.entries(cellsToFill(definition, fieldContext, name, field, sampleTexts))
      const odd = strategy.isOdd ? oddOf(field) : undefined
      return [[name, odd ?? newAnswers[name] ?? textAnswer(definition, fieldContext, name, field)] as const]
    }),
  )
}

/** Returns the document fields that this customer chooses a file for. */
export const attachedBy = (
  { answered }: Strategy,
  definition: CaseDefinition,
  fieldContext: FieldContext,
): readonly string[] =>
  visibleFieldsOn(definition, 'documents', fieldContext).flatMap(([name, field]) =>
    answered === 'all' || !field.isOptional ? [name] : [],
  )

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
}

/**
 * Ids of the header calls. Their answers are not emptied, because they contain the menu, and no case can start without
 * it.
 */
const menus = everyProductLine.map(({ header }) => header.id)

/** Returns a `Change` of the insurer's answers. It empties every list in the answers that a case loads at its start. */
export const listlessly =
  (definition: CaseDefinition): Change =>
  ({ id }, body) => {
    const starts = [
      ...definition.loads.map(({ endpoint }) => endpoint.id),
      ...listSourcesOf(definition).map(([, { from }]) => from.id),
    ]
    return starts.includes(id) && !menus.includes(id) ? emptied(body) : body
  }
