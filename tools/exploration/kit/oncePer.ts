/** What is made of something once: each of thousands of situations asks for it. */
export const oncePer = <Of extends object, Made>(make: (of: Of) => Made): ((of: Of) => Made) => {
  const made = new WeakMap<Of, { readonly of: Made }>()
  return (of) => {
    const known = made.get(of) ?? { of: make(of) }
    made.set(of, known)
    return known.of
  }
}
