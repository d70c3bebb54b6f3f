import { lazyCases } from '../case/menu/lazyCases'
import type { ContractHeader, ProductLineCases } from '../case/menu/productLineCases'
import type { ProductLine } from '../routes'
import type { Services } from '../services'
import { keysWithoutEntry, withBorrowedEntries } from './menuOf'

type ModuleLoader = Pick<Services, 'loadModule'>

const needsBorrowedCases = (ownCases: ProductLineCases, header: ContractHeader | null): boolean =>
  ownCases.borrowsFrom !== undefined && header !== null && keysWithoutEntry(ownCases.menu, header).length > 0

/**
 * Returns a product line's cases, or a promise if they have to load. Loaded cases are returned directly, so that the
 * next call is made at once.
 */
export const loadProductLine = (
  services: ModuleLoader,
  productLine: ProductLine,
): ProductLineCases | Promise<ProductLineCases> =>
  services.loadModule(productLine)?.then(() => lazyCases.get(productLine)) ?? lazyCases.get(productLine)

/**
 * Returns a product line's cases. If the insurer enables a menu key that has no entry, adds the cases of the product
 * line in `borrowsFrom`. A promise while those cases load.
 */
export const withBorrowedIfEnabled = (
  services: ModuleLoader,
  ownCases: ProductLineCases,
  header: ContractHeader | null,
): ProductLineCases | Promise<ProductLineCases> => {
  if (ownCases.borrowsFrom === undefined || !needsBorrowedCases(ownCases, header)) return ownCases
  const lenderCases = loadProductLine(services, ownCases.borrowsFrom)
  return lenderCases instanceof Promise
    ? lenderCases.then((loadedCases) => withBorrowedEntries(ownCases, loadedCases))
    : withBorrowedEntries(ownCases, lenderCases)
}

/**
 * Returns a product line's cases, with those of `borrowsFrom` if the insurer enables one of them. A promise while a
 * module loads.
 */
export const loadAvailableCases = (
  services: ModuleLoader,
  productLine: ProductLine,
  header: ContractHeader | null,
): ProductLineCases | Promise<ProductLineCases> => {
  const ownCases = loadProductLine(services, productLine)
  return ownCases instanceof Promise
    ? ownCases.then((loadedCases) => withBorrowedIfEnabled(services, loadedCases, header))
    : withBorrowedIfEnabled(services, ownCases, header)
}
