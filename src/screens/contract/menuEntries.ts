import { type EntryIcon, entryIcons, type MenuGroup, menuGroups } from '../../../machines/case/menu/productLineCases'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import type { Searchable } from './menuSearch'

/** An entry as the customer reads it; logging out stands among what the contract offers. */
export interface ShownEntry extends Pick<EnabledEntry, 'key' | 'group' | 'waiting'>, Searchable {
  readonly icon?: EntryIcon | null
  /** What it does at once, and the event that it sends for that; without it, it leads to its place, as some of these do, too. */
  readonly action?: { readonly press: () => void; readonly event: { readonly type: string }; readonly leads?: true }
  /** The address that it leads to, if that is not its own. */
  readonly to?: string
  readonly screen?: EnabledEntry['screen']
}

/** What a group is called: by its own name, or by what is left in it beside what is wanted most. */
export type GroupName = MenuGroup | 'indexation' | 'otherServices'

/** A group of the menu, with at least one entry. */
export interface ShownGroup {
  readonly group: MenuGroup
  readonly name: GroupName
  readonly entries: readonly ShownEntry[]
}

/** The entries in the menu's groups and order. */
export const grouped = (entries: readonly ShownEntry[]): readonly ShownGroup[] =>
  menuGroups
    .map((group) => ({ group, name: group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((shown) => shown.entries.length > 0)

/** A menu in its parts: each entry stands in one of them. */
export interface DividedMenu {
  /** What was submitted, where the menu has it. */
  readonly cases: ShownEntry | null
  /** What customers come for most, but documents. */
  readonly frequent: readonly ShownEntry[]
  /** The documents that are asked for most, the policy first. */
  readonly papers: readonly ShownEntry[]
  /** All other documents. */
  readonly documents: readonly ShownEntry[]
  readonly groups: readonly ShownGroup[]
  readonly leaving: readonly ShownEntry[]
  /** All of it, the parts that come first before the groups. */
  readonly inOrder: readonly ShownEntry[]
}

/** What a group is called of which some entries stand in another part. */
const nameOf = ({ group, entries }: ShownGroup, wanted: readonly ShownEntry[]): GroupName => {
  if (group === 'investment' && entries.every(({ key }) => key === 'index-statement')) return 'indexation'
  return group === 'service' && wanted.some((entry) => entry.group === group) ? 'otherServices' : group
}

/** Divides a menu, as its entries say of themselves. */
export const partsOf = (entries: readonly ShownEntry[]): DividedMenu => {
  const cases = entries.find(({ screen }) => screen === 'onlineCases') ?? null
  const drawn = entryIcons.flatMap((icon) => entries.filter((entry) => entry.icon === icon))
  const first = drawn.filter(({ group }) => group !== 'documents')
  // One alone is no list: it stands in its group.
  const frequent = first.length > 1 ? first : []
  const wanted = drawn.filter((entry) => entry.group === 'documents' || frequent.includes(entry))
  const papers = wanted.filter(({ group }) => group === 'documents')
  const groups = grouped(entries.filter((entry) => entry !== cases && !wanted.includes(entry)))
  const inGroup = (name: MenuGroup) => groups.find(({ group }) => group === name)?.entries ?? []
  return {
    ...{ cases, frequent, papers, documents: inGroup('documents'), leaving: inGroup('leaving') },
    groups: groups
      .filter(({ group }) => group !== 'documents' && group !== 'leaving')
      .map((each) => ({ ...each, name: nameOf(each, wanted) })),
    inOrder: [...(cases ? [cases] : []), ...wanted, ...groups.flatMap(({ entries }) => entries)],
  }
}
