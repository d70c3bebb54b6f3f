import type { CallData, CallInput, Endpoint } from '../../../src/api/endpoint'
import { type Loaded, parsed } from './parsed'

/** A call at the start of a case that it can do without. */
export interface MayFail<E extends Endpoint = Endpoint> {
  readonly mayFail: E
}

/** Lets a case begin without the answer to one of its calls, which is then `null`. */
export const mayFail = <E extends Endpoint>(call: E): MayFail<E> => ({ mayFail: call })

/** What a case begins with: one call, or several by the names of their answers. */
export type Loads = Endpoint | { readonly [name: string]: Endpoint | MayFail }

/** What was loaded: the answer to the one call, or those to several by name. */
export type LoadedBy<Load extends Loads> = Load extends Endpoint
  ? CallData<Load>
  : {
      readonly [Name in keyof Load]: Load[Name] extends MayFail<infer E>
        ? CallData<E> | null
        : Load[Name] extends Endpoint
          ? CallData<Load[Name]>
          : never
    }

/** The call is asked for as it is: nobody has anything to fill into its address or query. */
export type NeedsNothing<E extends Endpoint> = object extends CallInput<E> ? unknown : 'the call needs parameters'

/** The call needs nothing in its address or query but the id of the thing that the case is of, by this name. */
type NeedsOnly<E extends Endpoint, Subject extends string> =
  {
    readonly params: Readonly<Record<Subject, string>>
    readonly query: Readonly<Record<Subject, string>>
  } extends CallInput<E>
    ? unknown
    : 'the call needs parameters that nobody gives'

/** The same of everything that a case begins with. */
export type AllNeedOnly<Load extends Loads, Subject extends string> = Load extends Endpoint
  ? NeedsOnly<Load, Subject>
  : {
      readonly [Name in keyof Load]: Load[Name] extends MayFail<infer E>
        ? { readonly mayFail: NeedsOnly<E, Subject> }
        : Load[Name] extends Endpoint
          ? NeedsOnly<Load[Name], Subject>
          : never
    }

/** One call that a case begins with. */
export interface LoadCall {
  /** What its answer is called; `null` where it is all that is loaded. */
  readonly name: string | null
  readonly endpoint: Endpoint
  /** Whether the case cannot begin without its answer. */
  readonly isRequired: boolean
}

const isEndpoint = (load: Loads): load is Endpoint => typeof load.id === 'string'

/** The calls that a declaration names. */
export const loadCallsOf = (load: Loads | undefined): readonly LoadCall[] => {
  if (load === undefined) return []
  if (isEndpoint(load)) return [{ name: null, endpoint: load, isRequired: true }]
  return Object.entries(load).map(([name, call]) =>
    'mayFail' in call
      ? { name, endpoint: call.mayFail, isRequired: false }
      : { name, endpoint: call, isRequired: true },
  )
}

/** What was loaded, as the declaration reads it, of the calls' answers in their order; `null` where nothing is. */
export const loadedOf = (calls: readonly LoadCall[], answers: readonly unknown[]): Loaded | null => {
  const named = calls.flatMap(({ name }, index) => (name === null ? [] : [[name, answers[index]] as const]))
  return parsed(named.length > 0 ? Object.fromEntries(named) : (answers[0] ?? null))
}
