import * as v from 'valibot'
import { type AreaCases, type ContractHeader, casesIn } from '../../machines/case/areaCases'
import { type AreaCase, everyArea } from '../../machines/cases'
import { sampleContracts } from '../../mocks/sampleContracts'
import { type InsurerInProcess, signIn, startLogin } from '../mocks/insurers'

const headers = new Map<string, ContractHeader | null>()

/** The header of a sample contract, where it is of this area and can be signed in to; asked for once. */
const headerOf = async (insurer: InsurerInProcess, { header, area }: AreaCases, number: string) => {
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

const isOffered = ({ menu }: AreaCases, { key, way }: AreaCase, header: ContractHeader): boolean => {
  const entry = menu.find((one) => one.key === key)
  if (entry === undefined) return false
  const offers = [entry, ...(entry.kind === 'ways' ? entry.ways.filter(({ slug }) => slug === way) : [])]
  return offers.every(({ isEnabled }) => isEnabled(header, { isContractor: true }))
}

/** The first sample contract that offers a case to its contractor, with its area. @throws where none does. */
export const contractOffering = async (insurer: InsurerInProcess, placed: AreaCase) => {
  for (const cases of everyArea) {
    if (!casesIn(cases).some(({ definition }) => definition === placed.definition)) continue
    for (const { number } of sampleContracts) {
      const header = await headerOf(insurer, cases, number)
      if (header !== null && isOffered(cases, placed, header)) return { contractNumber: number, area: cases.area }
    }
  }
  throw new Error(`No sample contract offers ${placed.definition.id}`)
}
