import { MOST } from '../../../../src/api/typedLimits'
import { checkName } from '../../../validation/text'
import type { TextField } from '../field'
import { country } from './country'
import { optional } from './optional'
import { text } from './text'
import { zipCode } from './zipCode'

/** A part of an address that is taken as it is written. */
const addressPart = (format: 'city' | 'street' | 'houseNumber'): TextField<string> => ({ ...text(), format })

/** A city or village. */
export const city = () => ({ ...addressPart('city'), check: checkName })

/** A street and what kind of street it is; suggestions help with it. */
export const street = () => addressPart('street')

/** A house number, floor and door: there are addresses without. */
export const houseNumber = () => optional({ ...addressPart('houseNumber'), most: MOST.short })

/** The part of a form that asks for an address, in the order in which it is written here. */
export const address = () => ({
  countryCode: country(),
  zipCode: zipCode(),
  city: city(),
  streetAddress: street(),
  buildingNo: houseNumber(),
})
