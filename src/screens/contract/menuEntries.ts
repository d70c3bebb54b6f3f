import { type EntryIcon, entryIcons, type MenuGroup, menuGroups } from '../../../machines/case/menu/productLineCases'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import type { Searchable } from './menuSearch'

/** A menu entry as shown. Logging out is shown as an entry, too. */
export interface ShownEntry extends Pick<EnabledEntry, 'key' | 'group' | 'waiting'>, Searchable {
  readonly icon?: EntryIcon | null
  /**
   * The function that a press calls, and the event that it sends. `leads`: it opens something, so the tile shows an
   * arrow like a link. An entry without an action is a link.
   */
  readonly action?: { readonly press: () => void; readonly event: { readonly type: string }; readonly leads?: true }
  /** The address of the entry's link, if it differs from the default one. */
  readonly to?: string
  readonly screen?: EnabledEntry['screen']
}

/** The name of a group. `indexation` and `otherServices` are groups that list only a part of their usual entries. */
export type GroupName = MenuGroup | 'indexation' | 'otherServices'

/** A group of the menu, with at least one entry. */
export interface ShownGroup {
  readonly group: MenuGroup
  readonly name: GroupName
  readonly entries: readonly ShownEntry[]
}

/** The entries in the menu's groups and order. */
export const groupEntries = (entries: readonly ShownEntry[]): readonly ShownGroup[] =>
  menuGroups
    .map((group) => ({ group, name: group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((shownGroup) => shownGroup.entries.length > 0)

/** A menu divided into parts. Each entry is in exactly one of them. */
export interface DividedMenu {
  /** The list of submitted cases, if the menu has it. */
  readonly cases: ShownEntry | null
  /** The most wanted entries except documents. */
  readonly frequent: readonly ShownEntry[]
  /** The most wanted documents, the policy first. */
  readonly papers: readonly ShownEntry[]
  /** All other documents. */
  readonly documents: readonly ShownEntry[]
  readonly groups: readonly ShownGroup[]
  readonly leaving: readonly ShownEntry[]
  /** All entries in the order of the parts: `cases`, the most wanted ones, then the groups. */
  readonly inOrder: readonly ShownEntry[]
}

/** The name of a group. It depends on which of the group's entries are listed in another part. */
const groupNameOf = ({ group, entries }: ShownGroup, promotedEntries: readonly ShownEntry[]): GroupName => {
  if (group === 'investment' && entries.every(({ key }) => key === 'index-statement')) return 'indexation'
  return group === 'service' && promotedEntries.some((entry) => entry.group === group) ? 'otherServices' : group
}

/** Divides a menu into parts, by icon and group of each entry. */
export const divideMenu = (entries: readonly ShownEntry[]): DividedMenu => {
  const cases = entries.find(({ screen }) => screen === 'onlineCases') ?? null
  const entriesWithIcon = entryIcons.flatMap((icon) => entries.filter((entry) => entry.icon === icon))
  const frequentCandidates = entriesWithIcon.filter(({ group }) => group !== 'documents')
  // A single entry is not worth a list: it stays in its group.
  const frequent = frequentCandidates.length > 1 ? frequentCandidates : []
  const promotedEntries = entriesWithIcon.filter((entry) => entry.group === 'documents' || frequent.includes(entry))
  const papers = promotedEntries.filter(({ group }) => group === 'documents')
  const groups = groupEntries(entries.filter((entry) => entry !== cases && !promotedEntries.includes(entry)))
  const entriesOfGroup = (name: MenuGroup) => groups.find(({ group }) => group === name)?.entries ?? []
  return {
    ...{ cases, frequent, papers, documents: entriesOfGroup('documents'), leaving: entriesOfGroup('leaving') },
    groups: groups
      .filter(({ group }) => group !== 'documents' && group !== 'leaving')
      .map((shownGroup) => ({ ...shownGroup, name: groupNameOf(shownGroup, promotedEntries) })),
    inOrder: [...(cases ? [cases] : []), ...promotedEntries, ...groups.flatMap(({ entries }) => entries)],
  }
}
