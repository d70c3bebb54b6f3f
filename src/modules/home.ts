import { Home } from '../screens/start/StartPage'
import type { LazyModule } from './lazyModule'

/** The main menu. */
export const lazyModule = { places: { home: Home } } satisfies LazyModule
