import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

const never = () => new Promise<never>(() => undefined)

/**
 * Reads the code from the text message if the browser can and the customer allows it. Otherwise the actor never ends,
 * and the customer types the code. `isAwaited` is `true` if exactly one text message is expected. The browser cannot
 * tell the codes of two messages apart.
 */
export const readCode = fromPromise<string, { readonly isAwaited: boolean }>(({ input, system, signal }) =>
  input.isAwaited ? servicesOf(system).readOneTimeCode(signal).catch(never) : never(),
)
