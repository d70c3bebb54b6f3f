import { describe, expect, test } from 'vitest'
import { pathOf } from '../../machines/routes'
import { DRAFTS, SESSION } from '../../machines/storageKeys'
import { logout } from '../../src/api/auth'
import { CallFault } from '../../src/api/fault'
import { getHeader, modifyLicensePlate } from '../../src/api/kgfb'
import { happen } from '../model/kit/run'
import { sampleToken } from '../model/kit/sampleToken'
import { changed, DRAFT, fillAll } from './plate'
import {
  atPlate,
  caseOf,
  contractLoads,
  contractOf,
  openPortal,
  PLATE,
  type Portal,
  placeOf,
  plateLoads,
  reloadPortal,
  signIn,
} from './portal'
import { answer, callsTo, fail, load, MINUTE, pass, withClock } from './story'

withClock()

const addressOf = ({ app }: Portal): string => pathOf(app.getSnapshot().context.place)
const typePlate = (portal: Portal): void =>
  caseOf(portal).send({ type: 'answer.changed', field: 'licensePlateNumber', value: 'AA BC-123' })

describe('the way to a place', () => {
  test('a deep link to a case leads through the sign-in and on to the case', async () => {
    const portal = await openPortal(PLATE)
    expect(placeOf(portal)).toBe('openingSignIn')
    expect(addressOf(portal)).toBe('/kgfb/belepes')
    await signIn(portal)
    await contractLoads(portal)
    await plateLoads(portal)
    expect(caseOf(portal).getSnapshot().value).toBe('filling')
    expect(addressOf(portal)).toBe(PLATE)
  })

  test('a deep link to a case that the contract does not offer is refused', async () => {
    const portal = await openPortal('/kgfb/ugyek/nincs-ilyen')
    await signIn(portal)
    await contractLoads(portal)
    expect(contractOf(portal).getSnapshot().value).toBe('refusingCase')
  })

  test('a deep link of another area leads to the contract that was signed in to', async () => {
    const portal = await openPortal('/casco/ugyek/license-plate')
    expect(addressOf(portal)).toBe('/casco/belepes')
    await signIn(portal)
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
  })

  test('another area asks first, and then ends the session and forgets its drafts', async () => {
    const portal = await atPlate()
    typePlate(portal)
    portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })).toBe(true)
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(placeOf(portal)).toBe('confirmingSwitch')
    portal.app.send({ type: 'switch.declined' })
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
    portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
    portal.app.send({ type: 'switch.confirmed' })
    expect(addressOf(portal)).toBe('/casco/belepes')
    expect([...portal.world.storage.keys()]).toEqual([])
    expect(portal.world.token()).toBeNull()
  })

  test.each(['/nincs', '/kgfb', '/kgfb/ugyek/../..', '/kgfb/ugyek/a/b/c', '/%', '/KGFB/belepes'])(
    '%s is not found',
    async (address) => {
      const portal = await openPortal(address)
      expect(placeOf(portal)).toBe('notFound')
      portal.app.send({ type: 'location.requested', address: '/kezdolap' })
      await load(portal.world, 'loadHome')
      expect(placeOf(portal)).toBe('home')
    },
  )
})

