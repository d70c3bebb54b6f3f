import type { ContractHeader } from '../case/menu/productLineCases'

/** Returns the menu keys that the insurer enables; `null` if the header has no such list, as in vehicle contracts. */
export const enabledMenuKeys = (header: ContractHeader): readonly string[] | null =>
  ('enabledMenuItems' in header ? header.enabledMenuItems : null) ?? null

/** Tells if the insurer enables a menu key. Without a list, every key of the product line is enabled. */
export const isKeyEnabled = (header: ContractHeader, key: string): boolean =>
  enabledMenuKeys(header)?.includes(key) ?? true
