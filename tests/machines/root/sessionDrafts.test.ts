import { describe, expect, test, vi } from 'vitest'
import { DRAFTS_LIFETIME, keepDrafts, recordDraftsDeleted, settleDrafts } from '../../../machines/drafts'
import { KEPT_DRAFTS } from '../../../machines/storageKeys'
import { sleepByClock } from '../../../src/browser/sleepUntil'
import { draftsAfterSessionEnd } from '../../../src/hooks/actor'
import { fakeServices } from '../../../tools/exploration/kit/fakeServices'
import {
  addressOf,
  caseOf,
  contractLoads,
  openPortal,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
  routeOf,
  signIn,
  signInLoads,
} from '../kit/portal'
import { draftsOf, PLATE_DRAFT, warned } from '../kit/sessionStory'
import { MINUTE, pass, SECOND, withClock } from '../kit/story'

withClock()

describe('drafts of an expired session', () => {
  const expired = async () => {
    const portal = await warned()
    await pass(2 * MINUTE)
    portal.app.send({ type: 'signIn.requested' })
    return portal
  }

  test.each([
    ['in the same page', async (portal: Portal) => portal],
    ['after a reload', (portal: Portal) => reloadPortal(portal, '/kgfb/belepes')],
  ])('are restored within half an hour by a sign-in to the same contract, %s', async (_, come) => {
    const portal = await come(await expired())
    await pass(DRAFTS_LIFETIME - SECOND)
    await signIn(portal, 80)
    await contractLoads(portal)
    await plateLoads(portal)
    expect(addressOf(portal)).toBe(PLATE)
    expect(caseOf(portal).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: 'AA BC-123' })
    expect(portal.fake.storage.has(KEPT_DRAFTS)).toBe(false)
    // The drafts now belong to the new session, so they stay stored until its end.
    await pass(2 * SECOND)
    expect(draftsOf(portal)).toContain(PLATE_DRAFT)
  })

  test('are reported as deleted at the sign-in if the tab was closed and reopened', async () => {
    const storage = new Map<string, string>()
    recordDraftsDeleted(fakeServices(storage).services, true)
    const portal = await openPortal('/kgfb/belepes', storage)
    await signInLoads(portal)
    expect(portal.app.getSnapshot().children.login?.getSnapshot().context.notice).toBe('sessionExpired')
    expect(draftsAfterSessionEnd(portal.app.getSnapshot())).toBe('forgotten')
    expect(portal.fake.storage.has(KEPT_DRAFTS)).toBe(false)
  })

  test('are deleted after half an hour while the tab stays open', async () => {
    const portal = await expired()
    portal.fake.files.set('file-1', new File(['kép'], 'forgalmi.jpg', { type: 'image/jpeg' }))
    await pass(DRAFTS_LIFETIME - 1)
    expect(draftsOf(portal)).toContain(PLATE_DRAFT)
    expect(portal.fake.files.size).toBe(1)
    await pass(1)
    expect(draftsOf(portal)).toEqual([])
    expect(portal.fake.files.size).toBe(0)
    expect(portal.fake.storage.has(KEPT_DRAFTS)).toBe(false)
  })

  test.each([
    ['a screen that stays open past the half hour', 2 * MINUTE, DRAFTS_LIFETIME],
    ['a device that sleeps for 55 minutes', 0, 55 * MINUTE],
  ])('are reported as kept for exactly as long as they are stored: %s', async (_, awakeTime, clockAdvance) => {
    const portal = await warned()
    Object.assign(portal.fake.services, { sleepUntil: sleepByClock(Date.now) })
    await pass(awakeTime)
    const isForgotten = () => draftsAfterSessionEnd(portal.app.getSnapshot()) === 'forgotten'
    expect([isForgotten(), draftsOf(portal).includes(PLATE_DRAFT)]).toEqual([false, true])
    // While a device sleeps, its clock advances but timers do not run.
    vi.setSystemTime(Date.now() + clockAdvance)
    await pass(2 * MINUTE)
    expect(routeOf(portal)).toBe('sessionOver')
    expect([isForgotten(), draftsOf(portal)]).toEqual([true, []])
  })

  test('are deleted when the tab is opened again after half an hour', async () => {
    const portal = await expired()
    portal.app.stop()
    await pass(DRAFTS_LIFETIME)
    const reloadedPortal = await reloadPortal(portal, '/kgfb/belepes')
    await pass(0)
    expect(draftsOf(reloadedPortal)).toEqual([])
  })

  test('are deleted by a sign-in after half an hour even if the device slept and no timer has run', () => {
    const { services, storage } = fakeServices(new Map([[PLATE_DRAFT, '{}']]))
    const session = { contractNumber: '10000001', openedBy: 'sms' } as const
    keepDrafts(services, { ...session, expiresAt: null })
    vi.setSystemTime(Date.now() + DRAFTS_LIFETIME)
    settleDrafts(services, session)
    expect([...storage.keys()]).toEqual([])
  })

  test.each([
    ['42'],
    ['{}'],
    ['{"contractNumber":10000001,"until":"soon"}'],
    ['{"contractNumber":"10000001","until":9e15}'],
  ])('are deleted by a sign-in if their saved owner is invalid: %s', async (garbage) => {
    const portal = await expired()
    portal.fake.storage.set(KEPT_DRAFTS, garbage)
    await signIn(portal, 80)
    expect(draftsOf(portal)).toEqual([])
    await contractLoads(portal)
    expect(routeOf(portal)).toBe('inContract')
  })
})
