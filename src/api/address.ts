import * as v from 'valibot'
import { endpoint } from './endpoint'
import { addressSuggestion, countryCode } from './entities'
import { typedLine, typedShort } from './typed'

/** Postal codes that begin with the typed digits. */
export const suggestZipCodes = endpoint({
  id: 'address.suggestZipCodes',
  method: 'GET',
  path: 'address-recommendation/zip-code',
  query: v.object({ zipCode: typedShort }),
  response: v.array(addressSuggestion),
  failures: {},
  source: 'spec',
  assumes: 'The query field zipCode.',
})

/** The streets of a postal code whose names contain the typed letters. */
export const suggestAddresses = endpoint({
  id: 'address.suggestAddresses',
  method: 'GET',
  path: 'address-recommendation/address',
  query: v.object({ zipCode: typedShort, address: typedLine }),
  response: v.array(addressSuggestion),
  failures: {},
  source: 'spec',
  assumes: 'The query fields zipCode and address.',
})

/** Every country. */
export const getCountries = endpoint({
  id: 'address.getCountries',
  method: 'GET',
  path: 'country-code/list',
  response: v.array(countryCode),
  failures: {},
  source: 'spec',
})
