import type { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import type { CallData } from '../../../src/api/endpoint'
import type { PaymentChangeResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { changeFrequency, frequencyChangeDay } from '../payments/changeFrequency'
import { premiumFrom } from '../payments/due'
import type { Contract } from '../state'
import type { Store } from '../store'
import { paymentsOf } from '../vehicle/premium'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { currentPayment, DIRECT_DEBIT, type Payment, paymentFrequencies, paymentTypes } from './payment'

/**
 * Changes how premiums are paid; the yearly premium stays the same. Returns `undefined` if nothing would change, the
 * option is not offered, or direct debit has no known account.
 */
export const changePayment = (
  store: Store,
  contract: Contract,
  { paymentTypeId, paymentFrequencyId, email }: Payment & { readonly email?: string | null | undefined },
): PaymentChangeResult | undefined => {
  const current = currentPayment(contract)
  const [type, frequency] = [paymentTypes.get(paymentTypeId), paymentFrequencies.get(paymentFrequencyId)]
  const isSame = current.paymentTypeId === paymentTypeId && current.paymentFrequencyId === paymentFrequencyId
  const isAccountMissing = paymentTypeId === DIRECT_DEBIT && typeof contract.header.bankAccount !== 'string'
  if (type === undefined || frequency === undefined || isSame || isAccountMissing) return undefined
  if (!mayChange(contract, 'payment-method-or-frequency-change')) return undefined
  const nextPremiumDate = frequencyChangeDay(store, contract)
  const change = () => storePayment(contract, current, { paymentTypeId, paymentFrequencyId })
  if (current.paymentFrequencyId === paymentFrequencyId) change()
  else changeFrequency(store, contract, change)
  const opened = openCase(store, contract, {
    name: 'Díjfizetési mód vagy gyakoriság módosítása',
    email,
    details: [
      ['Díjfizetés módja', changedTo(paymentTypes.get(current.paymentTypeId), type)],
      ['Díjfizetés gyakorisága', changedTo(paymentFrequencies.get(current.paymentFrequencyId), frequency)],
    ],
  })
  return { ...opened, nextPremium: premiumFrom(contract, nextPremiumDate) ?? null, nextPremiumDate }
}

const changedTo = (before: string | undefined, now: string): string => {
  if (before === undefined) return now
  return before === now ? `${now} (változatlan)` : `${now} (eddig: ${before})`
}

/** The premium at each payment frequency and its first day. A change to that frequency would use the same values. */
export const offeredPremiums = (
  store: Store,
  contract: Contract,
): Pick<CallData<typeof getPaymentTypeOrFrequency>, 'premiums' | 'nextPremiumDate'> => {
  if (!mayChange(contract, 'payment-method-or-frequency-change')) return {}
  const current = currentPayment(contract)
  const nextPremiumDate = frequencyChangeDay(store, contract)
  const premiums = [...paymentFrequencies.keys()].flatMap((paymentFrequencyId) => {
    const trialContract = structuredClone(contract)
    storePayment(trialContract, current, { ...current, paymentFrequencyId })
    const premium = premiumFrom(trialContract, nextPremiumDate)
    return premium ? [{ paymentFrequencyId, premium }] : []
  })
  return { premiums, nextPremiumDate }
}

const storePayment = (contract: Contract, before: Payment, payment: Payment): void => {
  if (contract.insuranceType === 'lakas') {
    clientMemory(contract).payment = payment
    return
  }
  const contractData = contract.header.contract
  const { premiumFrequency } = contractData
  if (premiumFrequency) {
    const aYear = premiumFrequency.value * paymentsOf(before.paymentFrequencyId)
    contractData.premiumFrequency = {
      ...premiumFrequency,
      value: Math.round(aYear / paymentsOf(payment.paymentFrequencyId)),
    }
  }
  Object.assign(contractData, payment)
}
