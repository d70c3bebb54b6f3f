import type { Money } from '../../../src/api/entities'

/** Why a property contract may be terminated, by the end of the call's path. */
export const homeReasons = {
  anniversary: { id: 1, label: 'Felmondás évfordulóra' },
  '14-days': { id: 2, label: 'Felmondás 14 napon belül' },
  other: { id: 3, label: 'Egyéb ok' },
  'home-sell': { id: 4, label: 'Ingatlan eladása' },
  'loss-of-interest': { id: 5, label: 'Érdekmúlás' },
  quarterly: { id: 6, label: 'Negyedéves felmondás' },
} as const

/** The insurer's own reason: the premium was not paid. */
export const NON_PAYMENT = 7

/** One of them. */
export type HomeReason = keyof typeof homeReasons

/** What a customer pays back of the discount for a long duration who leaves before an anniversary. */
const DURATION_DISCOUNT = { value: 12_600, currency: 'HUF' } as const

const early: readonly number[] = [
  homeReasons['home-sell'].id,
  homeReasons['loss-of-interest'].id,
  homeReasons.quarterly.id,
]

/** What of that an end for a reason costs: nothing at an anniversary, nor where nobody was told of it before. */
export const discountOf = (terminationReasonId: number): Money | null =>
  early.includes(terminationReasonId) ? DURATION_DISCOUNT : null
