import { fromPromise } from 'xstate'
import type { Endpoint, MissingFields, Outcome } from '../../src/api/endpoint'
import { calls } from '../actors/call'
import { type Ports, portsOf } from '../ports'
import type { Options } from './answers'
import type { CaseDefinition } from './definition'
import type { ListSource } from './field'

/** A refusal, whatever the call. */
export type Refusal = { readonly code: string } | MissingFields

/** What a case starts with: the answer to its own call, and the lists that came. */
export interface LoadedCase {
  readonly outcome: Outcome<unknown, Refusal>
  readonly lists: Options
  /** The fields whose lists did not come. */
  readonly unlisted: readonly string[]
}

/** The lists that have calls of their own, by the field that they are for. */
export const listsOf = ({ form }: CaseDefinition): readonly (readonly [field: string, source: ListSource])[] =>
  Object.entries(form).flatMap(([name, field]) =>
    field.type === 'choice' && field.options !== null && 'from' in field.options
      ? [[name, field.options] as const]
      : [],
  )

/**
 * A list that does not come is reported, and missed by nobody else (specification, section 4: title fetch failure). One
 * that nobody waits for any more is not.
 */
const fetchList = async ({ call, report }: Ports, { from, optionsOf }: ListSource, signal: AbortSignal) => {
  const failed = (detail: string) => {
    if (!signal.aborted) report({ kind: 'fault', subject: from.id, detail })
    return null
  }
  try {
    const outcome = await call<Endpoint>(from, {}, { signal })
    return outcome.ok ? optionsOf(outcome.data) : failed(outcome.failure.code)
  } catch (error) {
    return failed(error instanceof Error ? error.message : 'unknown')
  }
}

/** Loads what a case needs to know. Errs with a `CallFault` where its own call has no answer. */
export const loadCaseActor = (definition: CaseDefinition, load: Endpoint) =>
  calls(
    fromPromise<LoadedCase, object>(async ({ signal, system }) => {
      const ports = portsOf(system)
      const lists = Promise.all(
        listsOf(definition).map(async ([field, source]) => [field, await fetchList(ports, source, signal)] as const),
      )
      const outcome = await ports.call<Endpoint>(load, {}, { signal })
      const fetched = await lists
      return {
        outcome,
        lists: Object.fromEntries(fetched.flatMap(([field, list]) => (list === null ? [] : [[field, list] as const]))),
        unlisted: fetched.flatMap(([field, list]) => (list === null ? [field] : [])),
      }
    }),
    load,
  )
