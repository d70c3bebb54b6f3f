/** Details of a change: the old value, if known, and the new one. */
export const changeDetails = (label: string, oldValue: string | null | undefined, newValue: string) => [
  ...(oldValue ? [[`Eddigi ${label}`, oldValue] as const] : []),
  [`Új ${label}`, newValue] as const,
]

/** Details of one value when a case can change several. A value that stays is labelled as unchanged. */
export const maybeChangedDetails = (label: string, oldValue: string | null | undefined, newValue: string) =>
  oldValue === newValue ? [[`Változatlan ${label}`, newValue] as const] : changeDetails(label, oldValue, newValue)
