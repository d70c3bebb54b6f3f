import type { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import type { CallData } from '../../../src/api/endpoint'
import type { PaymentChangeResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { changeFrequency, frequencyChangeDay } from '../payments/changeFrequency'
import { premiumOfPeriod } from '../payments/due'
import { isPremiumDueOn } from '../payments/nextPaymentDue'
import type { Contract } from '../state'
import type { Store } from '../store'
import { paymentsPerYear } from '../vehicle/premium'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { currentPayment, DIRECT_DEBIT, type Payment, paymentFrequencies, paymentTypes } from './payment'

/**
 * Changes the payment method and frequency; the yearly premium stays the same. Returns `undefined` if nothing would
 * change, or if the option is not offered. Also returns `undefined` for direct debit without a bank account.
 */
export const changePayment = (
  store: Store,
  contract: Contract,
  { paymentTypeId, paymentFrequencyId, email }: Payment & { readonly email?: string | null | undefined },
): PaymentChangeResult | undefined => {
  const oldPayment = currentPayment(contract)
  const [paymentTypeName, frequencyName] = [paymentTypes.get(paymentTypeId), paymentFrequencies.get(paymentFrequencyId)]
  const isSame = oldPayment.paymentTypeId === paymentTypeId && oldPayment.paymentFrequencyId === paymentFrequencyId
  const isAccountMissing = paymentTypeId === DIRECT_DEBIT && typeof contract.header.bankAccount !== 'string'
  if (paymentTypeName === undefined || frequencyName === undefined || isSame || isAccountMissing) return undefined
  if (!mayChange(contract, 'payment-method-or-frequency-change')) return undefined
  const nextPremiumDate = frequencyChangeDay(store, contract)
  const applyChange = () => storePayment(contract, oldPayment, { paymentTypeId, paymentFrequencyId })
  if (oldPayment.paymentFrequencyId === paymentFrequencyId) applyChange()
  else changeFrequency(store, contract, applyChange)
  const caseResult = openCase(store, contract, {
    name: 'Díjfizetési mód vagy gyakoriság módosítása',
    email,
    details: [
      ['Díjfizetés módja', changeText(paymentTypes.get(oldPayment.paymentTypeId), paymentTypeName)],
      ['Díjfizetés gyakorisága', changeText(paymentFrequencies.get(oldPayment.paymentFrequencyId), frequencyName)],
    ],
  })
  return isPremiumDueOn(contract, nextPremiumDate)
    ? { ...caseResult, nextPremium: premiumOfPeriod(contract, nextPremiumDate) ?? null, nextPremiumDate }
    : { ...caseResult, nextPremium: null, nextPremiumDate: null }
}

const changeText = (oldName: string | undefined, newName: string): string => {
  if (oldName === undefined) return newName
  return oldName === newName ? `${newName} (változatlan)` : `${newName} (eddig: ${oldName})`
}

/**
 * The premium for each payment frequency, and the first day on which it would apply; `null` if no premium is due then.
 * `changePayment` uses the same values.
 */
export const offeredPremiums = (
  store: Store,
  contract: Contract,
): Pick<CallData<typeof getPaymentTypeOrFrequency>, 'premiums' | 'nextPremiumDate'> => {
  if (!mayChange(contract, 'payment-method-or-frequency-change')) return {}
  const oldPayment = currentPayment(contract)
  const nextPremiumDate = frequencyChangeDay(store, contract)
  const premiums = [...paymentFrequencies.keys()].flatMap((paymentFrequencyId) => {
    const trialContract = structuredClone(contract)
    storePayment(trialContract, oldPayment, { ...oldPayment, paymentFrequencyId })
    const premium = premiumOfPeriod(trialContract, nextPremiumDate)
    return premium ? [{ paymentFrequencyId, premium }] : []
  })
  return { premiums, nextPremiumDate: isPremiumDueOn(contract, nextPremiumDate) ? nextPremiumDate : null }
}

const storePayment = (contract: Contract, oldPayment: Payment, newPayment: Payment): void => {
  if (contract.insuranceType === 'lakas') {
    clientMemory(contract).payment = newPayment
    return
  }
  const contractData = contract.header.contract
  const { premiumFrequency } = contractData
  if (premiumFrequency) {
    const yearlyPremium = premiumFrequency.value * paymentsPerYear(oldPayment.paymentFrequencyId)
    contractData.premiumFrequency = {
      ...premiumFrequency,
      value: Math.round(yearlyPremium / paymentsPerYear(newPayment.paymentFrequencyId)),
    }
  }
  Object.assign(contractData, newPayment)
}
