import type { EntryIcon, MenuEntry } from '../case/menu/productLineCases'

/** Adds icons to entries by menu key, for a single product line. */
export const withIcons = (
  entries: readonly MenuEntry[],
  icons: Readonly<Record<string, EntryIcon>>,
): readonly MenuEntry[] =>
  entries.map((entry) => {
    const icon = icons[entry.key]
    return icon ? { ...entry, icon } : entry
  })
