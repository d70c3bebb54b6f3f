import { createLazyRegistry } from '../actors/lazy'
import type { readSavedLogin } from './readSaved'
import type { SignInCalls } from './signInCalls'

/** The registry of the sign-in's calls. These calls load together with the second step. */
export const lazySignInCalls = createLazyRegistry<SignInCalls>()

/** The registry of the function that reads a saved sign-in. The function loads together with the sign-in's calls. */
export const lazySavedSignIn = createLazyRegistry<{ readonly readSavedLogin: typeof readSavedLogin }>()
