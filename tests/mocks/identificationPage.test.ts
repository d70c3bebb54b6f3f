import { beforeEach, describe, expect, it } from 'vitest'
import {
  confirmIdentification,
  createIdentification,
  identificationOf,
  openIdentification,
  refuseIdentification,
  settleIdentifications,
} from '../../mocks/store/identification/identification'
import { createWorld } from '../../mocks/store/persistence/createStore'
import { contractOf, type World } from '../../mocks/store/store'

const CASE = 'identification-80000001'

describe("the identification provider's page", () => {
  let world: World
  const contract = () => contractOf(world, '80000001')
  const told = () => identificationOf(world, contract(), CASE)
  beforeEach(() => {
    world = createWorld({ scenario: 'identificationNever', pages: 'https://szimulacio.example' })
    createIdentification(world, contract(), CASE)
  })

  it('stands where the world says', () => {
    expect(told()?.identificationURL).toBe(`https://szimulacio.example/azonositas?case=${CASE}`)
  })

  it('brings an identification on by being opened, and ends it by a confirmation', () => {
    expect(openIdentification(world, CASE)).toBe('IN_PROGRESS')
    expect(told()).toMatchObject({ status: 'IN_PROGRESS' })
    expect(confirmIdentification(world, CASE)).toBe('VERIFIED')
    expect(told()).toMatchObject({ status: 'VERIFIED', identificationURL: null })
    expect(contract().header).toMatchObject({ hasValidIdentification: true })
  })

  it('keeps how it ended', () => {
    expect(refuseIdentification(world, CASE)).toBe('REFUSED')
    expect(confirmIdentification(world, CASE)).toBe('REFUSED')
    expect(told()).toBeUndefined()
    expect(contract().header).toMatchObject({ hasValidIdentification: false })
  })

  it('shows what ended by itself meanwhile', () => {
    world.state.settings.identificationAfter = 8000
    world.state.clockOffset += 8000
    expect(openIdentification(world, CASE)).toBe('VERIFIED')
  })

  it('knows no identification that nobody started', () => {
    expect(openIdentification(world, 'case-404')).toBeUndefined()
    expect(confirmIdentification(world, 'constructor')).toBeUndefined()
    settleIdentifications(world, contract())
    expect(told()).toMatchObject({ status: 'CREATION_SUCCESS' })
  })
})
