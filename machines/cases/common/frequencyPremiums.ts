import type { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import type { CallData } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import { PAYMENTS_A_YEAR } from '../../../src/api/payments'
import type { Detail } from '../../case/definition/detail'
import type { Problem } from '../../validation/problem'

type PaymentTypeData = CallData<typeof getPaymentTypeOrFrequency>

/**
 * Returns the premium per payment and per year for a payment frequency. `null` if the insurer does not report the
 * premium, or the frequency is unknown.
 */
const premiumsOfFrequency = (
  { premiums }: PaymentTypeData,
  id: number | null | undefined,
): { readonly premium: Money; readonly yearly: Money } | null => {
  const premium = premiums?.find(({ paymentFrequencyId }) => paymentFrequencyId === id)?.premium
  const paymentsAYear = PAYMENTS_A_YEAR.get(id ?? Number.NaN)
  return premium && paymentsAYear ? { premium, yearly: { ...premium, value: premium.value * paymentsAYear } } : null
}

const NOTE_NAMES = new Map([
  [1, 'yearly'],
  [2, 'halfYearly'],
  [3, 'quarterly'],
  [4, 'monthly'],
])

/** Returns the note that shows the premium beside a payment frequency. */
export const premiumNote = (loaded: PaymentTypeData, id: number): Problem | undefined => {
  const values = premiumsOfFrequency(loaded, id)
  const name = NOTE_NAMES.get(id)
  return values && name ? { name, values } : undefined
}

/** Returns the premiums before and after the change; empty unless the insurer reports both. */
export const premiumChanges = (loaded: PaymentTypeData, frequencyId: string): readonly Detail[] => {
  const currentPremiums = premiumsOfFrequency(loaded, loaded.paymentFrequencyId)
  const newPremiums = premiumsOfFrequency(loaded, Number(frequencyId))
  if (currentPremiums === null || newPremiums === null) return []
  return (['premium', 'yearly'] as const).map((name) => ({
    name,
    kind: 'change',
    value: { before: currentPremiums[name], now: newPremiums[name] },
  }))
}
