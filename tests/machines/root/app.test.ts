import { describe, expect, test } from 'vitest'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { OPEN_UNTIL, REQUESTED_ROUTE, SAVED_LOGIN, SAVED_PHONE_REQUEST } from '../../../machines/storageKeys'
import { logout } from '../../../src/api/auth'
import { TechnicalError } from '../../../src/api/technicalError'
import { applySettlement } from '../../../tools/exploration/kit/run'
import { sampleToken } from '../../../tools/exploration/kit/sampleToken'
import {
  addressOf,
  atPlate,
  caseOf,
  contractLoads,
  contractOf,
  openPortal,
  PLATE,
  plateLoads,
  reloadPortal,
  routeOf,
  signIn,
  typePlate,
} from '../kit/portal'
import { callsTo, load, withClock } from '../kit/story'

withClock()

describe('navigation', () => {
  test('a link to a case opens the sign-in and then the case', async () => {
    const portal = await openPortal(PLATE)
    expect(routeOf(portal)).toBe('openingSignIn')
    expect(addressOf(portal)).toBe('/kgfb/belepes')
    await signIn(portal)
    await contractLoads(portal)
    await plateLoads(portal)
    expect(caseOf(portal).getSnapshot().value).toBe('filling')
    expect(addressOf(portal)).toBe(PLATE)
  })

  test('a link to a case opens the case even if the sign-in was reloaded', async () => {
    const portal = await reloadPortal(await openPortal(PLATE), '/kgfb/belepes')
    await signIn(portal)
    expect(addressOf(portal)).toBe(PLATE)
    expect(portal.fake.storage.has(REQUESTED_ROUTE)).toBe(false)
  })

  test.each([
    ...['{"address":"https://gonosz.example/"}', '{"address":"/casco/ugyek"}', '{"address":"/kgfb/belepes"}'],
    ...['{"address":"/kgfb/ugyek/license-plate","owner":"x"}', '{"a":1}', '7'],
  ])('an invalid saved address %s leads to the menu after the sign-in', async (storedRoute) => {
    const portal = await openPortal('/kgfb/belepes', new Map([[REQUESTED_ROUTE, storedRoute]]))
    await signIn(portal)
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
  })

  test('a link to a case that the contract does not offer is refused', async () => {
    const portal = await openPortal('/kgfb/ugyek/nincs-ilyen')
    await signIn(portal)
    await contractLoads(portal)
    await load(portal.fake, 'loadModule', kgfbCases)
    expect(contractOf(portal).getSnapshot().value).toBe('refusingCase')
  })

  test('a token that names no product line opens the product line of the sign-in page, also after a reload', async () => {
    const portal = await openPortal('/casco/belepes')
    await signIn(portal)
    expect(addressOf(portal)).toBe('/casco/ugyek')
    expect(routeOf(portal)).toBe('inContract')
    const reloadedPortal = await reloadPortal(portal, '/casco/ugyek')
    expect(routeOf(reloadedPortal)).toBe('inContract')
    expect(reloadedPortal.app.getSnapshot().context.session).toMatchObject({
      productLine: 'casco',
      contractNumber: '10000001',
    })
  })

  test('a link to a case of the product line casco leads to the kgfb menu if the token of the sign-in names kgfb', async () => {
    const portal = await openPortal('/casco/ugyek/license-plate')
    expect(addressOf(portal)).toBe('/casco/belepes')
    await signIn(portal, 20, sampleToken(20, '10000001', { insuranceType: 'kgfb' }))
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
  })

  test('a sign-in removes what was typed before it, so that the next person does not see it after the logout', async () => {
    const typed = { contractNumber: '10000001', phone: '06 20 123 4567' }
    const portal = await openPortal('/kgfb/belepes', new Map([[SAVED_PHONE_REQUEST, JSON.stringify(typed)]]))
    await signIn(portal)
    expect([SAVED_LOGIN, SAVED_PHONE_REQUEST].filter((key) => portal.fake.storage.has(key))).toEqual([])
    expect(portal.app.getSnapshot().context.phoneRequest).toBeNull()
  })

  test('an unknown product line in the token is ignored', async () => {
    const portal = await openPortal('/casco/belepes')
    await signIn(portal, 20, sampleToken(20, '10000001', { insuranceType: 'CASCO' }))
    expect(addressOf(portal)).toBe('/casco/ugyek')
  })

  test('a link to another product line needs a confirmation, which ends the session and deletes its drafts', async () => {
    const portal = await atPlate()
    typePlate(portal)
    portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })).toBe(true)
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(routeOf(portal)).toBe('confirmingSwitch')
    portal.app.send({ type: 'switch.declined' })
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
    portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
    portal.app.send({ type: 'switch.confirmed' })
    expect(addressOf(portal)).toBe('/casco/belepes')
    expect([...portal.fake.storage.keys()]).toEqual([OPEN_UNTIL, REQUESTED_ROUTE])
    expect(portal.fake.token()).toBeNull()
    expect(callsTo(portal.fake, logout)).toHaveLength(1)
    expect(portal.app.getSnapshot().context.notice).toBe('loggedOut')
    await signIn(portal, 20, sampleToken(20, '20000001'))
    expect(portal.app.getSnapshot().context.notice).toBeNull()
  })

  test.each([
    ...['/nincs', '/kgfb', '/kgfb/ugyek/../..', '/kgfb/ugyek/a/b/c/d', '/%', '/KGFB/belepes', '/%2F%2Fidegen/kezdolap'],
    ...['/kgfb/ugyek/%00', '/kgfb/ugyek/%FF', '/kgfb/ugyek/%E0%A4%A', '/kgfb%2Fbelepes', '/%6A%61vascript:alert(1)'],
    ...['/kgfb/ugyek/<script>alert(1)</script>', '/kgfb/ugyek/__proto__/constructor', '/kgfb/belepes/%E2%80%AE'],
    ...['/kezdolap/%F0%9F%98%80', `/${'a'.repeat(3000)}`, `/kgfb/ugyek/${'a'.repeat(2000)}`],
  ])('the address %s leads to the not-found page', async (address) => {
    const portal = await openPortal(address)
    expect(routeOf(portal)).toBe('notFound')
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    await load(portal.fake, 'loadModule')
    expect(routeOf(portal)).toBe('home')
  })
})

test('a screen that failed to load can be loaded again', async () => {
  const portal = await openPortal('/kgfb/belepes')
  await applySettlement(portal.fake, {
    type: 'fail',
    service: 'loadModule',
    error: new TechnicalError('transport', 'offline'),
  })
  expect(routeOf(portal)).toBe('loadFailed')
  portal.app.send({ type: 'load.retried' })
  await signIn(portal)
  expect(routeOf(portal)).toBe('inContract')
})

test('a tile that the customer chooses on the start page is tracked once, without customer data', async () => {
  const portal = await openPortal('/kezdolap')
  await load(portal.fake, 'loadModule')
  portal.app.send({ type: 'tile.chosen', tile: 'travel', outbound: true })
  expect(portal.fake.tracked).toEqual([{ event: 'tile', tile: 'travel', outbound: true }])
})
