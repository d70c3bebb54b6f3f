import '../styles/form.css'
import { loginMachine } from '../../machines/auth/login.machine'
import { SignIn } from '../screens/signIn/SignIn'
import type { LazyModule } from './lazyModule'

/** Registers the machine and the screen of the sign-in. */
export const lazyModule = { machines: { login: loginMachine }, places: { signingIn: SignIn } } satisfies LazyModule
