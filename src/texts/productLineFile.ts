import type { Area } from '../../machines/routes'

/** The language files of areas. */
export type AreaFile = 'life' | Exclude<Area, 'elet' | 'nyugdij' | 'baleset'>

/** The language file of an area's cases. Three areas share the life insurances' cases. */
export const areaFile = (area: Area): AreaFile =>
  area === 'elet' || area === 'nyugdij' || area === 'baleset' ? 'life' : area
