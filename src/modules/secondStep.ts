import { loginCodeMachine } from '../../machines/auth/code'
import { readSavedLogin } from '../../machines/auth/readSaved'
import { signInCalls } from '../../machines/auth/signInCalls'
import { AnswerStep } from '../screens/signIn/AnswerStep'
import { CodeStep } from '../screens/signIn/CodeStep'
import type { LazyModule } from './lazyModule'

/** The second step of a sign-in, and all that it calls. */
export const lazyModule = {
  charts: { loginCode: loginCodeMachine },
  signInCalls,
  savedSignIn: { readSavedLogin },
  screens: { CodeStep, AnswerStep },
} satisfies LazyModule
