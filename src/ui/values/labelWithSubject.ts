/** Returns the label with its subject, e.g. `Számla, 2026. 05. 01.`; only the label if `subject` is `undefined`. */
export const labelWithSubject = (label: string, subject: string | undefined): string =>
  subject === undefined ? label : `${label}, ${subject}`
