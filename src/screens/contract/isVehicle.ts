import type { ProductLine } from '../../../machines/routes'

/** Tells if the contracts of a product line insure a vehicle. */
export const isVehicle = (productLine: ProductLine): productLine is 'kgfb' | 'casco' =>
  productLine === 'kgfb' || productLine === 'casco'
