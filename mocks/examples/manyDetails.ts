/** More lines of what was sent than anybody sends. */
export const manyDetails = Array.from({ length: 200 }, (_, index) => ({ label: `${index + 1}. adat`, value: 'Igen' }))
