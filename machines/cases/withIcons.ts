import type { EntryIcon, MenuEntry } from '../case/menu/productLineCases'

/** The same entries, with the icons that those of some keys have in one area only. */
export const withIcons = (
  entries: readonly MenuEntry[],
  icons: Readonly<Record<string, EntryIcon>>,
): readonly MenuEntry[] =>
  entries.map((entry) => {
    const icon = icons[entry.key]
    return icon ? { ...entry, icon } : entry
  })
