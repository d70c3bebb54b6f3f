/** Returns the result of a browser API, or `fallback` if the call throws. Some browsers lack or forbid APIs. */
export const attempt = <Result>(act: () => Result, fallback: Result): Result => {
  try {
    return act()
  } catch {
    return fallback
  }
}
