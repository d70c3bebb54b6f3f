import { loginCodeMachine } from '../../machines/auth/code'
import { AnswerStep } from '../screens/signIn/AnswerStep'
import { CodeStep } from '../screens/signIn/CodeStep'
import type { LazyModule } from './lazyModule'

/** The second step of a sign-in. */
export const lazyModule = {
  charts: { loginCode: loginCodeMachine },
  screens: { CodeStep, AnswerStep },
} satisfies LazyModule
