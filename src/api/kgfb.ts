import { casesOf, headerOf, plateChangeOf, sharedPlateOf } from './vehicle'

/** The header of a mandatory vehicle liability contract. */
export const getHeader = headerOf('kgfb')

/** Whether other contracts stand on the same plate, which a modification changes too. */
export const getModifyLicensePlate = sharedPlateOf('kgfb')

/** Changes the licence plate; `registrationBook` holds the ids of the uploaded documents. */
export const modifyLicensePlate = plateChangeOf('kgfb')

/** The cases submitted online for the contract. */
export const getCases = casesOf('kgfb')
