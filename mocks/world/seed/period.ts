import { isoDaysFrom } from '../days'

/** The insurance period that is running now (epoch, ms), as letters show it. */
export const periodAround = (now: number): string => `${written(now, -239)} – ${written(now, 125)}`

// As the insurer prints days on its letters: 2026. 11. 21.
const written = (now: number, days: number): string => `${isoDaysFrom(now, days).replaceAll('-', '. ')}.`
