/** What something is called: with what it is of, where several stand beside each other. */
export const labelOf = (label: string, of: string | undefined): string => (of === undefined ? label : `${label}, ${of}`)
