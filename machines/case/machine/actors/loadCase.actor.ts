import { fromPromise } from 'xstate'
import { TechnicalError } from '../../../../src/api/technicalError'
import { calls } from '../../../actors/call'
import { servicesOf } from '../../../services'
import { dayAt } from '../../../today'
import { optionsOf } from '../../answers/options'
import { isVisible } from '../../answers/visible'
import type { CaseDefinition } from '../../definition/definition'
import { type Field, type FieldContext, isOffering, type ListSource, type Options } from '../../definition/field'
import type { Loaded } from '../../definition/parsed'
import { subjectPart } from '../../definition/subject'
import { attempt, type FetchedLoads, fetchLoads } from './fetchLoads'

/** What a case starts with: what was loaded, and the lists that came. */
export interface LoadedCase {
  readonly outcome: FetchedLoads['outcome']
  readonly lists: Options
  /** The fields whose lists did not come. */
  readonly failedLists: readonly string[]
}

/** The lists that have calls of their own, by the field that they are for. */
export const listsOf = ({ form }: CaseDefinition): readonly (readonly [field: string, source: ListSource])[] =>
  Object.entries(form).flatMap(([name, field]) =>
    isOffering(field) && field.options !== null && 'from' in field.options ? [[name, field.options] as const] : [],
  )

/** Whether a case asks anybody before it begins. */
export const isLoading = (definition: CaseDefinition): boolean =>
  definition.loads.length > 0 || listsOf(definition).length > 0

const hasToBeChosen = (field: Field): boolean => isOffering(field) && !field.isOptional && !('defaultValue' in field)

/** Whether something has to be chosen from what was loaded, unless what was loaded says that it is not asked. */
const mayLackLoaded = ({ loads, form, visibleWhen }: CaseDefinition): boolean =>
  loads.length > 0 &&
  Object.entries(form).some(
    ([name, field]) =>
      isOffering(field) && field.options === null && hasToBeChosen(field) && visibleWhen[name]?.by.length !== 0,
  )

/** Whether a case cannot begin where what it asks for does not come: what nobody has to choose from is missed by nobody. */
export const canLoadFail = (definition: CaseDefinition): boolean =>
  definition.loads.some(({ isRequired }) => isRequired) ||
  mayLackLoaded(definition) ||
  listsOf(definition).some(([name]) => {
    const field = definition.form[name]
    return field !== undefined && hasToBeChosen(field)
  })

/** The fields that have to be chosen, and have nothing to choose from. What has a preset goes on with that. */
export const withoutChoice = (definition: CaseDefinition, known: FieldContext): readonly string[] =>
  Object.entries(definition.form).flatMap(([name, field]) => {
    // What the answers decide about may still be asked.
    const mayBeAsked = (definition.visibleWhen[name]?.by.length ?? 0) > 0 || isVisible(definition, name, known)
    return hasToBeChosen(field) && mayBeAsked && (known.options[name] ?? []).length === 0 ? [name] : []
  })

/** What a start depends on. */
export interface LoadInput {
  /** Whether the case has gone out already: it is asked what has become of it, and nothing has to be chosen any more. */
  readonly isSent: boolean
  readonly subject: string
  /** The address of the case: its area has calls of its own. */
  readonly address: string
}

/**
 * Loads what a case needs to know. Errs with a `TechnicalError` where a call has no answer that it cannot do without, or where
 * what has to be chosen has nothing to choose from; anything else that does not come is missed by nobody (specification,
 * section 4: title fetch failure).
 */
export const loadCaseActor = (definition: CaseDefinition) => {
  const { id, loads } = definition
  const logic = fromPromise<LoadedCase, LoadInput>(async ({ input, signal, system }) => {
    const services = servicesOf(system)
    const lists = Promise.all(
      listsOf(definition).map(
        async ([field, { from, optionsOf }]) => [field, await attempt(services, from, {}, signal, optionsOf)] as const,
      ),
    )
    const { outcome, technicalError } = await fetchLoads(
      services,
      loads,
      { address: input.address, thing: subjectPart(definition, input) },
      signal,
    )
    const fetched = await lists
    const loaded: LoadedCase = {
      outcome,
      lists: Object.fromEntries(fetched.flatMap(([field, one]) => ('data' in one ? [[field, one.data] as const] : []))),
      failedLists: fetched.flatMap(([field, one]) => ('technicalError' in one ? [field] : [])),
    }
    const contextWith = (data: Loaded | null): FieldContext => ({
      ...{ answers: {}, today: dayAt(services.insurerTime()), loaded: data, asked: null },
      options: optionsOf(definition, data, loaded.lists),
    })
    const isOffered = outcome.ok && (definition.availableWhen?.(outcome.data, input.subject) ?? true)
    const [lacking] = isOffered && !input.isSent ? withoutChoice(definition, contextWith(outcome.data)) : []
    if (lacking === undefined) return loaded
    const missed = fetched.find(([field]) => field === lacking)?.[1]
    if (missed !== undefined && 'technicalError' in missed) throw missed.technicalError
    // What could be chosen may have been to come with that.
    if (technicalError !== null) throw technicalError
    const detail = `nothing can be chosen for ${lacking}`
    if (!signal.aborted) services.report({ kind: 'fault', subject: id, detail })
    throw new TechnicalError('brokenAnswer', detail)
  })
  return calls(logic, ...loads.map(({ endpoint }) => endpoint))
}
