import { expect, test } from 'vitest'
import { caseOf, casesOf, openCase } from '../../mocks/store/cases/cases'
import { settleContract } from '../../mocks/store/contract/settle'
import { makeFinalPayment } from '../../mocks/store/life/ending'
import {
  announcedTransfers,
  announceTransfer,
  awaitedTransferOf,
  dropAwaitedPayments,
} from '../../mocks/store/payments/announced'
import { type DuePremium, duePayments } from '../../mocks/store/payments/due'
import { debtDaysOf, paymentsMemory } from '../../mocks/store/payments/memory'
import { createStore } from '../../mocks/store/persistence/createStore'
import type { Contract } from '../../mocks/store/state'
import { reactivateVehicle } from '../../mocks/store/vehicle/reactivation'

test('an announced transfer has the deadline of the debt or premium that it pays', () => {
  const store = createStore({ scenario: 'fast', now: () => Date.parse('2026-11-21T12:00:00Z') })
  const contract = store.state.contracts['10000001']
  const [next] = contract ? duePayments(store, contract) : []
  if (contract === undefined || next === undefined) throw new Error('Nothing is due on 10000001')
  const untilOf = (type: 'DEBT' | typeof next.premiumType) => {
    const { caseId } = openCase(store, contract, { name: 'Díjfizetés' })
    announceTransfer(store, contract, { caseId, amount: next.premium, type })
    const openedCase = caseOf(contract, caseId)
    return openedCase && awaitedTransferOf(store, contract, openedCase)?.deadline
  }
  const ofDebt = debtDaysOf(contract)?.deadline
  expect(ofDebt).toBeTruthy()
  expect(next.paymentDeadline).not.toBe(ofDebt)
  expect([untilOf('DEBT'), untilOf(next.premiumType)]).toEqual([ofDebt, next.paymentDeadline])
})

test('a transfer of a debt is no longer awaited once the debt was deducted from a final payment', () => {
  const store = createStore({ scenario: 'fast', now: () => Date.parse('2026-11-21T12:00:00Z') })
  const contract = store.state.contracts['40000001']
  if (contract?.insuranceType !== 'elet') throw new Error('40000001 is no life contract')
  const { caseId } = openCase(store, contract, { name: 'Díjfizetés' })
  announceTransfer(store, contract, { caseId, amount: { value: 25_000, currency: 'HUF' }, type: 'DEBT' })
  makeFinalPayment(store, contract, 1_000_000, 'Kifizetés')
  expect(announcedTransfers(store, contract)).toEqual([])
  expect(caseOf(contract, caseId)?.decision?.reason).toMatch(/levontuk/)
})

test.each<[string, string, (contract: Contract, next: DuePremium) => void]>([
  [
    'the contract has ended before its period',
    '10000001',
    ({ header }) => Object.assign(header.contract, { contractStatusId: 2, terminationDate: '2026-11-20' }),
  ],
  [
    'the contract will end before its period',
    '10000001',
    ({ header }) => Object.assign(header.contract, { terminationDate: '2026-12-20' }),
  ],
  [
    'the vehicle is out of traffic',
    '10000001',
    (contract) => Object.assign(contract, { vehicle: { ...Object(contract).vehicle, removedSince: '2026-11-21' } }),
  ],
  [
    'its premium is suspended',
    '40000001',
    (contract, { paymentPeriodStartDate: from }) =>
      Object.assign(paymentsMemory(contract), { paidPeriods: [{ from, to: '2027-06-30' }] }),
  ],
])('the transfer of a premium is no longer awaited once %s', (_, number, change) => {
  const store = createStore({ scenario: 'fast', now: () => Date.parse('2026-11-21T12:00:00Z') })
  const contract = store.state.contracts[number]
  const next = contract && duePayments(store, contract).find(({ premiumType }) => premiumType === 'NEXT')
  if (contract === undefined || next === undefined) throw new Error(`No premium follows on ${number}`)
  const { caseId } = openCase(store, contract, { name: 'Díjfizetés' })
  announceTransfer(store, contract, { caseId, amount: next.premium, type: 'NEXT' })
  settleContract(store, contract)
  expect(announcedTransfers(store, contract)).toHaveLength(1)
  change(contract, next)
  settleContract(store, contract)
  expect(announcedTransfers(store, contract)).toEqual([])
  expect(caseOf(contract, caseId)?.decision?.status).toBe('REJECTED')
})

test('a reactivation stays carried out if its debt is paid otherwise than by the announced transfer', () => {
  const store = createStore({ scenario: 'fast', now: () => Date.parse('2026-11-21T12:00:00Z') })
  const contract = store.state.contracts['20000002']
  if (contract?.insuranceType !== 'casco') throw new Error('20000002 is no casco contract')
  reactivateVehicle(store, contract, { reactivateDate: '2026-11-22' })
  const opened = casesOf(store, contract)[0]
  expect(opened).toMatchObject({ name: 'Szerződés reaktiválása', waitsFor: 'TRANSFER' })
  dropAwaitedPayments(store, contract)
  expect(announcedTransfers(store, contract)).toEqual([])
  const { waitsFor, ...carriedOut } = casesOf(store, contract)[0] ?? {}
  expect(carriedOut).toMatchObject({ caseId: opened?.caseId, decision: null })
  expect(waitsFor).not.toBe('TRANSFER')
})
