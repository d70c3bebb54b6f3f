/** Termination reason: requested by the contractor (assumed). */
export const BY_CONTRACTOR = 1

/** Termination reason of the insurer: the premium was not paid. */
export const NON_PAYMENT = 2

/** Termination reason: the insured service was paid, so nothing is left to insure. */
export const SERVICE_PAID = 3
