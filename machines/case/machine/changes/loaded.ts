import { fieldContextOf } from '../../answers/fieldContext'
import { normalisedAnswers } from '../../answers/normalised'
import { optionsOf, withPaid } from '../../answers/options'
import { problemOf } from '../../answers/problems'
import { withLoadedRows } from '../../answers/rows/change'
import type { CaseDefinition } from '../../definition/definition'
import type { Answers, FieldContext } from '../../definition/field'
import type { LoadedCase } from '../actors/loadCase.actor'
import type { CaseContext } from '../case.types'

/** What is answered already until the customer says otherwise. What the insurer knows may not be an answer: it masks numbers. */
const presetsOf = (definition: CaseDefinition, { settled }: CaseContext, known: FieldContext): Answers =>
  Object.fromEntries(
    Object.entries(definition.defaults(known.loaded)).filter(
      ([name, value]) =>
        // What was paid is an answer already, also where nobody knows any more what it was for.
        !settled.includes(name) &&
        problemOf(definition, { ...known, answers: { ...known.answers, [name]: value } }, name) === null,
    ),
  )

/** What a new case begins with. It is the contractor's: nobody else sees it, whatever the insurer tells them. */
const startOf = (definition: CaseDefinition, context: CaseContext, known: FieldContext): Answers => {
  if (!context.isContractor) return context.answers
  const initial = normalisedAnswers(definition.form, definition.initialAnswers?.(known.loaded) ?? {})
  const answers = { ...context.answers, ...initial }
  return { ...answers, ...presetsOf(definition, context, { ...known, answers }) }
}

/** What a case knows once its start is answered. */
export const loaded = (definition: CaseDefinition, context: CaseContext, answer: LoadedCase) => {
  const { outcome, lists, failedLists } = answer
  const data = outcome.ok ? outcome.data : null
  const options = withPaid(definition, optionsOf(definition, data, lists), context)
  // What somebody typed or went on with before is worth more than what the insurer knows.
  const answers = context.isKept
    ? context.answers
    : startOf(definition, context, { ...fieldContextOf(context), options, loaded: data })
  return {
    loaded: data,
    failedLists,
    options,
    // What was sent is sent again as it was.
    answers: outcome.ok && !context.isSent ? withLoadedRows(definition.form, options, answers) : answers,
  }
}
