import { loginCodeMachine } from '../../machines/auth/code'
import { readSavedLogin } from '../../machines/auth/readSaved'
import { signInCalls } from '../../machines/auth/signInCalls'
// This import puts the file into this chunk, because it is too small for a separate request. A service loads it with
// `import()`.
import '../browser/webOtp'
import { AnswerStep } from '../screens/signIn/AnswerStep'
import { Banned } from '../screens/signIn/Banned'
import { CodeStep } from '../screens/signIn/CodeStep'
import { Fleet } from '../screens/signIn/Fleet'
import { blockStrayPresses } from '../ui/controls/ownPress'
import type { LazyModule } from './lazyModule'

/**
 * Registers the second step of a sign-in, and the screens for a banned sign-in and for a fleet contract. Also registers
 * code that runs once the first step is submitted: it makes the calls, and reads the stored sign-in after a reload.
 */
export const lazyModule = {
  machines: { loginCode: loginCodeMachine },
  signInCalls,
  savedSignIn: { readSavedLogin },
  screens: { CodeStep, AnswerStep, Banned, Fleet },
  start: blockStrayPresses,
} satisfies LazyModule
