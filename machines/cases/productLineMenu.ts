import type { MenuEntry } from '../case/menu/productLineCases'

/**
 * The changes of a customer's data in the order of the menu, persons' and companies' in one (specification, section 6).
 * A test holds every entry of the group against it.
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
 * An area's menu. Within a group the lines keep their order, but for the changes of data: what is everywhere and what an
 * area adds stand among each other there, in the same order in every area.
 */
export const productLineMenu = (...lines: readonly MenuEntry[]): readonly MenuEntry[] => [
  ...lines.filter((line) => !isData(line)),
  ...lines.filter(isData).sort((one, other) => dataChanges.indexOf(one.key) - dataChanges.indexOf(other.key)),
]
