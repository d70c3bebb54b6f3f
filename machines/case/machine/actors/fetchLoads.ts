import type { Endpoint, MissingFields, Outcome } from '../../../../src/api/endpoint'
import { TechnicalError } from '../../../../src/api/technicalError'
import type { Services } from '../../../services'
import { productLineCallOf } from '../../definition/contractHeader'
import { type LoadCall, loadedDataOf } from '../../definition/loads'
import type { Loaded } from '../../definition/parsed'
import { loadInput } from '../../definition/subject'

/** Result of an optional call: data, or a technical error. */
type AttemptResult<Data> = { readonly data: Data } | { readonly technicalError: TechnicalError }

/**
 * Makes an optional call. Returns its data, or the technical error. Reports an error unless the call was aborted. A
 * business error counts as a technical error.
 */
export const callOptionally = async <Data>(
  { call, report }: Pick<Services, 'call' | 'report'>,
  endpoint: Endpoint,
  input: object,
  signal: AbortSignal,
  read: (data: unknown) => Data,
): Promise<AttemptResult<Data>> => {
  const reportFailure = (technicalError: TechnicalError): AttemptResult<Data> => {
    if (!signal.aborted) report({ kind: 'fault', subject: endpoint.id, detail: technicalError.message })
    return { technicalError }
  }
  try {
    const outcome = await call<Endpoint>(endpoint, input, { signal })
    if (outcome.ok) return { data: read(outcome.data) }
    return reportFailure(new TechnicalError('brokenAnswer', outcome.failure.code))
  } catch (error) {
    if (error instanceof TechnicalError) return reportFailure(error)
    return reportFailure(new TechnicalError('brokenAnswer', error instanceof Error ? error.message : 'unknown'))
  }
}

/** A business error of any call. */
export type BusinessError = { readonly code: string } | MissingFields

/** Result of the initial calls. */
export interface FetchedLoads {
  /** The loaded data, or the business error of a required call. */
  readonly outcome: Outcome<Loaded | null, BusinessError>
  /** Technical error of the first optional call that failed; `null` if none failed. */
  readonly technicalError: TechnicalError | null
  /** Names of the fields that are hidden, and of the alerts that are shown, because optional calls failed. */
  readonly leftOut: readonly string[]
}

/** Makes the initial calls in parallel. Throws if a required call fails technically. */
export const fetchLoads = async (
  services: Services,
  loads: readonly LoadCall[],
  { address, thing }: { readonly address: string; readonly thing: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<FetchedLoads> => {
  const results = await Promise.all(
    loads.map(async ({ endpoint: declaredEndpoint, isRequired }) => {
      const endpoint = productLineCallOf(address, declaredEndpoint)
      return isRequired
        ? { outcome: await services.call<Endpoint>(endpoint, loadInput(endpoint, thing), { signal }) }
        : callOptionally(services, endpoint, loadInput(endpoint, thing), signal, (data) => data)
    }),
  )
  const failedOutcome = results.flatMap((result) =>
    'outcome' in result && !result.outcome.ok ? [result.outcome] : [],
  )[0]
  const responses = results.map((result) => {
    if ('technicalError' in result) return null
    if ('data' in result) return result.data
    return result.outcome.ok ? result.outcome.data : null
  })
  return {
    outcome: failedOutcome ?? { ok: true, data: loadedDataOf(loads, responses), at: services.now() },
    technicalError: results.flatMap((result) => ('technicalError' in result ? [result.technicalError] : []))[0] ?? null,
    leftOut: results.flatMap((result, index) => ('technicalError' in result ? (loads[index]?.leavesOut ?? []) : [])),
  }
}
