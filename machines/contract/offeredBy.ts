import { lazyCases } from '../case/menu/lazyCases'
import type { ContractHeader, ProductLineCases } from '../case/menu/productLineCases'
import type { ProductLine } from '../routes'
import type { Services } from '../services'
import { withBorrowed, withoutEntry } from './menuOf'

type Modules = Pick<Services, 'loadModule'>

const borrows = (own: ProductLineCases, header: ContractHeader | null): boolean =>
  own.borrowsFrom !== undefined && header !== null && withoutEntry(own.menu, header).length > 0

/**
 * Returns a product line's cases, or a promise if they have to load. Loaded cases are returned directly, so that the
 * next call is made at once.
 */
export const loadProductLine = (
  services: Modules,
  productLine: ProductLine,
): ProductLineCases | Promise<ProductLineCases> =>
  services.loadModule(productLine)?.then(() => lazyCases.get(productLine)) ?? lazyCases.get(productLine)

/**
 * Returns a product line's cases. If the insurer enables a case that is borrowed from another product line, the cases
 * of that product line are loaded and added.
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

/** Returns a product line's cases with the borrowed ones that the insurer enables; a promise while something loads. */
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
