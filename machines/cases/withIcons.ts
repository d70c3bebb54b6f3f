import type { EntryIcon, MenuEntry } from '../case/menu/productLineCases'

/** Adds icons to entries by menu key, for a single product line. @throws if no entry has one of the keys. */
export const withIcons = (
  entries: readonly MenuEntry[],
  icons: Readonly<Record<string, EntryIcon>>,
): readonly MenuEntry[] => {
  const unknownKey = Object.keys(icons).find((key) => !entries.some((entry) => entry.key === key))
  if (unknownKey !== undefined) throw new Error(`Remove the icon of ${unknownKey}: no menu entry has this key`)
  return entries.map((entry) => {
    const icon = icons[entry.key]
    return icon ? { ...entry, icon } : entry
  })
}
