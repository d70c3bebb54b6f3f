/**
 * Items with a key each for their list, made of an id that the insurer may have given to several of them. No space is
 * added: where the id has none, an element can be named by the key.
 */
export const keyed = <Item>(
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
