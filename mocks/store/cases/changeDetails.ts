/** Details of a change: the old value, if known, and the new one. */
export const changeDetails = (label: string, before: string | null | undefined, after: string) => [
  ...(before ? [[`Eddigi ${label}`, before] as const] : []),
  [`Új ${label}`, after] as const,
]

/** Details of one value when a case can change several. A value that stays is labelled as unchanged. */
export const changedOrKept = (label: string, before: string | null | undefined, after: string) =>
  before === after ? [[`Változatlan ${label}`, after] as const] : changeDetails(label, before, after)
