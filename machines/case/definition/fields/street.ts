import { addressPart } from './addressPart'

/** A street and what kind of street it is; suggestions help with it. */
export const street = () => addressPart('street')
