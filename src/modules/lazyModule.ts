import { lazySavedSignIn, lazySignInCalls } from '../../machines/auth/lazySignIn'
import type { readSavedLogin } from '../../machines/auth/readSaved'
import type { SignInCalls } from '../../machines/auth/signInCalls'
import { lazyCases } from '../../machines/case/menu/lazyCases'
import type { ProductLineCases } from '../../machines/case/menu/productLineCases'
import { type SharedMachines, sharedMachines } from '../../machines/lazyMachines'
import { type AppMachines, appMachines } from '../../machines/root/app.lazyMachines'
import { lazySession, type SessionFunctions } from '../../machines/root/lazySession'
import type { ProductLine } from '../../machines/routes'
import { lazyPhotos, type Photos } from '../browser/photos/lazyPhotos'
import { lazyScreens, type PlaceScreens, placeScreens, type Screens } from '../screens/lazyScreens'

/** The machines that lazy modules contain. */
export type Machines = AppMachines & SharedMachines

/** The machines, screens, cases and functions that a lazy module registers. */
export interface LazyModule {
  readonly machines?: Partial<Machines>
  readonly places?: PlaceScreens
  readonly screens?: Partial<Screens>
  readonly cases?: Partial<Readonly<Record<ProductLine, ProductLineCases>>>
  readonly session?: Partial<SessionFunctions>
  readonly signInCalls?: Partial<SignInCalls>
  readonly savedSignIn?: Partial<{ readonly readSavedLogin: typeof readSavedLogin }>
  readonly photos?: Partial<Photos>
  /** Called after everything else is registered, for any other set-up, e.g. to add event listeners. */
  readonly start?: () => void
}

/** Registers the contents of a module. */
export const register = ({
  machines = {},
  places,
  screens,
  cases = {},
  session = {},
  signInCalls = {},
  savedSignIn = {},
  photos = {},
  start,
}: LazyModule): void => {
  appMachines.provide(machines)
  sharedMachines.provide(machines)
  lazyCases.provide(cases)
  lazySession.provide(session)
  lazySignInCalls.provide(signInCalls)
  lazySavedSignIn.provide(savedSignIn)
  lazyPhotos.provide(photos)
  Object.assign(placeScreens, places)
  Object.assign(lazyScreens, screens)
  start?.()
}
