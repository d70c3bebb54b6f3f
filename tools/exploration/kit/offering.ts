import { type ContractHeader, casesIn, type ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { everyProductLine, type ProductLineCase } from '../../../machines/cases'
import { sampleContracts } from '../../../mocks/sampleContracts'
import { isOfProductLine } from './customers'
import { placedAt } from './sampleSubject'

/** Contracts that stand as a case needs them, where the first that offers it does not. */
const fitting: Readonly<Record<string, string>> = { 'kgfb.backToTraffic': '10000002', 'life.retirement': '50000001' }

/** The one contract that fits a case, or all of them. */
const numbersFor = ({ definition: { id } }: ProductLineCase): readonly string[] =>
  sampleContracts.flatMap(({ number }) => ((fitting[id] ?? number) === number ? [number] : []))

/** The header of a sample contract, where it is of this area and can be signed in to. */
export type HeaderOf = (cases: ProductLineCases, contractNumber: string) => Promise<ContractHeader | null>

const isOffered = (
  { menu }: ProductLineCases,
  { key, variant }: Pick<ProductLineCase, 'key' | 'variant'>,
  header: ContractHeader,
): boolean => {
  const entry = menu.find((one) => one.key === key)
  if (entry === undefined) return false
  const offers = [entry, ...(entry.type === 'variants' ? entry.variants.filter(({ slug }) => slug === variant) : [])]
  return offers.every(({ isEnabled }) => isEnabled(header, { isContractor: true, today: '2026-11-21' }))
}

/** The first sample contract of an area whose menu offers an entry without variants to its contractor. @throws where none does. */
export const firstWithEntry = async (cases: ProductLineCases, key: string, headerOf: HeaderOf): Promise<string> => {
  for (const { number } of sampleContracts) {
    const header = isOfProductLine(number, cases.area) ? await headerOf(cases, number) : null
    if (header !== null && isOffered(cases, { key, variant: '' }, header)) return number
  }
  throw new Error(`No sample contract of ${cases.area} offers ${key}`)
}

/** The first sample contract of these areas that offers a case to its contractor, with its area and the case's variant or thing. */
export const findOffering = async (placed: ProductLineCase, headerOf: HeaderOf, areas = everyProductLine) => {
  for (const cases of areas) {
    if (!casesIn(cases).some(({ definition }) => definition === placed.definition)) continue
    for (const number of numbersFor(placed)) {
      // Areas share a header's call: a pension's contract answers that of a life insurance, too.
      if (!isOfProductLine(number, cases.area)) continue
      const header = await headerOf(cases, number)
      if (header !== null && isOffered(cases, placed, header))
        return { contractNumber: number, area: cases.area, variant: placedAt(placed, number).variant }
    }
  }
  return null
}

/** The same among all areas. @throws where none offers it. */
export const firstOffering = async (placed: ProductLineCase, headerOf: HeaderOf) => {
  const found = await findOffering(placed, headerOf)
  if (found === null) throw new Error(`No sample contract offers ${placed.definition.id}`)
  return found
}
