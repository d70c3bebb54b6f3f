import type { ContractHeader, MenuEntry, ProductLineCases } from '../case/menu/productLineCases'
import { enabledItems } from '../cases/enables'
import { productLineMenu } from '../cases/productLineMenu'

/** The key that the page header implements instead of the menu. */
const IN_HEAD = 'logout'

/** The keys that the insurer enables and the menu has no entry for. */
export const withoutEntry = (menu: readonly MenuEntry[], header: ContractHeader): readonly string[] =>
  (enabledItems(header) ?? []).filter((key) => key !== IN_HEAD && menu.every((entry) => entry.key !== key))

/** A product line's menu with the entries that it lacks from another product line. */
export const withBorrowed = (own: ProductLineCases, lender: ProductLineCases): ProductLineCases => ({
  ...own,
  menu: productLineMenu(...own.menu, ...lender.menu.filter(({ key }) => own.menu.every((entry) => entry.key !== key))),
})
