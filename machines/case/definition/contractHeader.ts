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
import { headerAt } from '../../headerOfProductLine'

/** What every area's header says. A debt that cannot be read is not none: the load has failed then. */
const response = v.object({
  debt: maybe(money),
  debtDays,
  bankAccount: maybeText,
  contract: v.object({
    permanentAddress: maybe(knownAddress),
    mailingAddress: maybe(knownAddress),
    paymentTypeId: maybeNumber,
    contractStatusId: maybeNumber,
  }),
})

/** Loads the header of the contract, for a case that several areas have: it is the area's own call that is made. */
export const contractHeader = { ...getHeader, response }

/** Any header, read by a case of life insurances: a property contract does not repeat its number. */
const readAsLife = v.object({
  ...lifeHeader.entries,
  contract: v.object({ ...lifeContract.entries, contractNumber: v.optional(v.string(), '') }),
})

/** A call that a case begins with, as its contract's area makes it. */
export const inProductLineOf = (address: string, endpoint: Endpoint): Endpoint => {
  if (endpoint === contractHeader) return { ...headerAt(address), response }
  if (endpoint !== getLifeHeader || headerAt(address) === getLifeHeader) return endpoint
  return { ...headerAt(address), response: readAsLife }
}
