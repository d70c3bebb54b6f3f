import { expect, test } from 'vitest'
import { pendingWorkOf } from '../../../machines/contract/pendingWork'
import { taskCountKey } from '../../../machines/storageKeys'
import { logout } from '../../../src/api/auth'
import { modifyLicensePlate } from '../../../src/api/kgfb'
import { tab } from '../kit/payments'
import { changed, fillAll } from '../kit/plate'
import {
  caseOf,
  contractLoads,
  contractOf,
  openSignedIn,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
} from '../kit/portal'
import { answer, load, withClock } from '../kit/story'

withClock()

const HOME = '/kezdolap'
const CONTRACT = '10000001'

const waitingAt = ({ app }: Portal) => app.getSnapshot().context.pendingWork?.waiting

/** Opens a contract that has open tasks, and then the start page. Returns the portal. */
const goHome = async (): Promise<Portal> => {
  const portal = await openSignedIn('/kgfb/ugyek', { contractNumber: CONTRACT })
  await contractLoads(portal)
  portal.app.send({ type: 'location.requested', address: HOME })
  await load(portal.fake, 'loadModule')
  return portal
}

/** Reloads the start page with the same session. Returns the new portal. */
const loadAgain = async (portal: Portal): Promise<Portal> => {
  const reloadedPortal = await reloadPortal(portal, HOME)
  await load(reloadedPortal.fake, 'loadModule')
  return reloadedPortal
}

test('the start page shows the number of waiting tasks, also after a reload', async () => {
  const portal = await goHome()
  expect(waitingAt(portal)).toBeGreaterThan(0)
  const reloadedPortal = await loadAgain(portal)
  expect(waitingAt(reloadedPortal)).toBe(waitingAt(portal))
  expect(waitingAt(await loadAgain(reloadedPortal))).toBe(waitingAt(portal))
})

test('the start page shows the number of waiting tasks when it is opened by its address', async () => {
  const portal = await openSignedIn('/kgfb/ugyek', { contractNumber: CONTRACT })
  await contractLoads(portal)
  expect(waitingAt(await loadAgain(portal))).toBe(waitingAt(await goHome()))
})

test('the start page shows no tasks if a case was submitted after the header was loaded', async () => {
  const portal = await goHome()
  expect(waitingAt(portal)).toBeGreaterThan(0)
  portal.app.send({ type: 'location.requested', address: PLATE })
  await contractLoads(portal)
  await plateLoads(portal)
  await fillAll(portal.fake, caseOf(portal))
  caseOf(portal).send({ type: 'step.submitted' })
  await answer(portal.fake, modifyLicensePlate, changed)
  expect(contractOf(portal).getSnapshot().context.staleAfter).toBe('submission')
  expect(waitingAt(await loadAgain(portal))).toBe(0)
})

test('the start page shows no tasks if the customer took part in a campaign after the header was loaded', async () => {
  const portal = await openSignedIn('/kgfb/ugyek', { contractNumber: CONTRACT })
  await contractLoads(portal)
  expect(portal.fake.storage.has(taskCountKey(CONTRACT))).toBe(true)
  contractOf(portal).send({ type: 'campaign.taken' })
  expect(waitingAt(await loadAgain(portal))).toBe(0)
})

test('the number of tasks is removed from the tab at a logout', async () => {
  const portal = await goHome()
  expect(portal.fake.storage.has(taskCountKey(CONTRACT))).toBe(true)
  portal.app.send({ type: 'logout.requested' })
  await answer(portal.fake, logout, {})
  expect(portal.fake.storage.has(taskCountKey(CONTRACT))).toBe(false)
})

test.each([
  ['for another contract', { contractNumber: '10000002', openedBy: 'secondStep' }],
  ['after a sign-in by number only', { contractNumber: CONTRACT, openedBy: 'number' }],
] as const)('the number of tasks is not shown %s', (_, session) => {
  const { services } = tab('tab-1')
  services.storage.write(taskCountKey(CONTRACT), 2)
  expect(pendingWorkOf(services, { contractNumber: CONTRACT, openedBy: 'secondStep' }).waiting).toBe(2)
  expect(pendingWorkOf(services, session).waiting).toBe(0)
})

test('an invalid stored number of tasks is read as zero', () => {
  const { services } = tab('tab-1')
  services.storage.write(taskCountKey(CONTRACT), '2 dolog')
  expect(pendingWorkOf(services, { contractNumber: CONTRACT, openedBy: 'secondStep' }).waiting).toBe(0)
})
