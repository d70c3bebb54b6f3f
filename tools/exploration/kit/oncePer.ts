/** Memoizes a function by its argument, for functions that run in thousands of situations. */
export const oncePer = <Of extends object, Made>(compute: (argument: Of) => Made): ((argument: Of) => Made) => {
  const cache = new WeakMap<Of, { readonly of: Made }>()
  return (argument) => {
    const entry = cache.get(argument) ?? { of: compute(argument) }
    cache.set(argument, entry)
    return entry.of
  }
}
