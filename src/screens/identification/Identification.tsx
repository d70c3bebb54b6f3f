/** Not built yet. */
export function Identification() {
  return null
}
