import type { InferOutput } from 'valibot'
import type { address, CaseResult } from '../../../src/api/entities'
import { countries } from '../../data/countries'
import { openCase } from '../cases/cases'
import { changeDetails } from '../cases/changeDetails'
import type { Contract } from '../state'
import type { Store } from '../store'
import { clientMemory } from './memory'
import { mayChange } from './menu'

/** A postal address. */
export type Address = InferOutput<typeof address>

/** The type of an address. */
export type AddressKind = 'permanentAddress' | 'mailingAddress'

const labels = { permanentAddress: 'lakcím', mailingAddress: 'levelezési cím' } as const

interface NewAddress extends Address {
  readonly countryCode?: string | null | undefined
  readonly email?: string | null | undefined
}

/** The addresses of a contract's client, with their countries. */
export const addressesOf = (contract: Contract) => ({
  permanentAddress: addressWithCountry(contract, 'permanentAddress'),
  mailingAddress: addressWithCountry(contract, 'mailingAddress'),
})

const addressWithCountry = (contract: Contract, kind: AddressKind) => {
  const currentAddress = contract.header.contract[kind] ?? null
  return currentAddress === null ? null : { ...currentAddress, countryCode: clientMemory(contract).countryCodes[kind] }
}

/**
 * Changes an address. Returns `undefined` if the contract does not allow the change, or if the address is the current
 * one. Also returns `undefined` for an unknown country or an invalid Hungarian postal code.
 */
export const changeAddress = (
  store: Store,
  contract: Contract,
  kind: AddressKind,
  { zipCode, city, streetAddress, buildingNo, countryCode, email }: NewAddress,
): CaseResult | undefined => {
  const newCountryCode = countryCode ?? 'HU'
  const country = countries.find((candidate) => candidate.code === newCountryCode)
  const isZipCodeValid = newCountryCode !== 'HU' || /^[1-9]\d{3}$/.test(zipCode)
  if (country === undefined || !isZipCodeValid || !mayChange(contract, 'address')) return undefined
  const newAddress = { zipCode, city, streetAddress, ...(buildingNo !== undefined && { buildingNo }) }
  const oldAddress = contract.header.contract[kind] ?? null
  const { countryCodes } = clientMemory(contract)
  if (
    oldAddress !== null &&
    countryCodes[kind] === newCountryCode &&
    addressLine(oldAddress) === addressLine(newAddress)
  )
    return undefined
  contract.header.contract[kind] = newAddress
  countryCodes[kind] = newCountryCode
  return openCase(store, contract, {
    name: 'Cím módosítása',
    email,
    details: [
      ...changeDetails(labels[kind], oldAddress && addressLine(oldAddress), addressLine(newAddress)),
      ['Ország', country.name],
    ],
  })
}

/** An address on one line. */
export const addressLine = ({ zipCode, city, streetAddress, buildingNo = '' }: Address): string =>
  `${zipCode} ${city}, ${streetAddress} ${buildingNo}`.trim()
