/** Why the insurer keeps a contract as ended (assumed): its contractor asked for it. */
export const BY_CONTRACTOR = 1

/** The insurer's own reason: the premium was not paid. */
export const NON_PAYMENT = 2

/** What it was taken out for was paid: nothing is left to insure. */
export const SERVICE_PAID = 3
