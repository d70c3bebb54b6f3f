import { expect, test } from 'vitest'
import { caseOf, markSignedOrIdentified, openCase } from '../../mocks/store/cases/cases'
import { addPendingEffect } from '../../mocks/store/life/effects'
import { supersedeUnconfirmed } from '../../mocks/store/life/givingWay'
import { createStore } from '../../mocks/store/persistence/createStore'

test('a new request supersedes an earlier one that still waits for the identification, but not a completed one', () => {
  const store = createStore({ scenario: 'fast', now: () => Date.parse('2026-11-21T12:00:00Z') })
  const contract = store.state.contracts['40000001']
  if (contract?.insuranceType !== 'elet') throw new Error('40000001 is no life insurance')
  const [completed, unidentified] = ['Először', 'Másodszor'].map((name) => {
    const { caseId } = openCase(store, contract, { name, caseStatus: 'IDENTIFICATION_NEEDED' })
    addPendingEffect(contract, caseId, { kind: 'beneficiaries', beneficiaries: [] })
    return caseOf(contract, caseId)
  })
  if (completed === undefined || unidentified === undefined) throw new Error('Not opened')
  markSignedOrIdentified(store, completed)
  supersedeUnconfirmed(store, contract, ['beneficiaries'])
  expect(contract.life?.waiting.map(({ caseId }) => caseId)).toEqual([completed.caseId])
  expect([completed, unidentified].map(({ decision }) => decision?.status)).toEqual([undefined, 'SUPERSEDED'])
})
