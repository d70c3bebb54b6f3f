import type { ContractHeader } from '../case/menu/productLineCases'

/** The menu keys that the insurer enables; `null` where it gives no list: contracts of vehicles have none. */
export const enabledItems = (header: ContractHeader): readonly string[] | null =>
  ('enabledMenuItems' in header ? header.enabledMenuItems : null) ?? null

/** Whether the insurer enables a menu key; without a list, a contract offers what every one of its kind has. */
export const enables = (header: ContractHeader, key: string): boolean => enabledItems(header)?.includes(key) ?? true
