import * as v from 'valibot'
import type { ContractHeader } from '../../machines/case/areaCases'
import { type AreaCase, everyArea } from '../../machines/cases'
import { sampleContracts } from '../../mocks/sampleContracts'
import { type InsurerInProcess, signIn, startLogin } from '../mocks/insurers'

const headers = new Map<string, ContractHeader | null>()

/** The header of a sample contract, where it is of this area and can be signed in to; asked for once. */
const headerOf = async (insurer: InsurerInProcess, { header, area }: (typeof everyArea)[number], number: string) => {
  const known = headers.get(`${area} ${number}`)
  if (known !== undefined) return known
  const opens = await startLogin(insurer, number).then(
    () => true,
    () => false,
  )
  const answered = opens ? await insurer.call(header, { token: await signIn(insurer, number) }) : null
  const found = answered?.status === 200 ? v.parse(header.response, answered.body) : null
  headers.set(`${area} ${number}`, found)
  return found
}

/** The first sample contract that offers a case to its contractor. @throws where none does. */
export const contractOffering = async (insurer: InsurerInProcess, { area, key, way }: AreaCase): Promise<string> => {
  const cases = everyArea.find((one) => one.area === area)
  const entry = cases?.menu.find((one) => one.key === key)
  if (cases === undefined || entry === undefined) throw new Error(`${area} has no entry ${key}`)
  const offers = [entry, ...(entry.kind === 'ways' ? entry.ways.filter(({ slug }) => slug === way) : [])]
  for (const { number } of sampleContracts) {
    const header = await headerOf(insurer, cases, number)
    if (header !== null && offers.every(({ isEnabled }) => isEnabled(header, { isContractor: true }))) return number
  }
  throw new Error(`No sample contract offers ${key} ${way}`)
}
