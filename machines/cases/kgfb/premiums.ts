import type { InferOutput } from 'valibot'
import type { correctionResult, Money } from '../../../src/api/entities'
import type { Detail } from '../../case/definition/detail'
import { comparedPremiums } from '../comparedPremiums'

interface Premiums {
  readonly oldPremium?: Money | null | undefined
  readonly newPremium: Money
}

/** Returns the difference of two premiums; empty if they cannot be compared. */
const difference = (before: Money | null | undefined, after: Money): readonly Detail[] => {
  if (!before || before.currency !== after.currency) return []
  const value = { value: Math.abs(before.value - after.value), currency: after.currency }
  if (value.value === 0) return [{ name: 'difference', kind: 'money', value }]
  return [{ name: after.value < before.value ? 'saving' : 'extra', kind: 'money', value }]
}

/** Compares the current and the new yearly premium. */
export const premiumDetails = ({ oldPremium, newPremium }: Premiums): readonly Detail[] => [
  ...comparedPremiums({ name: 'oldPremium', amount: oldPremium }, { name: 'newPremium', amount: newPremium }),
  ...difference(oldPremium, newPremium),
]

/** Compares a period's premium before and after a correction. */
export const correctedPremium = ({ oldPremium, newPremium }: InferOutput<typeof correctionResult>): readonly Detail[] =>
  comparedPremiums({ name: 'oldPeriodPremium', amount: oldPremium }, { name: 'newPeriodPremium', amount: newPremium })
