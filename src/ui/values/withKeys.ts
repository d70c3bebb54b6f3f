/**
 * Adds a unique list key to each item, made of its id, which the insurer may repeat. The key contains no space unless
 * the id does, so it can be an element's id.
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
