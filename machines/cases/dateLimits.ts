/** How far ahead a day can lie that nobody here decides, in days: ten years (decision 14). */
export const DECADE = 3652

/** How far ahead a contract can end on a day of one's choice, and premiums can begin to be suspended or be no more, in days (decision 14). */
export const YEAR = 365

/** How far ahead a contract can be brought back, in days (decision 45). */
export const MONTH = 30

/** How far back a day can lie that is told, in days: forty years, as old as no contract of a vehicle is (decision 14). */
export const FORTY_YEARS = 14_610

/** How far back the birth of somebody can lie, in days: a hundred and thirty years. */
export const LIFETIME = 47_482

/** Within how many days of its start a contract can be withdrawn from. */
export const WITHDRAWAL = 14
