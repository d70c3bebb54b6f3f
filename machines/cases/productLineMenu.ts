import type { MenuEntry } from '../case/menu/productLineCases'

/**
 * Menu keys of the cases that change customer data, in display order (specification, section 6). A test checks that the
 * list contains every entry of the group `data`.
 */
export const dataChangeKeys: readonly string[] = [
  'email-communication',
  'address',
  'name',
  'company-name',
  'email',
  'phone',
  'tax-number',
  'documents',
  'bank-account',
  'super-shop',
  'document-number',
]

const isDataChange = ({ group }: MenuEntry): boolean => group === 'data'

/** Builds a product line's menu in the given order, but with changes of customer data sorted as in `dataChangeKeys`. */
export const productLineMenu = (...entries: readonly MenuEntry[]): readonly MenuEntry[] => [
  ...entries.filter((entry) => !isDataChange(entry)),
  ...entries
    .filter(isDataChange)
    .sort((one, other) => dataChangeKeys.indexOf(one.key) - dataChangeKeys.indexOf(other.key)),
]
