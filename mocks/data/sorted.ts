const collator = new Intl.Collator('hu')

/** Entries in the order of the Hungarian alphabet. */
export const sortedByName = <Entry extends { readonly name: string }>(entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => collator.compare(a.name, b.name))
