/** Not built yet. */
export function Dap() {
  return null
}
