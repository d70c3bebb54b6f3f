import type { InferOutput } from 'valibot'
import type { correctionResult, Money } from '../../../src/api/entities'
import type { Detail } from '../../case/definition/detail'
import { comparedPremiums } from '../comparedPremiums'

interface Premiums {
  readonly oldPremium?: Money | null | undefined
  readonly newPremium: Money
}

/** By how much one is less or more than the other; nothing where they cannot be compared. */
const difference = (before: Money | null | undefined, after: Money): readonly Detail[] => {
  if (!before || before.currency !== after.currency) return []
  const value = { value: Math.abs(before.value - after.value), currency: after.currency }
  if (value.value === 0) return [{ name: 'difference', kind: 'money', value }]
  return [{ name: after.value < before.value ? 'saving' : 'extra', kind: 'money', value }]
}

/** The yearly premium as it is and as it would be, side by side. */
export const premiumDetails = ({ oldPremium, newPremium }: Premiums): readonly Detail[] => [
  ...comparedPremiums({ name: 'oldPremium', amount: oldPremium }, { name: 'newPremium', amount: newPremium }),
  ...difference(oldPremium, newPremium),
]

/** What a correction has changed: a period's premium as it was, and as it is by now. */
export const correctedPremium = ({ oldPremium, newPremium }: InferOutput<typeof correctionResult>): readonly Detail[] =>
  comparedPremiums({ name: 'oldPeriodPremium', amount: oldPremium }, { name: 'newPeriodPremium', amount: newPremium })
