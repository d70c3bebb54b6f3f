import { expect, test } from 'vitest'
import { changePayment } from '../../mocks/store/client/paymentChange'
import { settleContract } from '../../mocks/store/contract/settle'
import { allocatePayment } from '../../mocks/store/payments/booking'
import { headerDebt, premiumsBesidesDebt, wholeDebt } from '../../mocks/store/payments/owed'
import { reportPayment } from '../../mocks/store/payments/report'
import { createStore } from '../../mocks/store/persistence/createStore'
import { contractOf } from '../../mocks/store/store'
import { returnToTraffic } from '../../mocks/store/vehicle/trafficRemoval'

/** Opens a contract of the simulated insurer on 30 November 2026. `moveTo` moves the clock to another day. */
const open = (contractNumber: string) => {
  let now = Date.parse('2026-11-30T09:00:00Z')
  const store = createStore({ scenario: 'fast', now: () => now })
  const contract = contractOf(store, contractNumber)
  const moveTo = (day: string): void => {
    now = Date.parse(`${day}T09:00:00Z`)
    settleContract(store, contract)
  }
  const due = () =>
    premiumsBesidesDebt(store, contract).map(({ premiumType, premium, paymentPeriodStartDate }) => [
      premiumType,
      premium.value,
      paymentPeriodStartDate,
    ])
  return { store, contract, moveTo, due }
}

test('a new payment frequency counts its periods from the end of the period whose premium is due', () => {
  const { store, contract, moveTo, due } = open('40000001')
  allocatePayment(store, contract, 25_000, 'DEBT')
  expect(changePayment(store, contract, { paymentTypeId: 4, paymentFrequencyId: 4 })).toBeTruthy()
  moveTo('2026-12-06')
  expect(due()[0]).toEqual(['CURRENT', 25_000, '2026-12-05'])
  expect(changePayment(store, contract, { paymentTypeId: 4, paymentFrequencyId: 1 })).toMatchObject({
    nextPremiumDate: '2027-01-05',
  })
  expect(due()).toEqual([
    ['CURRENT', 25_000, '2026-12-05'],
    ['NEXT', 300_000, '2027-01-05'],
  ])
  allocatePayment(store, contract, 25_000, 'CURRENT')
  expect(due()).toEqual([['NEXT', 300_000, '2027-01-05']])
  moveTo('2027-01-06')
  expect(due()[0]).toEqual(['CURRENT', 300_000, '2027-01-05'])
})

test('an announced transfer of the next premium leaves the debt as it is, even if the two amounts are equal', () => {
  const { store, contract, moveTo } = open('40000001')
  changePayment(store, contract, { paymentTypeId: 4, paymentFrequencyId: 4 })
  moveTo('2026-12-25')
  expect(wholeDebt(store, contract)?.value).toBe(50_000)
  expect(reportPayment(store, contract, { premiumType: 'NEXT' })).toBeTruthy()
  expect(wholeDebt(store, contract)?.value).toBe(50_000)
  expect(reportPayment(store, contract, { premiumType: 'DEBT' })).toBeTruthy()
})

test('an overpayment that a return to traffic brings pays the premium that is already due', () => {
  const { store, contract, moveTo, due } = open('10000002')
  moveTo('2026-12-05')
  if (contract.insuranceType !== 'kgfb') throw new Error('The contract is no liability insurance')
  expect(returnToTraffic(store, contract, '2026-12-05')).toBeTruthy()
  expect(due()[0]).toEqual(['CURRENT', 9340, '2026-12-05'])
  const before = headerDebt(store, contract).value
  moveTo('2026-12-06')
  expect(due().map(([type]) => type)).not.toContain('CURRENT')
  expect(headerDebt(store, contract).value).toBe(before + 9340)
  moveTo('2027-02-11')
  expect(contract.header.contract.contractStatusId).toBe(1)
})
