/** Returns the result of a browser API, or `otherwise` if the call throws. Some browsers lack or forbid APIs. */
export const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
