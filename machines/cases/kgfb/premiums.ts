import type { InferOutput } from 'valibot'
import type { correctionResult, Money } from '../../../src/api/entities'
import type { Detail } from '../../case/definition/detail'
import { comparePremiums } from '../comparePremiums'

interface Premiums {
  readonly oldPremium?: Money | null | undefined
  readonly newPremium: Money
}

/** Returns the difference of two premiums; empty if the old premium is not known or the currencies differ. */
const premiumDifference = (oldPremium: Money | null | undefined, newPremium: Money): readonly Detail[] => {
  if (!oldPremium || oldPremium.currency !== newPremium.currency) return []
  const amount = { value: Math.abs(oldPremium.value - newPremium.value), currency: newPremium.currency }
  if (amount.value === 0) return [{ name: 'difference', kind: 'money', value: amount }]
  return [{ name: newPremium.value < oldPremium.value ? 'saving' : 'extra', kind: 'money', value: amount }]
}

/** Compares the current and the new yearly premium. */
export const premiumDetails = ({ oldPremium, newPremium }: Premiums): readonly Detail[] => [
  ...comparePremiums({ name: 'oldPremium', amount: oldPremium }, { name: 'newPremium', amount: newPremium }),
  ...premiumDifference(oldPremium, newPremium),
]

/** Compares a period's premium before and after a correction. */
export const correctedPremiumDetails = ({
  oldPremium,
  newPremium,
}: InferOutput<typeof correctionResult>): readonly Detail[] =>
  comparePremiums({ name: 'oldPeriodPremium', amount: oldPremium }, { name: 'newPeriodPremium', amount: newPremium })
