import { type MenuGroup, menuGroups } from '../../../machines/case/areaCases'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import type { Searchable } from './menuSearch'

/** An entry as the customer reads it; logging out stands among what the contract offers. */
export interface ShownEntry extends Pick<EnabledEntry, 'key' | 'group' | 'waiting'>, Searchable {
  readonly kind: EnabledEntry['kind'] | 'campaign' | 'logout'
}

/** A group of the menu, with at least one entry. */
export interface ShownGroup {
  readonly group: MenuGroup
  readonly entries: readonly ShownEntry[]
}

/** The entries in the menu's groups and order. */
export const grouped = (entries: readonly ShownEntry[]): readonly ShownGroup[] =>
  menuGroups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((shown) => shown.entries.length > 0)
