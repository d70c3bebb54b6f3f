import type { Area } from '../../machines/routes'
import type { LazyModule } from './lazyModule'

type Load = () => Promise<{ readonly lazyModule: LazyModule }>

const life: Load = () => import('./life')

const loaders: Readonly<Record<Area, Load>> = {
  kgfb: () => import('./kgfb'),
  casco: () => import('./casco'),
  lakas: () => import('./lakas'),
  elet: life,
  nyugdij: life,
  baleset: life,
}

/** Loads an area's flows. Only a signed-in customer meets them, so this stands in that module: they share its chunk. */
export const loadArea = (area: Area): ReturnType<Load> => loaders[area]()
