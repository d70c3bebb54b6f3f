import { casesOf, headerOf, plateChangeOf, sharedPlateOf } from './vehicle'

/** The header of a mandatory vehicle liability contract. */
export const getHeader = headerOf('kgfb')

/** Tells if other contracts share the licence plate. A plate change applies to them too. */
export const getModifyLicensePlate = sharedPlateOf('kgfb')

/** Changes the licence plate. `registrationBook` holds the ids of the uploaded documents. */
export const modifyLicensePlate = plateChangeOf('kgfb')

/** The cases submitted online for the contract. */
export const getCases = casesOf('kgfb')
