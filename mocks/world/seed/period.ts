import { isoDaysFrom } from '../time/days'

/** The insurance period of a year that is running now (epoch, ms) and began so many days ago, as letters show it. */
export const periodAround = (now: number, daysAgo = 239): string =>
  `${written(now, -daysAgo)} – ${written(now, 364 - daysAgo)}`

// As the insurer prints days on its letters: 2026. 11. 21.
const written = (now: number, days: number): string => `${isoDaysFrom(now, days).replaceAll('-', '. ')}.`
