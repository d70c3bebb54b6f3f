/** A label, followed by its subject if there is one. */
export const labelOf = (label: string, of: string | undefined): string => (of === undefined ? label : `${label}, ${of}`)
