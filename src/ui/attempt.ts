/** The result of a call to the browser, or another value if the call throws: APIs are missing or forbidden in some browsers. */
export const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
