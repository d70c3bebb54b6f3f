/** Strips spaces and hyphens, upper case: the plate as the insurer stores it. */
export const normalisePlate = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

const USUAL = /^([A-Z]{3}\d{3,4}|[A-Z]{4}\d{2,3}|[A-Z]{5}\d{1,2}|[A-Z]{6}\d)$/

/** Whether a plate follows one of the Hungarian series; others exist (old, diplomatic, foreign), so only a warning. */
export const isUsualPlate = (typed: string): boolean => USUAL.test(normalisePlate(typed))
