/** What a change of something tells of itself: what it was, where that is known, and what it is now. */
export const changeDetails = (label: string, before: string | null | undefined, after: string) => [
  ...(before ? [[`Eddigi ${label}`, before] as const] : []),
  [`Új ${label}`, after] as const,
]

/** The same of one of several things that one change asks for: what stays is said to stay. */
export const changedOrKept = (label: string, before: string | null | undefined, after: string) =>
  before === after ? [[`Változatlan ${label}`, after] as const] : changeDetails(label, before, after)
