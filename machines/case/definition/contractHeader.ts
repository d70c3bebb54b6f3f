import * as v from 'valibot'
import type { Endpoint } from '../../../src/api/endpoint'
import {
  debtDays,
  knownAddress,
  lifeContract,
  lifeHeader,
  maybe,
  maybeNumber,
  maybeText,
  money,
} from '../../../src/api/entities'
import { getHeader } from '../../../src/api/kgfb'
import { getHeader as getLifeHeader } from '../../../src/api/life'
import { headerEndpointAt } from '../../headerOfProductLine'

/** The header's part that all product lines share. An unreadable debt fails the load: it must not count as no debt. */
const response = v.object({
  debt: maybe(money),
  debtDays,
  bankAccount: maybeText,
  reactivationDate: lifeHeader.entries.reactivationDate,
  contract: v.object({
    permanentAddress: maybe(knownAddress),
    mailingAddress: maybe(knownAddress),
    paymentTypeId: maybeNumber,
    contractStatusId: maybeNumber,
  }),
})

/**
 * Header call for cases that several product lines share. `productLineCallOf` replaces it with the call of the
 * contract's product line.
 */
export const contractHeader = { ...getHeader, response }

/**
 * Any product line's header in the shape that life cases read. Home headers lack the contract number, so it defaults to
 * ''.
 */
const lifeShapedHeader = v.object({
  ...lifeHeader.entries,
  contract: v.object({ ...lifeContract.entries, contractNumber: v.optional(v.string(), '') }),
})

/**
 * Returns the call to make instead of a declared load call. A shared header call becomes the header call of the
 * contract's product line; any other call is returned unchanged.
 */
export const productLineCallOf = (address: string, endpoint: Endpoint): Endpoint => {
  if (endpoint === contractHeader) return { ...headerEndpointAt(address), response }
  if (endpoint !== getLifeHeader || headerEndpointAt(address) === getLifeHeader) return endpoint
  return { ...headerEndpointAt(address), response: lifeShapedHeader }
}
