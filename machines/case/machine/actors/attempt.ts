import type { Endpoint } from '../../../../src/api/endpoint'
import { CallFault } from '../../../../src/api/fault'
import type { Ports } from '../../../ports'

/** What became of a call that a case can do without: something was read of its answer, or it has none. */
export type Attempted<Data> = { readonly data: Data } | { readonly fault: CallFault }

/** Makes a call that may fail: without an answer it is reported, unless nobody waits for it any more. */
export const attempt = async <Data>(
  { call, report }: Pick<Ports, 'call' | 'report'>,
  from: Endpoint,
  input: object,
  signal: AbortSignal,
  read: (data: unknown) => Data,
): Promise<Attempted<Data>> => {
  const failed = (fault: CallFault): Attempted<Data> => {
    if (!signal.aborted) report({ kind: 'fault', subject: from.id, detail: fault.message })
    return { fault }
  }
  try {
    const outcome = await call<Endpoint>(from, input, { signal })
    if (outcome.ok) return { data: read(outcome.data) }
    return failed(new CallFault('brokenAnswer', outcome.failure.code))
  } catch (error) {
    if (error instanceof CallFault) return failed(error)
    return failed(new CallFault('brokenAnswer', error instanceof Error ? error.message : 'unknown'))
  }
}
