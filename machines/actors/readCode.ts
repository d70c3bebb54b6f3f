import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

const never = () => new Promise<never>(() => undefined)

/**
 * Reads the code from the text message where the browser can and the customer allows it; otherwise it waits for ever, for
 * the customer can type. Two codes are not told apart, so they are not read.
 */
export const readCode = fromPromise<string, { readonly isAwaited: boolean }>(({ input, system, signal }) =>
  input.isAwaited ? servicesOf(system).readOneTimeCode(signal).catch(never) : never(),
)
