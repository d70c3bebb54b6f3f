import type { AreaCases } from '../../machines/case/areaCases'
import { fillArea } from '../../machines/case/areas'
import type { Area } from '../../machines/routes'

/** The flows of each area, each in a chunk of its own. */
const loaders: Readonly<Record<Area, () => Promise<AreaCases>>> = {
  kgfb: async () => (await import('../../machines/cases/kgfb')).kgfbCases,
  casco: async () => (await import('../../machines/cases/casco')).cascoCases,
  lakas: async () => (await import('../../machines/cases/lakas')).lakasCases,
  elet: async () => (await import('../../machines/cases/life')).eletCases,
  nyugdij: async () => (await import('../../machines/cases/life')).nyugdijCases,
  baleset: async () => (await import('../../machines/cases/life')).balesetCases,
}

/** Loads an area's flows, into their place. */
export const loadAreaCases = async (area: Area): Promise<void> => fillArea(await loaders[area]())
