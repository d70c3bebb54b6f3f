import { Home } from '../screens/home/Home'
import type { LazyModule } from './lazyModule'

/** The main menu. */
export const lazyModule = { places: { home: Home } } satisfies LazyModule
