import { describe, expect, test } from 'vitest'
import { machineOf } from '../../../machines/case/machine/case.machine'
import type { ProductLineCases, VariantsEntry } from '../../../machines/case/menu/productLineCases'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'
import { draftKey } from '../../../machines/storageKeys'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { getHeader, getModifyLicensePlate } from '../../../src/api/kgfb'
import { addressOf, caseOf, contractOf, openPortal, type Portal, signIn, typePlate } from '../kit/portal'
import { answer, load, withClock } from '../kit/story'

withClock()

const wayOf = (slug: string, isEnabled = true) => {
  const definition = { ...licensePlate, id: `kgfb.${slug}` }
  return { slug, definition, buildMachine: () => machineOf(definition), isEnabled: () => isEnabled }
}
const entry: VariantsEntry = {
  type: 'variants',
  key: 'sample-variants',
  group: 'other',
  variants: [wayOf('car-sell'), wayOf('anniversary'), wayOf('user-change', false)],
  isEnabled: () => true,
}
const closed: VariantsEntry = { ...entry, key: 'closed', variants: [wayOf('never', false)] }
const productLine: ProductLineCases = { ...kgfbCases, menu: [...kgfbCases.menu, entry, closed] }
const CHOICE = `/kgfb/ugyek/${entry.key}`

const openAt = async (address: string): Promise<Portal> => {
  const portal = await openPortal(address)
  await signIn(portal)
  await load(portal.fake, 'loadModule', productLine)
  await answer(portal.fake, getHeader, headerExamples.withDebt)
  return portal
}

const wayLoads = async ({ fake }: Portal): Promise<void> => {
  await load(fake, 'loadModule', productLine)
  await answer(fake, getModifyLicensePlate, { hasOtherContracts: false })
}

const go = ({ app }: Portal, address: string): void => app.send({ type: 'location.requested', address })
const stateOf = (portal: Portal) => contractOf(portal).getSnapshot().value
const idOf = (portal: Portal): string => caseOf(portal).getSnapshot().machine.id

describe('a case with variants', () => {
  test('opens with the choice of variants, and its address names the chosen variant', async () => {
    const portal = await openAt(CHOICE)
    expect(stateOf(portal)).toBe('choosingVariant')
    go(portal, `${CHOICE}/car-sell`)
    await wayLoads(portal)
    expect(idOf(portal)).toBe('kgfb.car-sell')
    expect(addressOf(portal)).toBe(`${CHOICE}/car-sell`)
  })

  test('keeps the chosen variant in its address from step to step', async () => {
    const portal = await openAt(`${CHOICE}/car-sell`)
    await wayLoads(portal)
    typePlate(portal)
    caseOf(portal).send({ type: 'step.submitted' })
    expect(addressOf(portal)).toBe(`${CHOICE}/car-sell/dokumentumok`)
    go(portal, `${CHOICE}/car-sell`)
    expect(caseOf(portal).getSnapshot().value).toBe('filling')
  })

  test('asks for confirmation before a return to the choice of variants discards the answers', async () => {
    const portal = await openAt(`${CHOICE}/car-sell`)
    await wayLoads(portal)
    typePlate(portal)
    go(portal, CHOICE)
    expect(stateOf(portal)).toEqual({ inCase: 'confirmingDeparture' })
    expect(addressOf(portal)).toBe(`${CHOICE}/car-sell`)
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(stateOf(portal)).toBe('choosingVariant')
    expect(addressOf(portal)).toBe(CHOICE)
  })

  test('asks before the customer switches to another variant, which then starts empty', async () => {
    const portal = await openAt(`${CHOICE}/car-sell`)
    await wayLoads(portal)
    typePlate(portal)
    expect([...portal.fake.storage.keys()]).toContain(draftKey('10000001', 'kgfb.car-sell'))
    go(portal, `${CHOICE}/anniversary`)
    expect(stateOf(portal)).toEqual({ inCase: 'confirmingDeparture' })
    contractOf(portal).send({ type: 'departure.confirmed' })
    await wayLoads(portal)
    expect(idOf(portal)).toBe('kgfb.anniversary')
    expect(caseOf(portal).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: '' })
  })

  test.each([
    ['a variant that this contract does not offer', `${CHOICE}/user-change`],
    ['an unknown variant', `${CHOICE}/nincs-ilyen`],
    ['a step without a variant', `${CHOICE}/ellenorzes`],
    ['a case whose variants are all disabled', '/kgfb/ugyek/closed'],
    ['a variant of a case without variants', '/kgfb/ugyek/license-plate/car-sell'],
    ['a variant of a view that is not a case', '/kgfb/ugyek/have-questions/car-sell'],
  ])('is refused if the address names %s', async (_, address) => {
    const portal = await openAt(address)
    await load(portal.fake, 'loadModule', productLine)
    expect(stateOf(portal)).toBe('refusingCase')
  })
})
