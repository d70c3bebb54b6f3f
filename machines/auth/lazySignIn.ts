import { createLazy } from '../actors/lazy'
import type { readSavedLogin } from './readSaved'
import type { SignInCalls } from './signInCalls'

/** The registry of the sign-in's calls. They load with its second step and are not called before. */
export const lazySignInCalls = createLazy<SignInCalls>()

/** The registry of the function that reads a saved sign-in. It loads with the calls. */
export const lazySavedSignIn = createLazy<{ readonly readSavedLogin: typeof readSavedLogin }>()
