import { beforeEach, describe, expect, it } from 'vitest'
import {
  confirmIdentification,
  createIdentification,
  identificationOf,
  openIdentification,
  refuseIdentification,
  settleIdentifications,
} from '../../mocks/store/identification/identification'
import { createStore } from '../../mocks/store/persistence/createStore'
import { contractOf, type Store } from '../../mocks/store/store'

const CASE = 'identification-80000001'

describe("the identification provider's page", () => {
  let store: Store
  const contract = () => contractOf(store, '80000001')
  const identification = () => identificationOf(store, contract(), CASE)
  beforeEach(() => {
    store = createStore({ scenario: 'identificationNever', pages: 'https://szimulacio.example' })
    createIdentification(store, contract(), CASE)
  })

  it('has an address below the configured base address', () => {
    expect(identification()?.identificationURL).toBe(`https://szimulacio.example/azonositas?case=${CASE}`)
  })

  it('starts the identification when it opens, and verifies it when the customer confirms', () => {
    expect(openIdentification(store, CASE)).toBe('IN_PROGRESS')
    expect(identification()).toMatchObject({ status: 'IN_PROGRESS' })
    expect(confirmIdentification(store, CASE)).toBe('VERIFIED')
    expect(identification()).toMatchObject({ status: 'VERIFIED', identificationURL: null })
    expect(contract().header).toMatchObject({ hasValidIdentification: true })
  })

  it('keeps a refusal even if the customer confirms afterwards', () => {
    expect(refuseIdentification(store, CASE)).toBe('REFUSED')
    expect(confirmIdentification(store, CASE)).toBe('REFUSED')
    expect(identification()).toBeUndefined()
    expect(contract().header).toMatchObject({ hasValidIdentification: false })
  })

  it('shows an identification as verified if it succeeded automatically before the page opened', () => {
    store.state.settings.identificationAfter = 8000
    store.state.clockOffset += 8000
    expect(openIdentification(store, CASE)).toBe('VERIFIED')
  })

  it('ignores an unknown identification', () => {
    expect(openIdentification(store, 'case-404')).toBeUndefined()
    expect(confirmIdentification(store, 'constructor')).toBeUndefined()
    settleIdentifications(store, contract())
    expect(identification()).toMatchObject({ status: 'CREATION_SUCCESS' })
  })
})
