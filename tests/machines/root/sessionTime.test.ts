import { describe, expect, test } from 'vitest'
import { SESSION } from '../../../machines/storageKeys'
import { logout } from '../../../src/api/auth'
import { renewSession } from '../../../src/api/session'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleToken } from '../../../tools/exploration/kit/sampleToken'
import {
  addressOf,
  atPlate,
  caseOf,
  contractLoads,
  contractOf,
  openPortal,
  openSignedIn,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
  routeOf,
  signIn,
} from '../kit/portal'
import { draftsOf, PLATE_DRAFT, warned, warningOf, watch } from '../kit/sessionStory'
import { answer, callsTo, fail, load, MINUTE, pass, refuse, withClock } from '../kit/story'

withClock()

const extend = (portal: Portal): void => watch(portal).send({ type: 'session.extended' })
/** Does what the browser's services do if a call gets the status 401. */
const refuseToken = ({ app, fake }: Portal): void => {
  fake.services.useToken(null)
  app.send({ type: 'token.refused' })
}
const chooseLogout = (portal: Portal): void => watch(portal).send({ type: 'logout.chosen' })

describe('the warning before a session ends', () => {
  test('appears two minutes before the end of the session', async () => {
    const portal = await atPlate(20)
    await pass(18 * MINUTE - 1)
    expect(warningOf(portal)).toBe('running')
    await pass(1)
    expect(warningOf(portal)).toEqual({ ending: 'asking' })
    expect(routeOf(portal)).toBe('inContract')
  })

  test('appears at once after a reload in the last two minutes', async () => {
    const portal = await warned()
    await pass(MINUTE)
    const reloadedPortal = await reloadPortal(portal, PLATE)
    expect(warningOf(reloadedPortal)).toEqual({ ending: 'asking' })
    await pass(MINUTE)
    expect(routeOf(reloadedPortal)).toBe('sessionOver')
  })

  test('renews the session with a new token if the customer asks for it, and the case stays open', async () => {
    const portal = await warned()
    extend(portal)
    await answer(portal.fake, renewSession, { accessToken: sampleToken(38) })
    expect(portal.fake.token()).toBe(sampleToken(38))
    expect(portal.fake.services.storage.read(SESSION)).toMatchObject({ accessToken: sampleToken(38) })
    expect(caseOf(portal).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: 'AA BC-123' })
    expect(warningOf(portal)).toBe('running')
    await pass(18 * MINUTE)
    expect(warningOf(portal)).toEqual({ ending: 'asking' })
    await pass(2 * MINUTE)
    expect(routeOf(portal)).toBe('sessionOver')
  })

  test.each([
    ['refuses the renewal', (fake: FakeServices) => refuse(fake, renewSession, { code: 'LOGIN_SESSION_EXPIRED' })],
    ['has no renewal', (fake: FakeServices) => fail(fake, renewSession, 'declined')],
  ])('counts down without a second request if the insurer %s', async (_, decline) => {
    const portal = await warned()
    extend(portal)
    await decline(portal.fake)
    expect(warningOf(portal)).toEqual({ ending: 'lasting' })
    watch(portal).send({ type: 'warning.closed' })
    expect(warningOf(portal)).toEqual({ ending: 'counting' })
    extend(portal)
    expect(callsTo(portal.fake, renewSession)).toHaveLength(1)
    await pass(2 * MINUTE)
    expect(routeOf(portal)).toBe('sessionOver')
  })

  test.each([
    ['cannot be read', 'garbage'],
    ['has expired', sampleToken(0)],
  ])('does not extend the session if the new token %s', async (_, accessToken) => {
    const portal = await warned()
    extend(portal)
    await answer(portal.fake, renewSession, { accessToken })
    await pass(2 * MINUTE)
    expect(routeOf(portal)).toBe('sessionOver')
  })

  test('can be answered again if the renewal fails', async () => {
    const portal = await warned()
    extend(portal)
    await fail(portal.fake, renewSession)
    expect(warningOf(portal)).toEqual({ ending: 'asking' })
    expect(watch(portal).getSnapshot().context.technicalError).toBe('transport')
    extend(portal)
    expect(watch(portal).getSnapshot().context.technicalError).toBeNull()
    await answer(portal.fake, renewSession, { accessToken: sampleToken(38) })
    expect(warningOf(portal)).toBe('running')
    const [firstKey, secondKey] = callsTo(portal.fake, renewSession).map(({ idempotencyKey }) => idempotencyKey)
    expect(firstKey).toBeTruthy()
    expect(secondKey).toBe(firstKey)
  })

  test('repeats an unanswered renewal with the old token if the insurer then rejects that token', async () => {
    const portal = await warned()
    const token = portal.fake.token()
    extend(portal)
    await fail(portal.fake, renewSession)
    refuseToken(portal)
    expect([warningOf(portal), portal.fake.token()]).toEqual([{ ending: 'renewing' }, token])
    await answer(portal.fake, renewSession, { accessToken: sampleToken(38) })
    expect([warningOf(portal), routeOf(portal)]).toEqual(['running', 'inContract'])
    const [firstKey, secondKey] = callsTo(portal.fake, renewSession).map(({ idempotencyKey }) => idempotencyKey)
    expect(secondKey).toBe(firstKey)
  })

  test('waits for the renewal if the insurer meanwhile rejects the old token', async () => {
    const portal = await warned()
    extend(portal)
    refuseToken(portal)
    await answer(portal.fake, renewSession, { accessToken: sampleToken(38) })
    expect([warningOf(portal), routeOf(portal)]).toEqual(['running', 'inContract'])
  })

  test.each([
    ['before a renewal', async () => undefined, refuseToken],
    [
      'after a declined renewal',
      async (portal: Portal) => {
        extend(portal)
        await fail(portal.fake, renewSession, 'declined')
      },
      refuseToken,
    ],
    [
      'after an unanswered renewal and rejects the second one too',
      async (portal: Portal) => {
        extend(portal)
        await fail(portal.fake, renewSession)
        extend(portal)
        refuseToken(portal)
      },
      ({ fake }: Portal) => fail(fake, renewSession, 'expired'),
    ],
  ])('leads to the sign-in and keeps the draft if the insurer rejects the token %s', async (_, happens, isRefused) => {
    const portal = await warned()
    await happens(portal)
    await isRefused(portal)
    expect(routeOf(portal)).toBe('sessionOver')
    expect(draftsOf(portal)).toContain(PLATE_DRAFT)
  })

  test.each([
    ['is open', () => undefined],
    ['waits for the insurer', extend],
  ])('ends with the session if it still %s', async (_, act) => {
    const portal = await warned()
    act(portal)
    await pass(2 * MINUTE)
    expect(routeOf(portal)).toBe('sessionOver')
    expect(portal.app.getSnapshot().children.session).toBeUndefined()
    expect(portal.fake.waiting()).not.toContain(`call ${renewSession.id}`)
  })
})

