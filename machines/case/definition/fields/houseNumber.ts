import { MOST } from '../../../../src/api/typedLimits'
import { addressPart } from './addressPart'
import { optional } from './optional'

/** A house number, floor and door: there are addresses without. */
export const houseNumber = () => optional({ ...addressPart('houseNumber'), most: MOST.short })
