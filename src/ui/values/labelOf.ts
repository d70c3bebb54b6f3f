/** A label, followed by its subject if several such labels are listed. */
export const labelOf = (label: string, of: string | undefined): string => (of === undefined ? label : `${label}, ${of}`)