describe('a logout from the warning before a session ends', () => {
  test('asks about a half-filled case, and the countdown continues if the customer declines', async () => {
    const portal = await warned()
    chooseLogout(portal)
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })).toBe(true)
    contractOf(portal).send({ type: 'departure.declined' })
    expect(warningOf(portal)).toEqual({ ending: 'leaving' })
    expect(caseOf(portal).getSnapshot().value).toBe('filling')
    await pass(2 * MINUTE)
    expect(routeOf(portal)).toBe('sessionOver')
    expect(draftsOf(portal)).toContain(PLATE_DRAFT)
  })

  test('can still extend the session if the customer declines', async () => {
    const portal = await warned()
    chooseLogout(portal)
    contractOf(portal).send({ type: 'departure.declined' })
    extend(portal)
    await answer(portal.fake, renewSession, { accessToken: sampleToken(38) })
    expect(warningOf(portal)).toBe('running')
  })

  test('drops a half-filled case after a confirmation', async () => {
    const portal = await warned()
    chooseLogout(portal)
    contractOf(portal).send({ type: 'departure.confirmed' })
    await answer(portal.fake, logout, {})
    expect(addressOf(portal)).toBe('/kezdolap')
    expect(draftsOf(portal)).toEqual([])
  })

  test('is possible after the insurer has refused the renewal', async () => {
    const portal = await atPlate(20)
    await pass(18 * MINUTE)
    extend(portal)
    await refuse(portal.fake, renewSession, { code: 'LOGIN_SESSION_EXPIRED' })
    chooseLogout(portal)
    expect(portal.app.getSnapshot().context).toMatchObject({ session: null, notice: 'loggedOut' })
  })

  test('leads home immediately, and the start page shows a notice if the call fails', async () => {
    const portal = await atPlate(20)
    await pass(18 * MINUTE)
    chooseLogout(portal)
    expect(addressOf(portal)).toBe('/kezdolap')
    await pass(3 * MINUTE)
    await fail(portal.fake, logout)
    expect(addressOf(portal)).toBe('/kezdolap')
    expect(portal.app.getSnapshot().context.notice).toBe('logoutFailed')
  })
})

