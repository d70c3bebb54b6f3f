import { allCasesOf, type ContractHeader, type ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { everyProductLine, type ProductLineCase } from '../../../machines/cases'
import { sampleContracts } from '../../../mocks/sampleContracts'
import { isOfProductLine } from './customers'
import { withSampleSubject } from './sampleSubject'

/**
 * The sample contract to use for a case, by case id. For these cases, the first contract that offers the case is not in
 * the required state. For every other case, that first contract is used.
 */
export const contractByCase: Readonly<Record<string, string>> = {
  'kgfb.backToTraffic': '10000002',
  'life.retirement': '50000001',
}

/** Returns the numbers of the sample contracts to try for a case: the one in `contractByCase`, otherwise all. */
const contractNumbersFor = ({ definition: { id } }: ProductLineCase): readonly string[] =>
  sampleContracts.flatMap(({ number }) => ((contractByCase[id] ?? number) === number ? [number] : []))

/**
 * A function that returns a sample contract's header, or `null` if the contract is of another product line or has no
 * sign-in data.
 */
export type HeaderOf = (cases: ProductLineCases, contractNumber: string) => Promise<ContractHeader | null>

const isCaseOffered = (
  { menu }: ProductLineCases,
  { key, variant }: Pick<ProductLineCase, 'key' | 'variant'>,
  header: ContractHeader,
): boolean => {
  const entry = menu.find((menuEntry) => menuEntry.key === key)
  if (entry === undefined) return false
  const entryAndVariant = [
    entry,
    ...(entry.type === 'variants' ? entry.variants.filter(({ slug }) => slug === variant) : []),
  ]
  return entryAndVariant.every(({ isEnabled }) => isEnabled(header, { isContractor: true, today: '2026-11-21' }))
}

/**
 * Returns the number of the first sample contract of a product line whose menu offers an entry without variants to its
 * contractor. @throws if none does.
 */
export const firstContractWithEntry = async (
  cases: ProductLineCases,
  key: string,
  headerOf: HeaderOf,
): Promise<string> => {
  for (const { number } of sampleContracts) {
    const header = isOfProductLine(number, cases.productLine) ? await headerOf(cases, number) : null
    if (header !== null && isCaseOffered(cases, { key, variant: '' }, header)) return number
  }
  throw new Error(`No sample contract of ${cases.productLine} offers ${key}`)
}

/**
 * Returns the number of the first sample contract that offers a case to its contractor, its product line, and the
 * case's variant or subject there. Returns `null` if no contract offers the case.
 */
export const findOfferingContract = async (
  productLineCase: ProductLineCase,
  headerOf: HeaderOf,
  productLines = everyProductLine,
) => {
  for (const cases of productLines) {
    if (!allCasesOf(cases).some(({ definition }) => definition === productLineCase.definition)) continue
    for (const number of contractNumbersFor(productLineCase)) {
      // A pension contract also answers the header call of life insurance, so its product line must be compared.
      if (!isOfProductLine(number, cases.productLine)) continue
      const header = await headerOf(cases, number)
      if (header !== null && isCaseOffered(cases, productLineCase, header))
        return {
          contractNumber: number,
          productLine: cases.productLine,
          variant: withSampleSubject(productLineCase, number).variant,
        }
    }
  }
  return null
}

/** Returns the result of `findOfferingContract` among all product lines. @throws if no contract offers the case. */
export const firstOfferingContract = async (productLineCase: ProductLineCase, headerOf: HeaderOf) => {
  const found = await findOfferingContract(productLineCase, headerOf)
  if (found === null) throw new Error(`No sample contract offers ${productLineCase.definition.id}`)
  return found
}
