import type { MenuEntry } from '../case/menu/productLineCases'

/**
 * Menu keys of the changes of customer data, in display order, for persons and companies (specification, section 6). A
 * test checks every entry of the group against it.
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

/**
 * Builds a product line's menu. Entries keep their order within a group. Changes of data have the order of
 * `dataChanges`, the same for every product line.
 */
export const productLineMenu = (...lines: readonly MenuEntry[]): readonly MenuEntry[] => [
  ...lines.filter((line) => !isData(line)),
  ...lines.filter(isData).sort((one, other) => dataChanges.indexOf(one.key) - dataChanges.indexOf(other.key)),
]
