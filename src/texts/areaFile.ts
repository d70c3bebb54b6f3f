import type { Area } from '../../machines/routes'

/** The language file of an area's cases. Three areas share the life insurances' cases. */
export const areaFile = (area: Area): string =>
  area === 'elet' || area === 'nyugdij' || area === 'baleset' ? 'life' : area
