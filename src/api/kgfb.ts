import { casesEndpoint, headerEndpoint, plateChangeEndpoint, sharedPlateEndpoint } from './vehicle'

/** The header of a mandatory vehicle liability contract. */
export const getHeader = headerEndpoint('kgfb')

/** Tells if other contracts share the licence plate. A plate change applies to them too. */
export const getModifyLicensePlate = sharedPlateEndpoint('kgfb')

/** Changes the licence plate. `registrationBook` holds the ids of the uploaded documents. */
export const modifyLicensePlate = plateChangeEndpoint('kgfb')

/** The cases submitted online for the contract. */
export const getCases = casesEndpoint('kgfb')
