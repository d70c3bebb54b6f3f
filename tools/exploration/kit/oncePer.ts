/** Memoizes a function by its argument, for functions that run in thousands of situations. */
export const oncePer = <Of extends object, Made>(make: (of: Of) => Made): ((of: Of) => Made) => {
  const made = new WeakMap<Of, { readonly of: Made }>()
  return (of) => {
    const known = made.get(of) ?? { of: make(of) }
    made.set(of, known)
    return known.of
  }
}
