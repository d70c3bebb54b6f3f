/** Latest future day if only the insurer can judge it, in days from today: ten years (decision 8). */
export const DECADE = 3652

/**
 * Latest chosen end of a contract, and latest start of a premium suspension or exemption, in days from today (decision
 * 8).
 */
export const YEAR = 365

/** Latest day of a reactivation, in days from today (decision 8). */
export const MONTH = 30

/** Earliest day of a reported event, in days before today: forty years, longer than any vehicle contract (decision 8). */
export const FORTY_YEARS = 14_610

/** Earliest date of birth, in days before today: 130 years. */
export const LIFETIME = 47_482

/** Withdrawal period, in days from the start of the contract. */
export const WITHDRAWAL = 14
