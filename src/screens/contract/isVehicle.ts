import type { ProductLine } from '../../../machines/routes'

/** Whether contracts of an area insure a vehicle. */
export const isVehicle = (area: ProductLine): area is 'kgfb' | 'casco' => area === 'kgfb' || area === 'casco'
