import { type EntryIcon, entryIcons, type MenuGroup, menuGroups } from '../../../machines/case/menu/productLineCases'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import type { Searchable } from './menuSearch'

/** A menu entry as shown. Logging out is shown as an entry, too. */
export interface ShownEntry extends Pick<EnabledEntry, 'key' | 'group' | 'waiting'>, Searchable {
  readonly icon?: EntryIcon | null
  /**
   * The function that a press calls, and the event that it sends. `leads` is true if a press shows more content; the
   * tile then has an arrow like a link. An entry without an action is a link.
   */
  readonly action?: { readonly press: () => void; readonly event: { readonly type: string }; readonly leads?: true }
  /** The address of the entry's link, if it differs from the default one. */
  readonly to?: string
  readonly screen?: EnabledEntry['screen']
}

/**
 * The name of a menu group. A group that contains only a part of its usual entries is named `indexation` or
 * `otherServices` instead.
 */
export type GroupName = MenuGroup | 'indexation' | 'otherServices'

/** A group of the menu, with at least one entry. */
export interface ShownGroup {
  readonly group: MenuGroup
  readonly name: GroupName
  readonly entries: readonly ShownEntry[]
}

/** Groups the entries by the menu's groups, in their order. Leaves out empty groups. */
export const groupEntries = (entries: readonly ShownEntry[]): readonly ShownGroup[] =>
  menuGroups
    .map((group) => ({ group, name: group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((shownGroup) => shownGroup.entries.length > 0)

/** A menu divided into parts. Each entry is in exactly one part, and also in `inOrder`. */
export interface DividedMenu {
  /** The list of submitted cases, if the menu has it. */
  readonly cases: ShownEntry | null
  /** The entries that customers need most often, except documents. */
  readonly frequent: readonly ShownEntry[]
  /** The documents that customers need most often, the policy first. */
  readonly papers: readonly ShownEntry[]
  /** All other documents. */
  readonly documents: readonly ShownEntry[]
  readonly groups: readonly ShownGroup[]
  readonly leaving: readonly ShownEntry[]
  /** All entries: first `cases`, then the entries that customers need most often, then the rest by group. */
  readonly inOrder: readonly ShownEntry[]
}

/** Returns the name of a group. It depends on which entries of the group are shown elsewhere. */
const groupNameOf = ({ group, entries }: ShownGroup, promotedEntries: readonly ShownEntry[]): GroupName => {
  if (group === 'investment' && entries.every(({ key }) => key === 'index-statement')) return 'indexation'
  return group === 'service' && promotedEntries.some((entry) => entry.group === group) ? 'otherServices' : group
}

/** Divides a menu into parts, by icon and group of each entry. */
export const divideMenu = (entries: readonly ShownEntry[]): DividedMenu => {
  const cases = entries.find(({ screen }) => screen === 'onlineCases') ?? null
  const entriesWithIcon = entryIcons.flatMap((icon) => entries.filter((entry) => entry.icon === icon))
  const frequentCandidates = entriesWithIcon.filter(({ group }) => group !== 'documents')
  // One entry is too few for a part of its own, so it stays in its group.
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
