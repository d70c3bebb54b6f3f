import type { AreaCases } from '../../machines/case/areaCases'
import type { Area } from '../../machines/routes'

/** The areas whose flows exist, each in a chunk of its own. */
const loaders: Partial<Record<Area, () => Promise<AreaCases>>> = {
  kgfb: async () => (await import('../../machines/cases/kgfb')).kgfbCases,
}

/** Loads an area's flows. @throws where the portal has none for it. */
export const loadAreaCases = (area: Area): Promise<AreaCases> => {
  const load = loaders[area]
  if (load === undefined) throw new Error(`There are no flows for the area ${area}`)
  return load()
}
