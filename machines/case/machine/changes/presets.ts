import { isSameAnswer } from '../../answers/compare'
import { emptyAnswers } from '../../answers/fieldTypes'
import { normalisedAnswers } from '../../answers/normalised'
import { problemOf } from '../../answers/problems'
import { withLoadedRows } from '../../answers/rows/change'
import type { CaseDefinition } from '../../definition/definition'
import type { Answer, Answers, FieldContext } from '../../definition/field'
import { isUncertain } from '../../draft/submission'
import type { CaseContext } from '../case.types'
import { asksForAddress } from './suggesting'

const isValid = (definition: CaseDefinition, known: FieldContext, name: string, value: Answer | undefined): boolean =>
  problemOf(definition, { ...known, answers: { ...known.answers, [name]: value ?? '' } }, name) === null

/**
 * Returns the values to fill in from the loaded data. A missing initial answer is empty. A missing default is left out,
 * because its call may have failed. An invalid default is empty, because the insurer's value may contain a masked
 * number.
 */
const presetsOf = (definition: CaseDefinition, known: FieldContext): Answers => {
  const { form, initialAnswers, defaults, kept } = definition
  const empty = emptyAnswers(form)
  const none = kept(known.loaded, null).map((name) => [name, empty[name] ?? ''] as const)
  const initial = normalisedAnswers(form, { ...Object.fromEntries(none), ...initialAnswers?.(known.loaded) })
  const look = { ...known, answers: { ...known.answers, ...initial } }
  const valid = Object.entries(defaults(known.loaded)).map(
    ([name, value]) => [name, isValid(definition, look, name, value) ? value : (empty[name] ?? '')] as const,
  )
  return { ...initial, ...Object.fromEntries(valid) }
}

/**
 * Fills in the insurer's current values and stores them as `presets`. A field whose answer still equals its earlier
 * preset gets the new one; an answer that the customer has changed stays. Only the contractor gets the insurer's data.
 */
export const filledIn = (
  definition: CaseDefinition,
  context: CaseContext,
  known: FieldContext,
): Pick<CaseContext, 'answers' | 'presets'> => {
  const { form, payment } = definition
  const { answers, presets, settled, isContractor, isKept } = context
  // Answers that the insurer may have stay, because they may be sent again.
  if (presets === null || !isContractor || isUncertain(context)) return { answers, presets }
  const present = { ...presets, ...presetsOf(definition, known) }
  const own = withLoadedRows(form, known.options, answers)
  const before = withLoadedRows(form, known.options, { ...emptyAnswers(form), ...presets })
  const typed = Object.keys(present).filter((name) => !isSameAnswer(own[name], before[name]))
  const isFilledIn = (name: string): boolean => {
    if (settled.includes(name)) return false
    // The item to pay never changes to another one. Only a new case without a valid item gets the default one.
    if (name === payment?.amount) return !isKept && !isValid(definition, known, name, answers[name])
    // The parts of two addresses are never mixed.
    return asksForAddress(form) ? typed.length === 0 : !typed.includes(name)
  }
  const filled = Object.entries(present).filter(([name]) => isFilledIn(name))
  return { answers: { ...answers, ...Object.fromEntries(filled) }, presets: present }
}
