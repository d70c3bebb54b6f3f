import type { ContractHeader, MenuEntry, ProductLineCases } from '../case/menu/productLineCases'
import { enabledItems } from '../cases/enables'
import { productLineMenu } from '../cases/productLineMenu'

/** The menu key that has no entry, because the page header has a button for it. */
const IN_HEAD = 'logout'

/** Returns the menu keys that the insurer enables but the menu has no entry for. */
export const withoutEntry = (menu: readonly MenuEntry[], header: ContractHeader): readonly string[] =>
  (enabledItems(header) ?? []).filter((key) => key !== IN_HEAD && menu.every((entry) => entry.key !== key))

/** Adds the entries of another product line to a menu, except those that the menu already has. */
export const withBorrowed = (own: ProductLineCases, lender: ProductLineCases): ProductLineCases => ({
  ...own,
  menu: productLineMenu(...own.menu, ...lender.menu.filter(({ key }) => own.menu.every((entry) => entry.key !== key))),
})
