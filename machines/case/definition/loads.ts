import type { CallData, CallInput, Endpoint } from '../../../src/api/endpoint'
import { asParsed, type Loaded } from './parsed'

/** An initial call that may fail. */
export interface MayFail<E extends Endpoint = Endpoint> {
  readonly mayFail: E
  /**
   * The field that is hidden, or the alert that is shown, if the call fails. Omit it if a failure changes nothing on
   * the screen.
   */
  readonly leavesOut?: string
}

/**
 * Makes an initial call optional: if it fails, its response is `null`. `leavesOut` names a field that is then hidden,
 * or an alert that then reports missing data. The customer can repeat the call.
 */
export const mayFail = <E extends Endpoint>(call: E, leavesOut?: string): MayFail<E> => ({
  mayFail: call,
  ...(leavesOut !== undefined && { leavesOut }),
})

/** Initial calls of a case: one endpoint, or several keyed by the name of their response. */
export type Loads = Endpoint | { readonly [name: string]: Endpoint | MayFail }

/** The loaded data: the response of the only call, or the responses by name. */
export type LoadedData<Load extends Loads> = Load extends Endpoint
  ? CallData<Load>
  : {
      readonly [Name in keyof Load]: Load[Name] extends MayFail<infer E>
        ? CallData<E> | null
        : Load[Name] extends Endpoint
          ? CallData<Load[Name]>
          : never
    }

/** Checks that the call needs no input: no path or query parameters and no body. */
export type NeedsNoInput<E extends Endpoint> = object extends CallInput<E> ? unknown : 'the call needs parameters'

/** Checks that the call's only path or query parameter is the id of the case's subject, e.g. of an account. */
type NeedsOnlySubject<E extends Endpoint, Subject extends string> =
  {
    readonly params: Readonly<Record<Subject, string>>
    readonly query: Readonly<Record<Subject, string>>
  } extends CallInput<E>
    ? unknown
    : 'the call needs other parameters than the id of its subject'

/**
 * Checks that the only path or query parameter of each initial call is the id of the case's subject, e.g. of an
 * account.
 */
export type AllNeedOnlySubject<Load extends Loads, Subject extends string> = Load extends Endpoint
  ? NeedsOnlySubject<Load, Subject>
  : {
      readonly [Name in keyof Load]: Load[Name] extends MayFail<infer E>
        ? { readonly mayFail: NeedsOnlySubject<E, Subject> }
        : Load[Name] extends Endpoint
          ? NeedsOnlySubject<Load[Name], Subject>
          : never
    }

/** An initial call of a case. */
export interface LoadCall {
  /** Name of the call's response; `null` if it is the only call. */
  readonly name: string | null
  readonly endpoint: Endpoint
  /** `true` if the case needs this call's response to open. */
  readonly isRequired: boolean
  /**
   * Name of the field that is hidden, or of the alert that is shown, if the call fails. `null` if a failure changes
   * nothing on the screen.
   */
  readonly leavesOut: string | null
}

const isEndpoint = (load: Loads): load is Endpoint => typeof load.id === 'string'

/** Converts the declared initial calls to a list; empty if the case declares none. */
export const loadCallsOf = (load: Loads | undefined): readonly LoadCall[] => {
  if (load === undefined) return []
  if (isEndpoint(load)) return [{ name: null, endpoint: load, isRequired: true, leavesOut: null }]
  return Object.entries(load).map(([name, call]) =>
    'mayFail' in call
      ? { name, endpoint: call.mayFail, isRequired: false, leavesOut: call.leavesOut ?? null }
      : { name, endpoint: call, isRequired: true, leavesOut: null },
  )
}

/**
 * Assembles the loaded data from the responses, which are in the order of the calls; `null` if there is no response.
 */
export const loadedDataOf = (calls: readonly LoadCall[], responses: readonly unknown[]): Loaded | null => {
  const namedResponses = calls.flatMap(({ name }, index) => (name === null ? [] : [[name, responses[index]] as const]))
  return asParsed(namedResponses.length > 0 ? Object.fromEntries(namedResponses) : (responses[0] ?? null))
}
