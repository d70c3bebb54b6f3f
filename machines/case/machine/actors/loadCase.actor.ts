import { fromPromise } from 'xstate'
import { TechnicalError } from '../../../../src/api/technicalError'
import { recordCalls } from '../../../actors/call'
import { type Services, servicesOf } from '../../../services'
import { dayAt } from '../../../today'
import { optionsOf } from '../../answers/options'
import { isVisible } from '../../answers/visible'
import { textOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import {
  type Field,
  type FieldContext,
  isFieldWithOptions,
  type ListSource,
  type Options,
} from '../../definition/field'
import type { Loaded } from '../../definition/parsed'
import { subjectPart } from '../../definition/subject'
import { callOptionally, type FetchedLoads, fetchLoads } from './fetchLoads'

/** Loaded data and lists of a case. */
export interface LoadedCase {
  readonly outcome: FetchedLoads['outcome']
  readonly lists: Options
  /** Names of the fields whose option list failed to load, and the `leavesOut` of each optional call that failed. */
  readonly failedLists: readonly string[]
}

/** Returns the fields whose options come from a separate call. */
export const listSourcesOf = ({ form }: CaseDefinition): readonly (readonly [field: string, source: ListSource])[] =>
  Object.entries(form).flatMap(([name, field]) =>
    isFieldWithOptions(field) && field.options !== null && 'from' in field.options
      ? [[name, field.options] as const]
      : [],
  )

/** Tells if a case makes calls before it opens. */
export const needsLoading = (definition: CaseDefinition): boolean =>
  definition.loads.length > 0 || listSourcesOf(definition).length > 0

const isRequiredChoice = (field: Field): boolean =>
  isFieldWithOptions(field) && !field.isOptional && !('defaultValue' in field)

/**
 * Tells if a failed load could leave a required choice without options. Choices whose visibility depends only on the
 * loaded data do not count.
 */
const mayLackOptions = ({ loads, form, visibleWhen }: CaseDefinition): boolean =>
  loads.length > 0 &&
  Object.entries(form).some(
    ([name, field]) =>
      isFieldWithOptions(field) &&
      field.options === null &&
      isRequiredChoice(field) &&
      visibleWhen[name]?.by.length !== 0,
  )

/** Returns the fields that are hidden if a list or an optional call fails. */
export const hideableFields = (definition: CaseDefinition): readonly string[] =>
  [
    ...listSourcesOf(definition).map(([name]) => name),
    ...definition.loads.flatMap(({ leavesOut }) => leavesOut ?? []),
  ].filter((name) => name in definition.form)

/**
 * Tells if a failed load can keep the case from opening. A failed list of an optional choice can, if the choice was
 * answered before.
 */
export const canLoadFail = (definition: CaseDefinition): boolean =>
  definition.loads.some(({ isRequired }) => isRequired) ||
  mayLackOptions(definition) ||
  hideableFields(definition).length > 0

/** Tells if the case has a call whose failure only hides a field or shows an alert. The case still opens then. */
export const canListFail = (definition: CaseDefinition): boolean =>
  definition.loads.some(({ leavesOut }) => leavesOut !== null) ||
  listSourcesOf(definition).some(([name]) => {
    const field = definition.form[name]
    return field !== undefined && !isRequiredChoice(field)
  })

/** Returns the required choices that have no options. A choice with a default value is not required. */
export const choicesWithoutOptions = (definition: CaseDefinition, fieldContext: FieldContext): readonly string[] =>
  Object.entries(definition.form).flatMap(([name, field]) => {
    // A field whose visibility depends on answers counts too, because it may become visible.
    const mayBeVisible = (definition.visibleWhen[name]?.by.length ?? 0) > 0 || isVisible(definition, name, fieldContext)
    return isRequiredChoice(field) && mayBeVisible && (fieldContext.options[name] ?? []).length === 0 ? [name] : []
  })

/** Tells if the insurer's stored value of a choice differs from the choice's default value. */
const storesOtherValue = ({ form, initialAnswers }: CaseDefinition, name: string, loaded: Loaded | null): boolean => {
  const field = form[name]
  const storedValue = textOf(initialAnswers?.(loaded)[name])
  return field?.type === 'choice' && 'defaultValue' in field && storedValue !== '' && storedValue !== field.defaultValue
}

/** Returns a field that a failed call hides, although it has an answer that the case would then drop or send unseen. */
export const hiddenAnswerOf = (
  definition: CaseDefinition,
  loaded: Loaded | null,
  failedLists: readonly string[],
  { answered }: Pick<LoadInput, 'answered'>,
): string | undefined =>
  failedLists.find((name) => answered.includes(name) || storesOtherValue(definition, name, loaded))

/** Input of the load. */
export interface LoadInput {
  /** `true` if the case was sent. It then opens even if a required choice has no options. */
  readonly isSent: boolean
  readonly subject: string
  /**
   * The case's own address in the portal (URL path). The product line in it selects the calls that differ by product
   * line.
   */
  readonly address: string
  /** The fields of `hideableFields` that the customer has answered. The case does not open without their options. */
  readonly answered: readonly string[]
}

/** Fetches the data and option lists of a case. `fetched` contains the options or the error of each list. */
export const fetchCase = async (
  definition: CaseDefinition,
  input: Pick<LoadInput, 'subject' | 'address'>,
  services: Services,
  signal: AbortSignal,
) => {
  const listResults = Promise.all(
    listSourcesOf(definition).map(
      async ([field, { from, optionsOf }]) =>
        [field, await callOptionally(services, from, {}, signal, optionsOf)] as const,
    ),
  )
  const { outcome, technicalError, leftOut } = await fetchLoads(
    services,
    definition.loads,
    { address: input.address, thing: subjectPart(definition, input) },
    signal,
  )
  const fetchedLists = await listResults
  const loadedCase: LoadedCase = {
    outcome,
    lists: Object.fromEntries(
      fetchedLists.flatMap(([field, result]) => ('data' in result ? [[field, result.data] as const] : [])),
    ),
    failedLists: [
      ...fetchedLists.flatMap(([field, result]) => ('technicalError' in result ? [field] : [])),
      ...leftOut,
    ],
  }
  return { loaded: loadedCase, fetched: fetchedLists, technicalError }
}

/**
 * Loads a case's data. Throws a `TechnicalError` if a required call fails technically, or if a required or answered
 * choice has no options. Returns the business error of a required call. The case opens without optional data that
 * failed to load (specification, section 4: title fetch failure).
 */
export const loadCaseActor = (definition: CaseDefinition) => {
  const { id, loads } = definition
  const logic = fromPromise<LoadedCase, LoadInput>(async ({ input, signal, system }) => {
    const services = servicesOf(system)
    const { loaded, fetched, technicalError } = await fetchCase(definition, input, services, signal)
    const { outcome } = loaded
    const fieldContextWith = (data: Loaded | null): FieldContext => ({
      ...{ answers: {}, today: dayAt(services.insurerTime()), loaded: data, asked: null },
      options: optionsOf(definition, data, loaded.lists),
    })
    const isAvailable = outcome.ok && (definition.availableWhen?.(outcome.data, input.subject) ?? true)
    const [emptyChoice] =
      isAvailable && !input.isSent
        ? [
            ...choicesWithoutOptions(definition, fieldContextWith(outcome.data)),
            hiddenAnswerOf(definition, outcome.data, loaded.failedLists, input),
          ]
        : []
    if (emptyChoice === undefined) return loaded
    const listResult = fetched.find(([field]) => field === emptyChoice)?.[1]
    if (listResult !== undefined && 'technicalError' in listResult) throw listResult.technicalError
    // The options are missing because of the optional call that failed, so its error is thrown.
    if (technicalError !== null) throw technicalError
    const detail = `nothing can be chosen for ${emptyChoice}`
    if (!signal.aborted) services.report({ kind: 'fault', subject: id, detail })
    throw new TechnicalError('brokenAnswer', detail)
  })
  return recordCalls(logic, ...loads.map(({ endpoint }) => endpoint))
}
