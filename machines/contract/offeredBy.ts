import { lazyCases } from '../case/menu/lazyCases'
import type { ContractHeader, ProductLineCases } from '../case/menu/productLineCases'
import type { ProductLine } from '../routes'
import type { Services } from '../services'
import { withBorrowed, withoutEntry } from './menuOf'

type Modules = Pick<Services, 'loadModule'>

const borrows = (own: ProductLineCases, header: ContractHeader | null): boolean =>
  own.borrowsFrom !== undefined && header !== null && withoutEntry(own.menu, header).length > 0

/** A product line's cases. A promise only while they load, so that a following call is sent at once. */
export const loadProductLine = (
  services: Modules,
  productLine: ProductLine,
): ProductLineCases | Promise<ProductLineCases> =>
  services.loadModule(productLine)?.then(() => lazyCases.get(productLine)) ?? lazyCases.get(productLine)

/**
 * A product line's cases. If the insurer enables one that the product line borrows from another, loads and adds the
 * other's cases.
 */
export const withEnabled = (
  services: Modules,
  own: ProductLineCases,
  header: ContractHeader | null,
): ProductLineCases | Promise<ProductLineCases> => {
  if (own.borrowsFrom === undefined || !borrows(own, header)) return own
  const lender = loadProductLine(services, own.borrowsFrom)
  return lender instanceof Promise ? lender.then((loaded) => withBorrowed(own, loaded)) : withBorrowed(own, lender)
}

/** A product line's cases and the borrowed ones that the insurer enables. A promise only while they load. */
export const loadOffered = (
  services: Modules,
  productLine: ProductLine,
  header: ContractHeader | null,
): ProductLineCases | Promise<ProductLineCases> => {
  const own = loadProductLine(services, productLine)
  return own instanceof Promise
    ? own.then((loaded) => withEnabled(services, loaded, header))
    : withEnabled(services, own, header)
}
