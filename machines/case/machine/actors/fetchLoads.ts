import type { Endpoint, MissingFields, Outcome } from '../../../../src/api/endpoint'
import { TechnicalError } from '../../../../src/api/technicalError'
import type { Services } from '../../../services'
import { inProductLineOf } from '../../definition/contractHeader'
import { type LoadCall, loadedOf } from '../../definition/loads'
import type { Loaded } from '../../definition/parsed'
import { loadInput } from '../../definition/subject'

/** What became of a call that a case can do without: something was read of its answer, or it has none. */
type Attempted<Data> = { readonly data: Data } | { readonly technicalError: TechnicalError }

/** Makes a call that may fail: without an answer it is reported, unless nobody waits for it any more. */
export const attempt = async <Data>(
  { call, report }: Pick<Services, 'call' | 'report'>,
  from: Endpoint,
  input: object,
  signal: AbortSignal,
  read: (data: unknown) => Data,
): Promise<Attempted<Data>> => {
  const failed = (technicalError: TechnicalError): Attempted<Data> => {
    if (!signal.aborted) report({ kind: 'fault', subject: from.id, detail: technicalError.message })
    return { technicalError }
  }
  try {
    const outcome = await call<Endpoint>(from, input, { signal })
    if (outcome.ok) return { data: read(outcome.data) }
    return failed(new TechnicalError('brokenAnswer', outcome.failure.code))
  } catch (error) {
    if (error instanceof TechnicalError) return failed(error)
    return failed(new TechnicalError('brokenAnswer', error instanceof Error ? error.message : 'unknown'))
  }
}

/** A refusal, whatever the call. */
export type BusinessError = { readonly code: string } | MissingFields

/** What came of the calls that a case begins with. */
export interface FetchedLoads {
  /** What was loaded, or the refusal of a call that the case cannot begin without. */
  readonly outcome: Outcome<Loaded | null, BusinessError>
  /** Why a call has no answer that the case can do without. */
  readonly technicalError: TechnicalError | null
}

/** Makes the calls that a case begins with, all at once. Errs where one has no answer that the case cannot do without. */
export const fetchLoads = async (
  services: Services,
  loads: readonly LoadCall[],
  { address, thing }: { readonly address: string; readonly thing: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<FetchedLoads> => {
  const fetched = await Promise.all(
    loads.map(async ({ endpoint: declared, isRequired }) => {
      const endpoint = inProductLineOf(address, declared)
      return isRequired
        ? { outcome: await services.call<Endpoint>(endpoint, loadInput(endpoint, thing), { signal }) }
        : attempt(services, endpoint, loadInput(endpoint, thing), signal, (data) => data)
    }),
  )
  const refusal = fetched.flatMap((one) => ('outcome' in one && !one.outcome.ok ? [one.outcome] : []))[0]
  const answers = fetched.map((one) => {
    if ('technicalError' in one) return null
    if ('data' in one) return one.data
    return one.outcome.ok ? one.outcome.data : null
  })
  return {
    outcome: refusal ?? { ok: true, data: loadedOf(loads, answers), at: services.now() },
    technicalError: fetched.flatMap((one) => ('technicalError' in one ? [one.technicalError] : []))[0] ?? null,
  }
}
