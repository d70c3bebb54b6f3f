import { describe, expect, test } from 'vitest'
import { DRAFTS, OPEN_UNTIL, SESSION } from '../../../machines/storageKeys'
import { logout } from '../../../src/api/auth'
import { sampleSession, sampleToken, signedInWith } from '../../../tools/exploration/kit/sampleToken'
import {
  addressOf,
  atPlate,
  caseOf,
  contractLoads,
  contractOf,
  openPortal,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
  routeOf,
  signIn,
  typePlate,
} from '../kit/portal'
import { answer, callsTo, fail, load, MINUTE, pass, withClock } from '../kit/story'

withClock()

test('a sign-in in a tab whose machine has not started records when the tab was open', async () => {
  const portal = await openPortal('/kgfb/ugyek')
  await signIn(portal)
  expect(portal.fake.services.storage.read(OPEN_UNTIL)).toBe(portal.fake.services.now())
})

describe('the session', () => {
  const signsInAgain = async (portal: Portal): Promise<void> => {
    portal.app.send({ type: 'signIn.requested' })
    await signIn(portal, 60)
    await contractLoads(portal)
    await plateLoads(portal)
  }

  test.each([
    ['its time is over', () => pass(20 * MINUTE)],
    ['the insurer rejects it', async ({ app }: Portal) => app.send({ type: 'session.expired' })],
  ])('ends when %s, and a new sign-in returns to the case with its answers', async (_, expire) => {
    const portal = await atPlate()
    typePlate(portal)
    await expire(portal)
    expect(routeOf(portal)).toBe('sessionOver')
    expect(portal.fake.token()).toBeNull()
    expect(portal.fake.storage.has(SESSION)).toBe(false)
    await signsInAgain(portal)
    expect(addressOf(portal)).toBe(PLATE)
    expect(caseOf(portal).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: 'AA BC-123' })
  })

  test('is reported as ended at the sign-in', async () => {
    const portal = await atPlate()
    await pass(20 * MINUTE)
    portal.app.send({ type: 'signIn.requested' })
    await load(portal.fake, 'loadModule')
    expect(portal.app.getSnapshot().children.login?.getSnapshot().context.notice).toBe('sessionExpired')
  })

  test('ends only once despite repeated expiry events', async () => {
    const portal = await atPlate()
    portal.app.send({ type: 'session.expired' })
    portal.app.send({ type: 'session.expired' })
    await pass(30 * MINUTE)
    expect(routeOf(portal)).toBe('sessionOver')
  })

  test('does not end at the deadline of an earlier session', async () => {
    const portal = await atPlate()
    portal.app.send({ type: 'session.expired' })
    await signsInAgain(portal)
    await pass(30 * MINUTE)
    expect(routeOf(portal)).toBe('inContract')
    await pass(30 * MINUTE)
    expect(routeOf(portal)).toBe('sessionOver')
  })

  test('leaves the customer on the start page if it ends there', async () => {
    const portal = await atPlate()
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    await load(portal.fake, 'loadModule')
    await pass(20 * MINUTE)
    expect(routeOf(portal)).toBe('home')
    expect(portal.app.getSnapshot().context.session).toBeNull()
    expect(portal.fake.token()).toBeNull()
  })

  test('continues after a reload until it expires', async () => {
    const portal = await atPlate()
    await pass(19 * MINUTE)
    const reloadedPortal = await reloadPortal(portal, '/kgfb/ugyek')
    expect(routeOf(reloadedPortal)).toBe('inContract')
    expect(reloadedPortal.fake.token()).toBe(sampleToken(20))
    await pass(1 * MINUTE)
    expect(routeOf(reloadedPortal)).toBe('sessionOver')
    expect(routeOf(await reloadPortal(portal, '/kgfb/ugyek'))).toBe('openingSignIn')
  })

  test.each([
    ['a number', 42],
    ['a token alone', sampleToken(20)],
    ['an invalid token', signedInWith('garbage')],
    ['an unknown product line', { ...sampleSession(), productLine: 'hajo' }],
    ['claims that are not JSON', signedInWith('a.b.c')],
    ['unknown claims', signedInWith(`a.${btoa(JSON.stringify({ sub: 'x' }))}.c`)],
  ])('saved as %s is ignored', async (_, storedSession) => {
    const portal = await openPortal('/kgfb/ugyek', new Map([[SESSION, JSON.stringify(storedSession)]]))
    expect(routeOf(portal)).toBe('openingSignIn')
  })

  test('saved by an older release, with its product line as `area`, is kept', async () => {
    const { productLine, ...rest } = sampleSession()
    const saved = JSON.stringify({ ...rest, area: productLine })
    expect(routeOf(await openPortal('/kgfb/ugyek', new Map([[SESSION, saved]])))).toBe('inContract')
  })

  test('does not start with an unreadable token, and the sign-in can be retried', async () => {
    const portal = await openPortal('/kgfb/belepes')
    await signIn(portal, 20, 'a.b.c')
    expect(routeOf(portal)).toBe('loadFailed')
    expect(portal.app.getSnapshot().context).toMatchObject({ technicalError: 'brokenAnswer', session: null })
    portal.app.send({ type: 'load.retried' })
    await signIn(portal)
    expect(routeOf(portal)).toBe('inContract')
  })
})

