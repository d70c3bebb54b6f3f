import { type MenuGroup, menuGroups } from '../../../machines/case/areaCases'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import { searchKey } from '../../../machines/searchKey'

/** An entry as the customer reads it; logging out stands among what the contract offers. */
export interface ShownEntry extends Pick<EnabledEntry, 'key' | 'group' | 'waiting'> {
  readonly kind: EnabledEntry['kind'] | 'logout'
  readonly label: string
}

/** A group of the menu, with at least one entry. */
export interface ShownGroup {
  readonly group: MenuGroup
  readonly entries: readonly ShownEntry[]
}

/** The entries whose label holds what is searched for, in the menu's groups and order. */
export const groupsFound = (entries: readonly ShownEntry[], search: string): readonly ShownGroup[] => {
  const wanted = searchKey(search)
  const found = entries.filter(({ label }) => searchKey(label).includes(wanted))
  return menuGroups
    .map((group) => ({ group, entries: found.filter((entry) => entry.group === group) }))
    .filter((shown) => shown.entries.length > 0)
}
