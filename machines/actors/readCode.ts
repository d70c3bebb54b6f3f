import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

const never = () => new Promise<never>(() => undefined)

/**
 * Reads the code from the text message if the browser can and the customer allows it. Otherwise it never ends, and the
 * customer types the code. With two codes awaited it reads none, because it cannot tell them apart.
 */
export const readCode = fromPromise<string, { readonly isAwaited: boolean }>(({ input, system, signal }) =>
  input.isAwaited ? servicesOf(system).readOneTimeCode(signal).catch(never) : never(),
)
