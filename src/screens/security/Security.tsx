/** Not built yet. */
export function Security() {
  return null
}
