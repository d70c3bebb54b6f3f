/** A list of details longer than any real one. */
export const manyDetails = Array.from({ length: 200 }, (_, index) => ({ label: `${index + 1}. adat`, value: 'Igen' }))
