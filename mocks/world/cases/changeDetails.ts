/** What a change of something tells of itself: what it was, where that is known, and what it is now. */
export const changeDetails = (label: string, before: string | null | undefined, after: string) => [
  ...(before ? [[`Eddigi ${label}`, before] as const] : []),
  [`Új ${label}`, after] as const,
]
