import { checkName } from '../../../validation/text'
import { addressPart } from './addressPart'

/** A city or village. */
export const city = () => ({ ...addressPart('city'), check: checkName })
