import { loginSlot } from '../machines/app.slots'
import { loginMachine } from '../machines/auth/login.machine'
import { lazyScreens } from './app/lazy'
import { SignIn } from './screens/signIn/SignIn'

/** Loaded on demand: the sign-in's chart and screens, into their places. */
export const fillSignIn = (): void => {
  loginSlot.fill(loginMachine)
  lazyScreens.SignIn = SignIn
}
