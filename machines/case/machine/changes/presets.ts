import { isSameAnswer } from '../../answers/compare'
import { emptyAnswers } from '../../answers/fieldTypes'
import { normalisedAnswers } from '../../answers/normalised'
import { problemOf } from '../../answers/problems'
import { withLoadedRows } from '../../answers/rows/change'
import type { CaseDefinition } from '../../definition/definition'
import type { Answer, Answers, FieldContext } from '../../definition/field'
import { isArrivalUncertain } from '../../draft/submission'
import type { CaseContext } from '../case.types'
import { hasAddressFields } from './suggesting'

const isValidAnswer = (
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  value: Answer | undefined,
): boolean =>
  problemOf(definition, { ...fieldContext, answers: { ...fieldContext.answers, [name]: value ?? '' } }, name) === null

/**
 * Returns the values to fill in from the loaded data. A value that `initialAnswers` lacks is empty. A missing default
 * is left out, because the call that returns it may have failed. An invalid default is empty, because the insurer's
 * value may contain a masked number.
 */
const presetsOf = (definition: CaseDefinition, fieldContext: FieldContext): Answers => {
  const { form, initialAnswers, defaults, kept } = definition
  const emptyFormAnswers = emptyAnswers(form)
  const emptyEntries = kept(fieldContext.loaded, null).map((name) => [name, emptyFormAnswers[name] ?? ''] as const)
  const initialValues = normalisedAnswers(form, {
    ...Object.fromEntries(emptyEntries),
    ...initialAnswers?.(fieldContext.loaded),
  })
  const initialContext = { ...fieldContext, answers: { ...fieldContext.answers, ...initialValues } }
  const defaultEntries = Object.entries(defaults(fieldContext.loaded)).map(
    ([name, value]) =>
      [name, isValidAnswer(definition, initialContext, name, value) ? value : (emptyFormAnswers[name] ?? '')] as const,
  )
  return { ...initialValues, ...Object.fromEntries(defaultEntries) }
}

/**
 * Fills in the insurer's current values and stores them as `presets`. If an answer equals the field's earlier preset,
 * the new preset replaces the answer. An answer that the customer has changed stays. Only the contractor gets the
 * insurer's data.
 */
export const fillInPresets = (
  definition: CaseDefinition,
  context: CaseContext,
  fieldContext: FieldContext,
): Pick<CaseContext, 'answers' | 'presets'> => {
  const { form, payment } = definition
  const { answers, presets, settled, isContractor, isKept, failedCard } = context
  // If the insurer may have received the answers, the answers stay unchanged, because the portal may send them again.
  if (presets === null || !isContractor || isArrivalUncertain(context)) return { answers, presets }
  const newPresets = { ...presets, ...presetsOf(definition, fieldContext) }
  const currentAnswers = withLoadedRows(form, fieldContext.options, answers)
  const presetAnswers = withLoadedRows(form, fieldContext.options, { ...emptyAnswers(form), ...presets })
  const editedNames = Object.keys(newPresets).filter((name) => !isSameAnswer(currentAnswers[name], presetAnswers[name]))
  const shouldFillIn = (name: string): boolean => {
    if (settled.includes(name)) return false
    // A new load never replaces the chosen item to pay. Only a new case without a valid item gets the default item.
    // After a failed payment the case gets no default item, so that the customer does not pay another item by mistake.
    if (name === payment?.amount)
      return !isKept && failedCard === null && !isValidAnswer(definition, fieldContext, name, answers[name])
    // A form with an address is only filled in while no answer is edited. So it never mixes the parts of two addresses.
    return hasAddressFields(form) ? editedNames.length === 0 : !editedNames.includes(name)
  }
  const filledEntries = Object.entries(newPresets).filter(([name]) => shouldFillIn(name))
  return { answers: { ...answers, ...Object.fromEntries(filledEntries) }, presets: newPresets }
}
