import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkName } from '../../../validation/text'
import type { TextField } from '../field'
import { country } from './country'
import { optional } from './optional'
import { text } from './text'
import { zipCode } from './zipCode'

/** A part of an address, without validation of its content. */
const addressPart = (format: 'city' | 'street' | 'houseNumber'): TextField<string> => ({ ...text(), format })

/** A city or village. */
export const city = () => ({ ...addressPart('city'), check: checkName })

/** A street with its type (utca, út, …), with suggestions. */
export const street = () => addressPart('street')

/** A house number, floor and door. Optional, because some addresses have none. */
export const houseNumber = () => optional({ ...addressPart('houseNumber'), most: LONGEST_TEXTS.short })

/** The fields of an address, in display order. */
export const address = () => ({
  countryCode: country(),
  zipCode: zipCode(),
  city: city(),
  streetAddress: street(),
  buildingNo: houseNumber(),
})
