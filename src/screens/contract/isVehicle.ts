import type { Area } from '../../../machines/routes'

/** Whether contracts of an area insure a vehicle. */
export const isVehicle = (area: Area): area is 'kgfb' | 'casco' => area === 'kgfb' || area === 'casco'
