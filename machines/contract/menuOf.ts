import type { ContractHeader, MenuEntry, ProductLineCases } from '../case/menu/productLineCases'
import { enabledMenuKeys } from '../cases/isKeyEnabled'
import { productLineMenu } from '../cases/productLineMenu'

/** The menu key that has no entry: the page header has a button for it instead. */
const HEADER_BUTTON_KEY = 'logout'

/** Returns the menu keys that the insurer enables but the menu has no entry for. */
export const keysWithoutEntry = (menu: readonly MenuEntry[], header: ContractHeader): readonly string[] =>
  (enabledMenuKeys(header) ?? []).filter((key) => key !== HEADER_BUTTON_KEY && menu.every((entry) => entry.key !== key))

/** Adds the entries of another product line to a menu, except those that the menu already has. */
export const withBorrowedEntries = (ownCases: ProductLineCases, lenderCases: ProductLineCases): ProductLineCases => ({
  ...ownCases,
  menu: productLineMenu(
    ...ownCases.menu,
    ...lenderCases.menu.filter(({ key }) => ownCases.menu.every((entry) => entry.key !== key)),
  ),
})
