import type { MenuEntry } from '../case/menu/productLineCases'

/**
 * Menu keys of the cases that change customer data, in display order (specification, section 6). A test checks that the
 * list contains every entry of the group `data`.
 */
export const dataChanges: readonly string[] = [
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

const isData = ({ group }: MenuEntry): boolean => group === 'data'

/** Builds a product line's menu in the given order, but with changes of customer data sorted as in `dataChanges`. */
export const productLineMenu = (...entries: readonly MenuEntry[]): readonly MenuEntry[] => [
  ...entries.filter((entry) => !isData(entry)),
  ...entries.filter(isData).sort((one, other) => dataChanges.indexOf(one.key) - dataChanges.indexOf(other.key)),
]
