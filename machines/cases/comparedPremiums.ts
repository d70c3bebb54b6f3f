import type { Money } from '../../src/api/entities'
import { type Detail, knownMoney } from '../case/definition/detail'

interface Premium {
  readonly name: string
  readonly amount: Money | null | undefined
}

/**
 * Compares the current and the new premium side by side. A single premium, or two in different currencies, are only
 * listed.
 */
export const comparedPremiums = (before: Premium, now: Premium): readonly Detail[] => {
  const [old, fresh] = [before.amount, now.amount]
  if (!old || !fresh || old.currency !== fresh.currency)
    return [...knownMoney(before.name, old), ...knownMoney(now.name, fresh)]
  const most = old.value > fresh.value ? old : fresh
  return [
    { name: before.name, kind: 'compared', value: { amount: old, most, isNew: false } },
    { name: now.name, kind: 'compared', value: { amount: fresh, most, isNew: true } },
  ]
}
