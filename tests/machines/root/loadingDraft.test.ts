import { describe, expect, test } from 'vitest'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { getHeader, getModifyLicensePlate } from '../../../src/api/kgfb'
import {
  addressOf,
  atPlate,
  contractLoads,
  contractOf,
  PLATE,
  type Portal,
  reloadPortal,
  routeOf,
  typePlate,
} from '../kit/portal'
import { draftsOf, PLATE_DRAFT } from '../kit/sessionStory'
import { fail, load, withClock } from '../kit/story'

withClock()

const reloadWithDraft = async (): Promise<Portal> => {
  const portal = await atPlate()
  typePlate(portal)
  return reloadPortal(portal, PLATE)
}

const caseLoads = async (): Promise<Portal> => {
  const portal = await reloadWithDraft()
  await contractLoads(portal)
  await load(portal.fake, 'loadModule', kgfbCases)
  return portal
}

const caseFails = async (): Promise<Portal> => {
  const portal = await caseLoads()
  await fail(portal.fake, getModifyLicensePlate)
  return portal
}

const headerFails = async (): Promise<Portal> => {
  const portal = await reloadWithDraft()
  await load(portal.fake, 'loadModule', kgfbCases)
  await fail(portal.fake, getHeader)
  return portal
}

describe.each([
  ['loads', caseLoads],
  ['failed to load', caseFails],
])('while the data of a half-filled case %s', (_situation, reload) => {
  test.each([{ type: 'location.requested', address: '/kgfb/ugyek' }, { type: 'logout.requested' }] as const)(
    '$type asks before the answers are deleted',
    async (departure) => {
      const portal = await reload()
      portal.app.send(departure)
      expect(contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })).toBe(true)
      expect(draftsOf(portal)).toContain(PLATE_DRAFT)
    },
  )

  test('a confirmed logout is not asked about again', async () => {
    const portal = await reload()
    portal.app.send({ type: 'logout.requested' })
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(addressOf(portal)).toBe('/kezdolap')
    expect(draftsOf(portal)).toEqual([])
  })
})

test.each([
  ['loads', reloadWithDraft],
  ['failed to load', headerFails],
])('a logout while the contract of a half-filled case %s asks first', async (_situation, reload) => {
  const portal = await reload()
  portal.app.send({ type: 'logout.requested' })
  expect(routeOf(portal)).toBe('confirmingLogout')
  expect(draftsOf(portal)).toContain(PLATE_DRAFT)
})
