import { describe, expect, test } from 'vitest'
import { changePayment, offeredPremiums } from '../../mocks/store/client/paymentChange'
import { settleContract } from '../../mocks/store/contract/settle'
import { allocatePayment } from '../../mocks/store/payments/booking'
import { duePayments } from '../../mocks/store/payments/due'
import { createStore } from '../../mocks/store/persistence/createStore'
import { documentListOf } from '../../mocks/store/printed/lists'
import type { Contract } from '../../mocks/store/state'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const RUNNING = ['10000001', '20000001', '30000001', '30000002', '40000001', '40000002', '50000001', '60000001']

const setting = (number: string) => {
  const clock = { now: NOON }
  const store = createStore({ scenario: 'fast', now: () => clock.now })
  const contract = store.state.contracts[number]
  if (contract === undefined) throw new Error(`${number} is none`)
  const told = (paymentFrequencyId: number) => {
    const { premiums, nextPremiumDate } = offeredPremiums(store, contract)
    const premium = premiums?.find((one) => one.paymentFrequencyId === paymentFrequencyId)?.premium
    return { premium, nextPremiumDate }
  }
  return { store, contract, clock, told }
}

const another = (contract: Contract, paymentFrequencyId: number): number => {
  const now = 'paymentFrequencyId' in contract.header.contract ? contract.header.contract.paymentFrequencyId : 4
  return now === paymentFrequencyId ? (paymentFrequencyId % 4) + 1 : paymentFrequencyId
}

describe.each(RUNNING)('the premiums offered to contract %s', (number) => {
  test.each([1, 2, 3, 4])(
    'equal the next invoice if the customer changes to payment frequency %s after a change to another frequency',
    (chosenFrequency) => {
      const { store, contract, told, clock } = setting(number)
      allocatePayment(store, contract, contract.header.debt?.value ?? 0)
      let from = told(chosenFrequency).nextPremiumDate
      for (const frequency of [another(contract, (chosenFrequency % 4) + 1), chosenFrequency]) {
        const { premium, nextPremiumDate } = told(frequency)
        const result = changePayment(store, contract, { paymentTypeId: 4, paymentFrequencyId: frequency })
        expect(result).toMatchObject({ nextPremium: premium, nextPremiumDate })
        from = nextPremiumDate
      }
      const { premium } = told(chosenFrequency)
      clock.now = Date.parse(`${from}T12:00:00Z`)
      settleContract(store, contract)
      const invoices = documentListOf(store, contract, 'invoice').slice()
      expect(invoices.filter(({ date }) => date === from).map(({ amount }) => amount)).toEqual([premium])
    },
  )
})

test.each(RUNNING)('a change of contract %s takes effect after the periods that are already paid', (number) => {
  const { store, contract, told } = setting(number)
  const dayBefore = told(1).nextPremiumDate ?? ''
  allocatePayment(store, contract, contract.header.debt?.value ?? 0, 'DEBT')
  for (const { premium, premiumType } of duePayments(store, contract))
    allocatePayment(store, contract, premium.value, premiumType)
  expect(Date.parse(told(1).nextPremiumDate ?? '')).toBeGreaterThan(Date.parse(dayBefore))
})

test.each([
  ['out of traffic', '10000002', {}],
  ['that ends before it', '10000001', { terminationDate: '2026-12-20', terminationReasonId: 2 }],
] as const)('a change of a contract %s announces no next premium', (_, number, ending) => {
  const { store, contract, told } = setting(number)
  Object.assign(contract.header.contract, ending)
  expect(told(1)).toMatchObject({ premium: { currency: 'HUF' }, nextPremiumDate: null })
  const result = changePayment(store, contract, { paymentTypeId: 2, paymentFrequencyId: 1 })
  expect(result).toMatchObject({ nextPremium: null, nextPremiumDate: null })
})

test.each(['20000001', '30000001', '40000001'])(
  'contract %s keeps its debt and stays active after a change to yearly payment',
  (number) => {
    const { store, contract, clock } = setting(number)
    const debtBefore = contract.header.debt
    changePayment(store, contract, { paymentTypeId: 4, paymentFrequencyId: 1 })
    clock.now += 24 * 60 * 60 * 1000
    settleContract(store, contract)
    expect(contract.header.contract.contractStatusId).toBe(1)
    expect(contract.header.debt).toEqual(debtBefore)
  },
)