describe('logging out', () => {
  const logOutHalfFilled = async () => {
    const portal = await atPlate()
    typePlate(portal)
    portal.app.send({ type: 'logout.requested' })
    contractOf(portal).send({ type: 'departure.confirmed' })
    await load(portal.fake, 'loadModule')
    return portal
  }
  const isOut = (portal: Portal, notice = 'loggedOut'): void => {
    expect(addressOf(portal)).toBe('/kezdolap')
    expect(portal.app.getSnapshot().context).toMatchObject({ session: null, notice })
    expect(portal.fake.token()).toBeNull()
    expect([...portal.fake.storage.keys()].filter((key) => key === SESSION || key.startsWith(DRAFTS))).toEqual([])
  }

  test('signs out in the tab before the insurer answers, and sends the token of the old session', async () => {
    const portal = await logOutHalfFilled()
    expect(routeOf(portal)).toBe('home')
    isOut(portal)
    expect(callsTo(portal.fake, logout)).toMatchObject([{ accessToken: sampleToken(20) }])
    expect(routeOf(await reloadPortal(portal, '/kgfb/ugyek'))).toBe('openingSignIn')
  })

  test('deletes the token after the insurer has confirmed the logout', async () => {
    const portal = await logOutHalfFilled()
    await answer(portal.fake, logout, {})
    isOut(portal)
    expect(portal.fake.reports).toEqual([])
    expect(portal.app.getSnapshot().children.logout?.getSnapshot().context).toEqual({ accessToken: '' })
  })

  test('deletes the drafts of every contract in the tab', async () => {
    const portal = await atPlate()
    portal.fake.services.storage.write(`${DRAFTS}10000002:kgfb.licensePlate`, {})
    portal.app.send({ type: 'logout.requested' })
    isOut(portal)
  })

  test('signs out in the tab and reports an error if the call fails', async () => {
    const portal = await logOutHalfFilled()
    await fail(portal.fake, logout)
    isOut(portal, 'logoutFailed')
    expect(portal.fake.reports).toMatchObject([{ kind: 'fault', subject: 'auth.logout' }])
  })

  test('shows no notice if the call fails after the customer has opened another page', async () => {
    const portal = await logOutHalfFilled()
    portal.app.send({ type: 'location.requested', address: '/kgfb/belepes' })
    await fail(portal.fake, logout)
    expect(portal.app.getSnapshot().context.notice).toBeNull()
    expect(portal.fake.reports).toMatchObject([{ subject: 'auth.logout' }])
  })

  test('does not end the next session if the call fails after the next sign-in', async () => {
    const portal = await logOutHalfFilled()
    portal.app.send({ type: 'location.requested', address: PLATE })
    await signIn(portal, 60)
    await contractLoads(portal)
    await plateLoads(portal)
    await fail(portal.fake, logout)
    expect(routeOf(portal)).toBe('inContract')
    expect(portal.fake.token()).toBe(sampleToken(60))
  })

  test('is possible while the portal asks about a switch to another product line', async () => {
    const portal = await atPlate()
    portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
    portal.app.send({ type: 'logout.requested' })
    isOut(portal)
  })
})