describe('a half-filled case', () => {
  const asked = async (ask: (portal: Portal) => void) => {
    const portal = await atPlate()
    typePlate(portal)
    ask(portal)
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })).toBe(true)
    expect(addressOf(portal)).toBe(PLATE)
    return portal
  }
  const back = (portal: Portal): void => portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
  const logOut = (portal: Portal): void => portal.app.send({ type: 'logout.requested' })

  test.each([
    ['the browser’s back', back],
    ['logging out', logOut],
  ])('is kept where %s was not meant', async (_, ask) => {
    const portal = await asked(ask)
    contractOf(portal).send({ type: 'departure.declined' })
    expect(caseOf(portal).getSnapshot().value).toBe('filling')
    expect(portal.world.storage.has(DRAFT)).toBe(true)
  })

  test('is dropped where the browser’s back was meant', async () => {
    const portal = await asked(back)
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
    expect(portal.app.getSnapshot().context.dirty).toBe(false)
    expect(portal.world.storage.has(DRAFT)).toBe(false)
  })

  test('is dropped where logging out was meant', async () => {
    const portal = await asked(logOut)
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(placeOf(portal)).toBe('loggingOut')
  })

  test('goes from step to step without being asked about', async () => {
    const portal = await atPlate()
    typePlate(portal)
    caseOf(portal).send({ type: 'step.submitted' })
    expect(addressOf(portal)).toBe(`${PLATE}/dokumentumok`)
    portal.app.send({ type: 'location.requested', address: PLATE })
    expect(caseOf(portal).getSnapshot().value).toBe('filling')
    expect(addressOf(portal)).toBe(PLATE)
  })

  test('that nobody has touched is left without a question', async () => {
    const portal = await atPlate()
    back(portal)
    expect(contractOf(portal).getSnapshot().matches('selecting')).toBe(true)
  })

  test('stays on the screen after a reload', async () => {
    const portal = await atPlate()
    typePlate(portal)
    const again = await reloadPortal(portal, addressOf(portal))
    await contractLoads(again)
    await plateLoads(again)
    expect(caseOf(again).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: 'AA BC-123' })
  })
})

describe('a submitted case', () => {
  const submitted = async () => {
    const portal = await atPlate()
    await fillAll(portal.world, caseOf(portal))
    caseOf(portal).send({ type: 'step.submitted' })
    await answer(portal.world, modifyLicensePlate, changed)
    expect(caseOf(portal).getSnapshot().value).toBe('submitted')
    return portal
  }

  test('is left without a question, and the header is asked for again behind the menu', async () => {
    const portal = await submitted()
    portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
    expect(contractOf(portal).getSnapshot().value).toEqual({ selecting: 'refreshing' })
    await contractLoads(portal)
    expect(contractOf(portal).getSnapshot().value).toEqual({ selecting: 'current' })
    expect(callsTo(portal.world, getHeader)).toHaveLength(2)
  })

  test('does not come back to the filled form', async () => {
    const portal = await submitted()
    portal.app.send({ type: 'location.requested', address: `${PLATE}/ellenorzes` })
    expect(caseOf(portal).getSnapshot().value).toBe('submitted')
    expect(addressOf(portal)).toBe(PLATE)
    portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
    portal.app.send({ type: 'location.requested', address: PLATE })
    await plateLoads(portal)
    expect(caseOf(portal).getSnapshot().context.answers).toEqual({ licensePlateNumber: '', registrationBook: [] })
  })
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
    ['the insurer no longer takes it', async ({ app }: Portal) => app.send({ type: 'session.expired' })],
  ])('is over where %s, and signing in again leads back to the case with what was typed', async (_, expire) => {
    const portal = await atPlate()
    typePlate(portal)
    await expire(portal)
    expect(placeOf(portal)).toBe('sessionOver')
    expect(portal.world.token()).toBeNull()
    expect(portal.world.storage.has(SESSION)).toBe(false)
    await signsInAgain(portal)
    expect(addressOf(portal)).toBe(PLATE)
    expect(caseOf(portal).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: 'AA BC-123' })
  })

  test('tells the sign-in why it is asked for', async () => {
    const portal = await atPlate()
    await pass(20 * MINUTE)
    portal.app.send({ type: 'signIn.requested' })
    await load(portal.world, 'loadSignIn')
    expect(portal.app.getSnapshot().children.login?.getSnapshot().context.notice).toBe('sessionExpired')
  })

  test('that ends twice ends once', async () => {
    const portal = await atPlate()
    portal.app.send({ type: 'session.expired' })
    portal.app.send({ type: 'session.expired' })
    await pass(30 * MINUTE)
    expect(placeOf(portal)).toBe('sessionOver')
  })

  test('of a second sign-in is not ended by the first one’s deadline', async () => {
    const portal = await atPlate()
    portal.app.send({ type: 'session.expired' })
    await signsInAgain(portal)
    await pass(30 * MINUTE)
    expect(placeOf(portal)).toBe('inContract')
    await pass(30 * MINUTE)
    expect(placeOf(portal)).toBe('sessionOver')
  })

  test('that ends on the main menu leaves the customer there', async () => {
    const portal = await atPlate()
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    await load(portal.world, 'loadHome')
    await pass(20 * MINUTE)
    expect(placeOf(portal)).toBe('home')
    expect(portal.app.getSnapshot().context.session).toBeNull()
    expect(portal.world.token()).toBeNull()
  })

  test('is kept over a reload until its time is over', async () => {
    const portal = await atPlate()
    await pass(19 * MINUTE)
    const again = await reloadPortal(portal, '/kgfb/ugyek')
    expect(placeOf(again)).toBe('inContract')
    expect(again.world.token()).toBe(sampleToken(20))
    await pass(1 * MINUTE)
    expect(placeOf(again)).toBe('sessionOver')
    expect(placeOf(await reloadPortal(portal, '/kgfb/ugyek'))).toBe('openingSignIn')
  })

  test.each([
    ['no text', 42],
    ['no token', 'garbage'],
    ['claims that are no JSON', 'a.b.c'],
    ['claims of something else', `a.${btoa(JSON.stringify({ sub: 'x' }))}.c`],
  ])('that is kept as %s is none', async (_, kept) => {
    const portal = await openPortal('/kgfb/ugyek', new Map([[SESSION, JSON.stringify(kept)]]))
    expect(placeOf(portal)).toBe('openingSignIn')
  })

  test('whose claims cannot be read is not started, and can be tried again', async () => {
    const portal = await openPortal('/kgfb/belepes')
    await signIn(portal, 20, 'a.b.c')
    expect(placeOf(portal)).toBe('loadFailed')
    expect(portal.app.getSnapshot().context).toMatchObject({ fault: 'brokenAnswer', session: null })
    portal.app.send({ type: 'load.retried' })
    await signIn(portal)
    expect(placeOf(portal)).toBe('inContract')
  })
})

