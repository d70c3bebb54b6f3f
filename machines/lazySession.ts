import { createLazy } from './actors/lazy'
import type { sessionOf } from './session'

/** Where what reads a token is found: it comes with what a signed-in customer needs. */
export const lazySession = createLazy<{ readonly sessionOf: typeof sessionOf }>()
