/** Ten years, in days: the latest future day for dates that only the insurer can judge (decision 8). */
export const DECADE_DAYS = 3652

/**
 * One year, in days: the latest end of a contract, and the latest start of a premium suspension or exemption (decision
 * 8).
 */
export const YEAR_DAYS = 365

/** Latest day of a reactivation, in days from today (decision 8). */
export const MONTH_DAYS = 30

/** Forty years, in days: how far back a reported event may be. Longer than any vehicle contract (decision 8). */
export const FORTY_YEARS_DAYS = 14_610

/** 130 years, in days: how far back a date of birth may be. */
export const LIFETIME_DAYS = 47_482

/** Withdrawal period, in days from the start of the contract. */
export const WITHDRAWAL_DAYS = 14
