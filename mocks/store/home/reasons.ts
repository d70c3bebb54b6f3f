/** Reasons to terminate a home contract. Each key is the last part of a call's path, e.g. `14-days`. */
export const homeReasons = {
  anniversary: { id: 1, label: 'Felmondás évfordulóra' },
  '14-days': { id: 2, label: 'Felmondás 14 napon belül' },
  other: { id: 3, label: 'Egyéb ok' },
  'home-sell': { id: 4, label: 'Ingatlan eladása' },
  'loss-of-interest': { id: 5, label: 'Érdekmúlás' },
  quarterly: { id: 6, label: 'Negyedéves felmondás' },
} as const

/** Termination reason of the insurer: the premium was not paid. */
export const NON_PAYMENT = 7

/** A key of `homeReasons`, e.g. `14-days`. */
export type HomeReason = keyof typeof homeReasons
