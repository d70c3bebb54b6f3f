import { withoutSeparators } from '../withoutSeparators'
import type { Problem } from './problem'

/** The number of a SuperShop card as the insurer stores it. */
export const normaliseSuperShop = withoutSeparators

/** What is wrong with the number of a SuperShop card: it is known only that it has digits. */
export const checkSuperShop = (typed: string): Problem | null => {
  const digits = withoutSeparators(typed)
  if (digits === '') return { name: 'missing' }
  return /^\d+$/.test(digits) ? null : { name: 'superShopCharacters' }
}