describe('logging out', () => {
  const leaving = async () => {
    const portal = await atPlate()
    typePlate(portal)
    portal.app.send({ type: 'logout.requested' })
    contractOf(portal).send({ type: 'departure.confirmed' })
    return portal
  }
  const isOut = (portal: Portal): void => {
    expect(addressOf(portal)).toBe('/kezdolap')
    expect(portal.app.getSnapshot().context).toMatchObject({ session: null, notice: 'loggedOut' })
    expect(portal.world.token()).toBeNull()
    expect([...portal.world.storage.keys()].filter((key) => key === SESSION || key.startsWith(DRAFTS))).toEqual([])
  }

  test('ends the session and forgets every draft of the tab', async () => {
    const portal = await leaving()
    portal.world.ports.storage.write(`${DRAFTS}10000002:kgfb.licensePlate`, {})
    await answer(portal.world, logout, {})
    isOut(portal)
    expect(portal.world.reports).toEqual([])
  })

  test('that fails is reported, and signs out all the same', async () => {
    const portal = await leaving()
    await fail(portal.world, logout)
    isOut(portal)
    expect(portal.world.reports).toMatchObject([{ kind: 'fault', subject: 'auth.logout' }])
  })

  test('during which the session ends leads home all the same', async () => {
    const portal = await leaving()
    portal.app.send({ type: 'session.expired' })
    await answer(portal.world, logout, {})
    isOut(portal)
  })

  test('is possible while being asked about another insurance', async () => {
    const portal = await atPlate()
    portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
    portal.app.send({ type: 'logout.requested' })
    expect(placeOf(portal)).toBe('loggingOut')
  })
})

test('what could not be loaded can be loaded again, in its turn', async () => {
  const portal = await openPortal('/kgfb/belepes')
  await happen(portal.world, { type: 'fail', port: 'loadSignIn', error: new CallFault('transport', 'offline') })
  expect(placeOf(portal)).toBe('loadFailed')
  portal.app.send({ type: 'load.retried' })
  await signIn(portal)
  expect(placeOf(portal)).toBe('inContract')
})

test('every chosen tile is counted once, and nothing else is said of the customer', async () => {
  const portal = await openPortal('/kezdolap')
  await load(portal.world, 'loadHome')
  portal.app.send({ type: 'tile.chosen', tile: 'travel', outbound: true })
  expect(portal.world.tracked).toEqual([{ event: 'tile', tile: 'travel', outbound: true }])
})
