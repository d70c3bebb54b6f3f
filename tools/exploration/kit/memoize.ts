/** Memoizes a function by its argument, for functions that run in thousands of situations. */
export const memoize = <Argument extends object, Result>(
  compute: (argument: Argument) => Result,
): ((argument: Argument) => Result) => {
  const cache = new WeakMap<Argument, { readonly of: Result }>()
  return (argument) => {
    const entry = cache.get(argument) ?? { of: compute(argument) }
    cache.set(argument, entry)
    return entry.of
  }
}
