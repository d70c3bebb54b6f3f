/**
 * Adds a list key to each item. The key is unique even if the insurer repeats an id: the second item with the id `a`
 * has the key `2-a`.
 * The key contains no space unless the id does, so it can be an element's id.
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
