/** A label, followed by its subject if there is one. */
export const labelWithSubject = (label: string, subject: string | undefined): string =>
  subject === undefined ? label : `${label}, ${subject}`
