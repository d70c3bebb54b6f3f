import { city } from './city'
import { country } from './country'
import { houseNumber } from './houseNumber'
import { street } from './street'
import { zipCode } from './zipCode'

/** The part of a form that asks for an address, in the order in which it is written here. */
export const address = () => ({
  countryCode: country(),
  zipCode: zipCode(),
  city: city(),
  streetAddress: street(),
  buildingNo: houseNumber(),
})
