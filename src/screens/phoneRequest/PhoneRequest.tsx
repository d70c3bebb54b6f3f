/** Not built yet. */
export function PhoneRequest() {
  return null
}
