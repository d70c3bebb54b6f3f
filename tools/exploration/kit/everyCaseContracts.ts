import * as v from 'valibot'
import type { ContractHeader, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import type { ProductLineCase } from '../../../machines/cases'
import { type InsurerInProcess, insurerInProcess, signIn, startLogin } from './insurers'
import { firstContractWithEntry, firstOfferingContract, type HeaderOf } from './offering'

const canSignIn = (insurer: InsurerInProcess, contractNumber: string): Promise<boolean> =>
  startLogin(insurer, contractNumber).then(
    () => true,
    () => false,
  )

const fetchHeader: HeaderOf = async ({ header }, contractNumber) => {
  const insurer = await insurerInProcess()
  if (!(await canSignIn(insurer, contractNumber))) return null
  const { status, body } = await insurer.call(header, { token: await signIn(insurer, contractNumber) })
  return status === 200 ? v.parse(header.response, body) : null
}

const headersByKey = new Map<string, Promise<ContractHeader | null>>()

const cachedHeader: HeaderOf = (cases, contractNumber) => {
  const key = `${cases.productLine} ${contractNumber}`
  const header = headersByKey.get(key) ?? fetchHeader(cases, contractNumber)
  headersByKey.set(key, header)
  return header
}

/**
 * Returns the number of the first sample contract of a product line whose contractor finds this entry in the menu.
 * @throws if none does.
 */
export const contractWithEntry = (cases: ProductLineCases, key: string) =>
  firstContractWithEntry(cases, key, cachedHeader)

/**
 * Returns the first sample contract that offers a case to its contractor, with its product line. @throws if none does.
 */
export const contractOfferingCase = (productLineCase: ProductLineCase) =>
  firstOfferingContract(productLineCase, cachedHeader)