describe('a device with a wrong clock', () => {
  const signedIn = async () => {
    const portal = await openPortal(PLATE)
    // The session lasts an hour at the insurer. By the device's clock, that hour has long passed.
    await signIn(portal, -60)
    await contractLoads(portal)
    await plateLoads(portal)
    return portal
  }

  test('shows no warning before the session ends, and the session lasts until the insurer rejects the token', async () => {
    const portal = await signedIn()
    expect(warningOf(portal)).toBe('untimed')
    await pass(60 * MINUTE)
    expect(routeOf(portal)).toBe('inContract')
    portal.app.send({ type: 'session.expired' })
    expect(routeOf(portal)).toBe('sessionOver')
  })

  test('keeps the session after a reload', async () => {
    const reloadedPortal = await reloadPortal(await signedIn(), PLATE)
    expect(routeOf(reloadedPortal)).toBe('inContract')
    expect(warningOf(reloadedPortal)).toBe('untimed')
  })
})

test('the session of a device whose clock is ahead lasts as long as the insurer says, also after a reload and a renewal', async () => {
  const ahead = 19 * MINUTE
  const wrongClock = (portal: Portal) => {
    Object.assign(portal.fake.services, { insurerTime: () => Date.now() - ahead })
    return portal
  }
  const portal = wrongClock(await openPortal(PLATE))
  // The session lasts 20 minutes at the insurer, and one minute by the device's clock.
  await signIn(portal, 1)
  await contractLoads(portal)
  await plateLoads(portal)
  await pass(18 * MINUTE - 1)
  expect(warningOf(portal)).toBe('running')
  const reloadedPortal = wrongClock(await reloadPortal(portal, PLATE))
  await pass(1)
  expect(warningOf(reloadedPortal)).toEqual({ ending: 'asking' })
  extend(reloadedPortal)
  await answer(reloadedPortal.fake, renewSession, { accessToken: sampleToken(19) })
  await pass(18 * MINUTE - 1)
  expect(warningOf(reloadedPortal)).toBe('running')
  await pass(1)
  expect(warningOf(reloadedPortal)).toEqual({ ending: 'asking' })
})

describe('the end of a session on the start page or after a DÁP sign-in', () => {
  test('leaves the customer on the start page if the session ends there', async () => {
    const portal = await warned()
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    contractOf(portal).send({ type: 'departure.confirmed' })
    await load(portal.fake, 'loadModule')
    expect(warningOf(portal)).toEqual({ ending: 'asking' })
    await pass(2 * MINUTE)
    expect(routeOf(portal)).toBe('home')
    expect(portal.app.getSnapshot().context.session).toBeNull()
  })

  test('is announced and leads to the sign-in if the customer had signed in with the DÁP app', async () => {
    const portal = await openSignedIn(PLATE, { openedBy: 'dap' })
    await contractLoads(portal)
    await pass(18 * MINUTE)
    expect(warningOf(portal)).toEqual({ ending: 'asking' })
    await pass(2 * MINUTE)
    expect(routeOf(portal)).toBe('sessionOver')
    portal.app.send({ type: 'signIn.requested' })
    expect(addressOf(portal)).toBe('/kgfb/belepes')
  })
})
