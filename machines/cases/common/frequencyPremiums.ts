import type { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import type { CallData } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import { PAYMENTS_A_YEAR } from '../../../src/api/payments'
import type { Detail } from '../../case/definition/detail'
import type { Problem } from '../../validation/problem'

type Loaded = CallData<typeof getPaymentTypeOrFrequency>

/** What is paid at a time, and in a year, where premiums are paid so often; `null` where the insurer does not say. */
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

/** What it costs to pay so often, beside the choice of it. */
export const premiumNote = (loaded: Loaded, id: number): Problem | undefined => {
  const values = premiumBy(loaded, id)
  const name = NOTES.get(id)
  return values && name ? { name, values } : undefined
}

/** What is paid at a time and in a year, before and then; nothing where either is not known. */
export const premiumChanges = (loaded: Loaded, chosen: string): readonly Detail[] => {
  const before = premiumBy(loaded, loaded.paymentFrequencyId)
  const now = premiumBy(loaded, Number(chosen))
  if (before === null || now === null) return []
  return (['premium', 'yearly'] as const).map((name) => ({
    name,
    kind: 'change',
    value: { before: before[name], now: now[name] },
  }))
}
