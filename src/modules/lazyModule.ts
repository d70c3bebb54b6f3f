import { type AppCharts, appCharts } from '../../machines/app.lazyMachines'
import { lazySavedSignIn, lazySignInCalls } from '../../machines/auth/lazySignIn'
import type { readSavedLogin } from '../../machines/auth/readSaved'
import type { SignInCalls } from '../../machines/auth/signInCalls'
import { lazyCases } from '../../machines/case/menu/lazyCases'
import type { AreaCases } from '../../machines/case/menu/productLineCases'
import { type SharedCharts, sharedCharts } from '../../machines/lazyMachines'
import { lazySession, type SessionReading } from '../../machines/lazySession'
import type { Area } from '../../machines/routes'
import { lazyPhotos, type Photos } from '../browser/photos/lazyPhotos'
import { lazyScreens, type PlaceScreens, placeScreens, type Screens } from '../screens/lazyScreens'

/** The charts that lazily loaded modules bring. */
export type Charts = AppCharts & SharedCharts

/** What a lazily loaded module brings. */
export interface LazyModule {
  readonly charts?: Partial<Charts>
  readonly places?: PlaceScreens
  readonly screens?: Partial<Screens>
  readonly cases?: Partial<Readonly<Record<Area, AreaCases>>>
  readonly session?: Partial<SessionReading>
  readonly signInCalls?: Partial<SignInCalls>
  readonly savedSignIn?: Partial<{ readonly readSavedLogin: typeof readSavedLogin }>
  readonly photos?: Partial<Photos>
  /** What has to be done besides. */
  readonly start?: () => void
}

/** Puts what a module brings where it is looked for. */
export const provide = ({
  charts = {},
  places,
  screens,
  cases = {},
  session = {},
  signInCalls = {},
  savedSignIn = {},
  photos = {},
  start,
}: LazyModule): void => {
  appCharts.provide(charts)
  sharedCharts.provide(charts)
  lazyCases.provide(cases)
  lazySession.provide(session)
  lazySignInCalls.provide(signInCalls)
  lazySavedSignIn.provide(savedSignIn)
  lazyPhotos.provide(photos)
  Object.assign(placeScreens, places)
  Object.assign(lazyScreens, screens)
  start?.()
}
