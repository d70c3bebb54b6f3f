/** So many take a slow phone less than a twentieth of a second. */
const FEW = 4

/** Does something to each of many, the first few at once, and then a few a task: between them the page answers. */
export const fewAtATime = <Item>(items: readonly Item[], act: (item: Item) => void): void => {
  for (const item of items.slice(0, FEW)) act(item)
  if (items.length > FEW) setTimeout(() => fewAtATime(items.slice(FEW), act))
}
