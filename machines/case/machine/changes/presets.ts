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
  const emptyEntries = kept(known.loaded, null).map((name) => [name, empty[name] ?? ''] as const)
  const initial = normalisedAnswers(form, { ...Object.fromEntries(emptyEntries), ...initialAnswers?.(known.loaded) })
  const initialContext = { ...known, answers: { ...known.answers, ...initial } }
  const defaultEntries = Object.entries(defaults(known.loaded)).map(
    ([name, value]) => [name, isValid(definition, initialContext, name, value) ? value : (empty[name] ?? '')] as const,
  )
  return { ...initial, ...Object.fromEntries(defaultEntries) }
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
  const newPresets = { ...presets, ...presetsOf(definition, known) }
  const currentAnswers = withLoadedRows(form, known.options, answers)
  const presetAnswers = withLoadedRows(form, known.options, { ...emptyAnswers(form), ...presets })
  const editedNames = Object.keys(newPresets).filter((name) => !isSameAnswer(currentAnswers[name], presetAnswers[name]))
  const isFilledIn = (name: string): boolean => {
    if (settled.includes(name)) return false
    // The item to pay never changes to another one. Only a new case without a valid item gets the default one.
    if (name === payment?.amount) return !isKept && !isValid(definition, known, name, answers[name])
    // The parts of two addresses are never mixed.
    return asksForAddress(form) ? editedNames.length === 0 : !editedNames.includes(name)
  }
  const filled = Object.entries(newPresets).filter(([name]) => isFilledIn(name))
  return { answers: { ...answers, ...Object.fromEntries(filled) }, presets: newPresets }
}
