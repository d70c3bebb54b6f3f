import type { ProductLine } from '../../../machines/routes'

/** Tells if the contracts of a product line insure a vehicle. */
export const isVehicle = (area: ProductLine): area is 'kgfb' | 'casco' => area === 'kgfb' || area === 'casco'
