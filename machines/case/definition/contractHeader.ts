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

/**
 * The part of the header that all product lines share. If the debt cannot be parsed, the load fails, so that it is not
 * mistaken for no debt.
 */
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

/** Header call for a case of several product lines. `inProductLineOf` replaces it with the contract's own call. */
export const contractHeader = { ...getHeader, response }

/**
 * The header of any product line, in the shape that life cases read. The contract number is optional, because home
 * headers do not repeat it.
 */
const readAsLife = v.object({
  ...lifeHeader.entries,
  contract: v.object({ ...lifeContract.entries, contractNumber: v.optional(v.string(), '') }),
})

/** Returns the load call of the contract's product line; other calls are returned unchanged. */
export const inProductLineOf = (address: string, endpoint: Endpoint): Endpoint => {
  if (endpoint === contractHeader) return { ...headerAt(address), response }
  if (endpoint !== getLifeHeader || headerAt(address) === getLifeHeader) return endpoint
  return { ...headerAt(address), response: readAsLife }
}
