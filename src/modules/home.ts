import { Home } from '../screens/start/StartPage'
import type { LazyModule } from './lazyModule'

/** Registers the start page, which is the main menu. */
export const lazyModule = { places: { home: Home } } satisfies LazyModule
