/** Returns the lines about a changed value for the case's document: the old value, if known, and the new one. */
export const changeDetails = (label: string, oldValue: string | null | undefined, newValue: string) => [
  ...(oldValue ? [[`Eddigi ${label}`, oldValue] as const] : []),
  [`Új ${label}`, newValue] as const,
]

/**
 * Returns the lines about a value if the case can change several values. A value that stays the same is labelled as
 * unchanged.
 */
export const maybeChangedDetails = (label: string, oldValue: string | null | undefined, newValue: string) =>
  oldValue === newValue ? [[`Változatlan ${label}`, newValue] as const] : changeDetails(label, oldValue, newValue)
