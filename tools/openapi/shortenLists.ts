/** Number of list entries in a shortened example. */
const MAX_ENTRIES = 3

/** Returns the value with long lists cut, for readers. */
export const shortenLists = (value: unknown): unknown => {
  if (Array.isArray(value))
    return (value.length > 2 * MAX_ENTRIES ? value.slice(0, MAX_ENTRIES) : value).map(shortenLists)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortenLists(part)]))
}
