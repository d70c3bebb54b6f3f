/** Tells if the insurer has sent a name that can be shown. */
export const isNamed = (name: string | null | undefined): name is string => Boolean(name?.trim())

/** Replaces each missing name by a word of the portal, because a link or a heading needs a text. */
export const named = <Thing extends { readonly name: string }>(
  things: readonly Thing[],
  word: string,
): readonly Thing[] => things.map((thing) => (isNamed(thing.name) ? thing : { ...thing, name: word }))
