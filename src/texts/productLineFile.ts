import type { ProductLine } from '../../machines/routes'

/** The language files of the product lines. */
export type ProductLineFile = 'life' | Exclude<ProductLine, 'elet' | 'nyugdij' | 'baleset'>

/**
 * Returns the name of the language file of a product line's cases. Three product lines share the file of life
 * insurances.
 */
export const productLineFile = (productLine: ProductLine): ProductLineFile =>
  productLine === 'elet' || productLine === 'nyugdij' || productLine === 'baleset' ? 'life' : productLine
