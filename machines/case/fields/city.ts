import { addressPart } from './addressPart'

/** A city or village. */
export const city = () => addressPart('city')
