import { fromPromise } from 'xstate'
import type { Endpoint, MissingFields, Outcome } from '../../src/api/endpoint'
import { CallFault } from '../../src/api/fault'
import { calls } from '../actors/call'
import { type Ports, portsOf } from '../ports'
import { dayAt } from '../today'
import { type FieldContext, isAsked, type Options } from './answers'
import type { CaseDefinition } from './definition'
import type { ListSource, Option } from './field'
import { optionsOf } from './options'

/** A refusal, whatever the call. */
export type Refusal = { readonly code: string } | MissingFields

/** What a case starts with: the answer to its own call, and the lists that came. */
export interface LoadedCase {
  readonly outcome: Outcome<unknown, Refusal>
  readonly lists: Options
  /** The fields whose lists did not come. */
  readonly failedLists: readonly string[]
}

/** The lists that have calls of their own, by the field that they are for. */
export const listsOf = ({ form }: CaseDefinition): readonly (readonly [field: string, source: ListSource])[] =>
  Object.entries(form).flatMap(([name, field]) =>
    field.type === 'choice' && field.options !== null && 'from' in field.options
      ? [[name, field.options] as const]
      : [],
  )

/** Whether a case asks anybody before it begins. */
export const isLoading = (definition: CaseDefinition): boolean =>
  definition.load !== null || listsOf(definition).length > 0

/** The fields that have to be chosen, and have nothing to choose from. What has a preset goes on with that. */
export const withoutChoice = (definition: CaseDefinition, look: FieldContext): readonly string[] =>
  Object.entries(definition.form).flatMap(([name, field]) => {
    const isChosen = field.type === 'choice' && !field.isOptional && field.preset === undefined
    // What the answers decide about may still be asked.
    const mayBeAsked = (definition.askedWhere[name]?.by.length ?? 0) > 0 || isAsked(definition, name, look)
    return isChosen && mayBeAsked && (look.options[name] ?? []).length === 0 ? [name] : []
  })

type Fetched = { readonly list: readonly Option[] } | { readonly fault: CallFault }

/** A list that does not come is reported. One that nobody waits for any more is not. */
const fetchList = async (
  { call, report }: Ports,
  { from, optionsOf }: ListSource,
  signal: AbortSignal,
): Promise<Fetched> => {
  const failed = (fault: CallFault): Fetched => {
    if (!signal.aborted) report({ kind: 'fault', subject: from.id, detail: fault.message })
    return { fault }
  }
  try {
    const outcome = await call<Endpoint>(from, {}, { signal })
    if (outcome.ok) return { list: optionsOf(outcome.data) }
    return failed(new CallFault('brokenAnswer', outcome.failure.code))
  } catch (error) {
    if (error instanceof CallFault) return failed(error)
    return failed(new CallFault('brokenAnswer', error instanceof Error ? error.message : 'unknown'))
  }
}

/** What a start depends on. */
export interface LoadInput {
  /** Whether the case has gone out already: it is asked what has become of it, and nothing has to be chosen any more. */
  readonly isSent: boolean
}

/**
 * Loads what a case needs to know. Errs with a `CallFault` where its own call has no answer, or where what has to be
 * chosen has nothing to choose from; any other list that does not come is missed by nobody (specification, section 4:
 * title fetch failure).
 */
export const loadCaseActor = (definition: CaseDefinition) => {
  const { id, load } = definition
  const logic = fromPromise<LoadedCase, LoadInput>(async ({ input, signal, system }) => {
    const ports = portsOf(system)
    const lists = Promise.all(
      listsOf(definition).map(async ([field, source]) => [field, await fetchList(ports, source, signal)] as const),
    )
    const outcome: LoadedCase['outcome'] =
      load === null ? { ok: true, data: null, at: ports.now() } : await ports.call<Endpoint>(load, {}, { signal })
    const fetched = await lists
    const loaded: LoadedCase = {
      outcome,
      lists: Object.fromEntries(fetched.flatMap(([field, one]) => ('list' in one ? [[field, one.list] as const] : []))),
      failedLists: fetched.flatMap(([field, one]) => ('fault' in one ? [field] : [])),
    }
    const lookAt = (data: unknown): FieldContext => ({
      ...{ answers: {}, today: dayAt(ports.now()), loaded: data, asked: null },
      options: optionsOf(definition, data, loaded.lists),
    })
    const [lacking] = outcome.ok && !input.isSent ? withoutChoice(definition, lookAt(outcome.data)) : []
    if (lacking === undefined) return loaded
    const missed = fetched.find(([field]) => field === lacking)?.[1]
    if (missed !== undefined && 'fault' in missed) throw missed.fault
    const detail = `nothing can be chosen for ${lacking}`
    if (!signal.aborted) ports.report({ kind: 'fault', subject: id, detail })
    throw new CallFault('brokenAnswer', detail)
  })
  return load === null ? logic : calls(logic, load)
}
