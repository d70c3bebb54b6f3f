import type { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import type { CallData } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import { PAYMENTS_A_YEAR } from '../../../src/api/payments'
import type { Detail } from '../../case/definition/detail'
import type { Problem } from '../../validation/problem'

type Loaded = CallData<typeof getPaymentTypeOrFrequency>

/** Returns the premium per payment and per year for a payment frequency; `null` if the insurer does not report it. */
const premiumBy = (
  { premiums }: Loaded,
  id: number | null | undefined,
): { readonly premium: Money; readonly yearly: Money } | null => {
  const premium = premiums?.find(({ paymentFrequencyId }) => paymentFrequencyId === id)?.premium
  const times = PAYMENTS_A_YEAR.get(id ?? Number.NaN)
  return premium && times ? { premium, yearly: { ...premium, value: premium.value * times } } : null
}

const NOTES = new Map([
  [1, 'yearly'],
  [2, 'halfYearly'],
  [3, 'quarterly'],
  [4, 'monthly'],
])

/** Returns the note with the premium beside a payment frequency. */
export const premiumNote = (loaded: Loaded, id: number): Problem | undefined => {
  const values = premiumBy(loaded, id)
  const name = NOTES.get(id)
  return values && name ? { name, values } : undefined
}

/** Returns the premiums before and after the change; empty if either is not known. */
export const premiumChanges = (loaded: Loaded, frequencyId: string): readonly Detail[] => {
  const before = premiumBy(loaded, loaded.paymentFrequencyId)
  const now = premiumBy(loaded, Number(frequencyId))
  if (before === null || now === null) return []
  return (['premium', 'yearly'] as const).map((name) => ({
    name,
    kind: 'change',
    value: { before: before[name], now: now[name] },
  }))
}
