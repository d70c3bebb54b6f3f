import type { APIRequestContext } from 'playwright/test'
import * as v from 'valibot'
import type { ContractHeader, ProductLineCases } from '../../../machines/case/menu/productLineCases.ts'
import { everyCase, type ProductLineCase } from '../../../machines/cases/index.ts'
import { findCustomer } from '../../../tools/exploration/kit/customers.ts'
import { findOfferingContract, firstOfferingContract, type HeaderOf } from '../../../tools/exploration/kit/offering.ts'
import { callAt, openSession, type Store } from './session.ts'

/**
 * Loaded contract headers by product line and number, e.g. `kgfb 10000001`. `null` if the header could not be loaded.
 * The cache is safe because tests do not change headers.
 */
const cachedHeaders = new Map<string, ContractHeader | null>()

const headerAt =
  (store: Store): HeaderOf =>
  async ({ productLine, header }, contractNumber) => {
    const key = `${productLine} ${contractNumber}`
    const cachedHeader = cachedHeaders.get(key)
    if (cachedHeader !== undefined) return cachedHeader
    const customer = findCustomer(contractNumber)
    const token = customer === undefined ? null : await openSession(store, customer)
    const response = token === null ? null : await callAt(store, header, null, token)
    const contractHeader = response?.ok() ? v.parse(header.response, await response.json()) : null
    cachedHeaders.set(key, contractHeader)
    return contractHeader
  }

const headersOf = (request: APIRequestContext, insurerOrigin: string) =>
  headerAt({ request, api: `${insurerOrigin}/w/offers/api` })

/**
 * Finds the first sample contract whose menu at the insurer's server has a case. Returns the contract number, the
 * product line and the variant.
 * @throws if no contract has the case.
 */
export const offeringContract = (request: APIRequestContext, insurerOrigin: string, productLineCase: ProductLineCase) =>
  firstOfferingContract(productLineCase, headersOf(request, insurerOrigin))

/** Returns the available cases of a product line, each with the first sample contract whose menu has the case. */
export const offeredIn = async (request: APIRequestContext, insurerOrigin: string, cases: ProductLineCases) => {
  const headerOf = headersOf(request, insurerOrigin)
  const offered = []
  for (const productLineCase of everyCase) {
    const found = await findOfferingContract(productLineCase, headerOf, [cases])
    if (found !== null) offered.push({ ...productLineCase, ...found })
  }
  return offered.sort((one, other) => one.contractNumber.localeCompare(other.contractNumber))
}
