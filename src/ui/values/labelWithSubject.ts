/**
 * Returns the label and what it is about, e.g. `Számla, 2026. 05. 01.`, or only the label if `subject` is `undefined`.
 */
export const labelWithSubject = (label: string, subject: string | undefined): string =>
  subject === undefined ? label : `${label}, ${subject}`
