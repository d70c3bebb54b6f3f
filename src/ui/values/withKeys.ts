/**
 * Adds a unique list key to each item. If the insurer repeats an id, e.g. `a`, the second item gets the key `2-a`. The
 * key can be an element's id, because it contains a space only if the id does.
 */
export const withKeys = <Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): readonly { readonly key: string; readonly item: Item }[] => {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const id = idOf(item)
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return { key: `${count}-${id}`, item }
  })
}
