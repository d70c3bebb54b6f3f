import * as v from 'valibot'
import type { ContractHeader, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import type { ProductLineCase } from '../../../machines/cases'
import { type InsurerInProcess, insurerInProcess, signIn, startLogin } from './insurers'
import { firstOffering, firstWithEntry, type HeaderOf } from './offering'

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

const headers = new Map<string, Promise<ContractHeader | null>>()

/** Loads each header once. */
const headerOf: HeaderOf = (cases, contractNumber) => {
  const name = `${cases.productLine} ${contractNumber}`
  const header = headers.get(name) ?? fetchHeader(cases, contractNumber)
  headers.set(name, header)
  return header
}

/**
 * Returns the first sample contract of a product line whose contractor finds this entry in the menu.
 * @throws if absent.
 */
export const contractWithEntry = (cases: ProductLineCases, key: string) => firstWithEntry(cases, key, headerOf)

/**
 * Returns the first sample contract that offers a case to its contractor, with its product line. @throws if none does.
 */
export const contractOffering = (productLineCase: ProductLineCase) => firstOffering(productLineCase, headerOf)
