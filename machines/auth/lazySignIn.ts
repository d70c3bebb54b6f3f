import { createLazy } from '../actors/lazy'
import type { readSavedLogin } from './readSaved'
import type { SignInCalls } from './signInCalls'

/** Where the calls of a sign-in are found: they come with its second step, and nobody makes one before. */
export const lazySignInCalls = createLazy<SignInCalls>()

/** Where what reads a sign-in that the tab has kept is found: it comes with them. */
export const lazySavedSignIn = createLazy<{ readonly readSavedLogin: typeof readSavedLogin }>()
