import { expect, test } from 'vitest'
import { makeFinalPayment } from '../../mocks/store/life/ending'
import { currentDebt } from '../../mocks/store/payments/owed'
import { createStore } from '../../mocks/store/persistence/createStore'

test('the debt is deducted from the final payment, and the rest of a larger debt stays owed', () => {
  const store = createStore({ scenario: 'fast', now: () => Date.parse('2026-11-21T12:00:00Z') })
  const contract = store.state.contracts['40000001']
  if (contract?.insuranceType !== 'elet') throw new Error('40000001 is no life insurance')
  const owed = currentDebt(store, contract)?.value ?? 0
  expect(owed).toBeGreaterThan(10_000)
  const { amount, reason } = makeFinalPayment(store, contract, 10_000, 'A számlák értéke')
  expect(amount.value).toBe(0)
  expect(reason.replaceAll('\u00a0', ' ')).toBe('A számlák értéke: 10 000 Ft. Ebből levontuk a tartozását: 10 000 Ft.')
  expect(currentDebt(store, contract)?.value).toBe(owed - 10_000)
})
