/** Number of items handled in one task. A slow phone needs less than 50 ms for them. */
const BATCH_SIZE = 4

/**
 * Calls a function for each item: for the first batch immediately, then for one batch per task, so that the page stays
 * responsive.
 */
export const forEachInBatches = <Item>(items: readonly Item[], handleItem: (item: Item) => void): void => {
  for (const item of items.slice(0, BATCH_SIZE)) handleItem(item)
  if (items.length > BATCH_SIZE) setTimeout(() => forEachInBatches(items.slice(BATCH_SIZE), handleItem))
}
