import type { Money } from '../../src/api/entities'
import { type Detail, knownMoneyDetail } from '../case/definition/detail'

interface Premium {
  readonly name: string
  readonly amount: Money | null | undefined
}

/**
 * Returns the current and the new premium, which the screen draws as two bars. If a premium is unknown, or the
 * currencies differ, returns the known premiums without bars.
 */
export const comparePremiums = (currentPremium: Premium, newPremium: Premium): readonly Detail[] => {
  const [currentAmount, newAmount] = [currentPremium.amount, newPremium.amount]
  if (!currentAmount || !newAmount || currentAmount.currency !== newAmount.currency)
    return [...knownMoneyDetail(currentPremium.name, currentAmount), ...knownMoneyDetail(newPremium.name, newAmount)]
  const largestAmount = currentAmount.value > newAmount.value ? currentAmount : newAmount
  return [
    {
      name: currentPremium.name,
      kind: 'compared',
      value: { amount: currentAmount, most: largestAmount, isNew: false },
    },
    { name: newPremium.name, kind: 'compared', value: { amount: newAmount, most: largestAmount, isNew: true } },
  ]
}
