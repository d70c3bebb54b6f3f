import { fieldContextOf } from '../../answers/fieldContext'
import { normalisedAnswers } from '../../answers/normalised'
import { optionsOf, withPaid } from '../../answers/options'
import { problemOf } from '../../answers/problems'
import { withLoadedRows } from '../../answers/rows/change'
import { textOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import type { Answer, Answers, FieldContext } from '../../definition/field'
import type { LoadedCase } from '../actors/loadCase.actor'
import type { CaseContext } from '../case.types'
import { paysOfDue } from '../payment/paidCase'
import { isBegun } from './offered'

/** Returns valid defaults for fields without a valid answer. The insurer's value may be invalid: it masks numbers. */
const presetsOf = (definition: CaseDefinition, { settled, answers }: CaseContext, known: FieldContext): Answers => {
  const isValid = (name: string, value: Answer | undefined) =>
    problemOf(definition, { ...known, answers: { ...known.answers, [name]: value ?? '' } }, name) === null
  // The field of the paid item always counts as answered, even if the item is no longer offered.
  const isAnswered = (name: string) =>
    settled.includes(name) || (textOf(answers[name]) !== '' && isValid(name, answers[name]))
  return Object.fromEntries(
    Object.entries(definition.defaults(known.loaded)).filter(
      ([name, value]) => !isAnswered(name) && isValid(name, value),
    ),
  )
}

/** Returns the initial answers. Only the contractor gets the insurer's data. */
const startOf = (definition: CaseDefinition, context: CaseContext, known: FieldContext): Answers => {
  if (!context.isContractor) return context.answers
  const initial = normalisedAnswers(definition.form, definition.initialAnswers?.(known.loaded) ?? {})
  const answers = { ...context.answers, ...initial }
  return { ...answers, ...presetsOf(definition, context, { ...known, answers }) }
}

/** Removes the chosen item of a payment if it is no longer due, with a notice. Sent and paid answers are unchanged. */
const withoutOutdated = (
  definition: CaseDefinition,
  context: CaseContext,
  options: CaseContext['options'],
): Partial<CaseContext> => {
  const name = definition.payment?.amount ?? ''
  const chosen = textOf(context.answers[name])
  const isDue = chosen === '' || (options[name] ?? []).some(({ value }) => value === chosen)
  if (isDue || !paysOfDue(definition) || isBegun(context)) return {}
  return { answers: { ...context.answers, [name]: '' }, paid: null, notice: 'dueOutdated' }
}

/** Applies the loaded data to the context. */
export const loaded = (definition: CaseDefinition, context: CaseContext, answer: LoadedCase) => {
  const { outcome, lists, failedLists } = answer
  const data = outcome.ok ? outcome.data : null
  const options = withPaid(definition, optionsOf(definition, data, lists), context)
  // Once the customer has changed something, the insurer's data no longer replaces the answers.
  const answers = context.isKept
    ? context.answers
    : startOf(definition, context, { ...fieldContextOf(context), options, loaded: data })
  return {
    loaded: data,
    failedLists,
    options,
    // Sent answers stay unchanged, because they may be sent again.
    answers: outcome.ok && !context.isSent ? withLoadedRows(definition.form, options, answers) : answers,
    // After a failed card payment the chosen item stays, because the payment's message is about that item.
    ...(outcome.ok && context.isKept && context.failedCard === null && withoutOutdated(definition, context, options)),
  }
}

/** Applies due items that were loaded again while the customer chooses one. */
export const duesLoaded = (
  definition: CaseDefinition,
  context: CaseContext,
  { outcome, lists }: LoadedCase,
): Partial<CaseContext> => {
  if (!outcome.ok || isBegun(context)) return {}
  const options = optionsOf(definition, outcome.data, lists)
  return { loaded: outcome.data, options, ...withoutOutdated(definition, context, options) }
}
