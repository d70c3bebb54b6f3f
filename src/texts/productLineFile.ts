import type { ProductLine } from '../../machines/routes'

/** The language files of areas. */
export type ProductLineFile = 'life' | Exclude<ProductLine, 'elet' | 'nyugdij' | 'baleset'>

/** The language file of an area's cases. Three areas share the life insurances' cases. */
export const productLineFile = (area: ProductLine): ProductLineFile =>
  area === 'elet' || area === 'nyugdij' || area === 'baleset' ? 'life' : area
