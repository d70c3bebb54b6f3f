/** Number of items handled in one task. A slow phone needs less than 50 ms for them. */
const FEW = 4

/** Calls a function for each item, the first few at once, then a few a task, so that the page stays responsive. */
export const fewAtATime = <Item>(items: readonly Item[], act: (item: Item) => void): void => {
  for (const item of items.slice(0, FEW)) act(item)
  if (items.length > FEW) setTimeout(() => fewAtATime(items.slice(FEW), act))
}
