import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import { paymentsOf } from '../vehicle/premium'
import type { World } from '../world'
import { clientMemory } from './memory'
import { mayChange } from './menu'

const types = new Map([
  [2, 'Postai csekk'],
  [3, 'Csoportos beszedés'],
  [4, 'Átutalás'],
  [13, 'Bankkártya'],
])
const frequencies = new Map([
  [1, 'Éves'],
  [2, 'Féléves'],
  [3, 'Negyedéves'],
  [4, 'Havi'],
])
const DIRECT_DEBIT = 3

/** How premiums are paid. */
interface Payment {
  readonly paymentTypeId: number
  readonly paymentFrequencyId: number
}

/** How premiums are paid now, and how they could be. */
export const paymentOf = (contract: Contract) => ({
  ...currentPayment(contract),
  paymentTypeIds: [...types.keys()],
  paymentFrequencyIds: [...frequencies.keys()],
})

// By transfer and monthly where the insurer does not say.
const currentPayment = ({ header, client }: Contract): Payment => {
  const kept = 'paymentTypeId' in header.contract ? header.contract : client?.payment
  return { paymentTypeId: kept?.paymentTypeId ?? 4, paymentFrequencyId: kept?.paymentFrequencyId ?? 4 }
}

/**
 * Changes how premiums are paid; what is paid a year stays the same. `undefined` where nothing would change, for what
 * is not offered, and for direct debit without a known account.
 */
export const changePayment = (
  world: World,
  contract: Contract,
  { paymentTypeId, paymentFrequencyId, email }: Payment & { readonly email?: string | null | undefined },
): CaseResult | undefined => {
  const current = currentPayment(contract)
  const [type, frequency] = [types.get(paymentTypeId), frequencies.get(paymentFrequencyId)]
  const isSame = current.paymentTypeId === paymentTypeId && current.paymentFrequencyId === paymentFrequencyId
  const isAccountMissing = paymentTypeId === DIRECT_DEBIT && typeof contract.header.bankAccount !== 'string'
  if (type === undefined || frequency === undefined || isSame || isAccountMissing) return undefined
  if (!mayChange(contract, 'payment-method-or-frequency-change')) return undefined
  keepPayment(contract, current, { paymentTypeId, paymentFrequencyId })
  return openCase(world, contract, {
    name: 'Díjfizetési mód vagy gyakoriság módosítása',
    email,
    details: [
      ['Díjfizetés módja', type],
      ['Díjfizetés gyakorisága', frequency],
    ],
  })
}

const keepPayment = (contract: Contract, before: Payment, payment: Payment): void => {
  if (contract.insuranceType === 'lakas') {
    clientMemory(contract).payment = payment
    return
  }
  const inside = contract.header.contract
  const { premiumFrequency } = inside
  if (premiumFrequency) {
    const aYear = premiumFrequency.value * paymentsOf(before.paymentFrequencyId)
    inside.premiumFrequency = { ...premiumFrequency, value: Math.round(aYear / paymentsOf(payment.paymentFrequencyId)) }
  }
  Object.assign(inside, payment)
}
