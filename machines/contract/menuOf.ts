import type { ContractHeader, MenuEntry, ProductLineCases } from '../case/menu/productLineCases'
import { enabledItems } from '../cases/enables'
import { productLineMenu } from '../cases/productLineMenu'

/** The key that the page's head answers instead of the menu. */
const IN_HEAD = 'logout'

/** The keys that the insurer enables and a menu has no entry for. */
export const withoutEntry = (menu: readonly MenuEntry[], header: ContractHeader): readonly string[] =>
  (enabledItems(header) ?? []).filter((key) => key !== IN_HEAD && menu.every((entry) => entry.key !== key))

/** An area's menu with the entries of another area that it has no entry of its own for. */
export const withBorrowed = (own: ProductLineCases, lender: ProductLineCases): ProductLineCases => ({
  ...own,
  menu: productLineMenu(...own.menu, ...lender.menu.filter(({ key }) => own.menu.every((entry) => entry.key !== key))),
})
