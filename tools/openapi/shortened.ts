/** Number of list entries in a shortened example. */
const ENOUGH = 3

/** Returns the value with long lists cut, for readers. */
export const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return (value.length > 2 * ENOUGH ? value.slice(0, ENOUGH) : value).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}
