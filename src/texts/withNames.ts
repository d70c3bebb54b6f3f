/** Tells if the insurer has sent a name that can be shown. */
export const isNamed = (name: string | null | undefined): name is string => Boolean(name?.trim())

/** Replaces each missing name with `replacementName`. Names are shown as links or headings, which must not be empty. */
export const withNames = <Thing extends { readonly name: string }>(
  things: readonly Thing[],
  replacementName: string,
): readonly Thing[] => things.map((thing) => (isNamed(thing.name) ? thing : { ...thing, name: replacementName }))
