import { expect, test } from 'vitest'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'
import { draftKey } from '../../../machines/storageKeys'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { caseOf, contractLoads, openPortal, PLATE, plateLoads, reloadPortal, signIn } from '../kit/portal'
import { load, withClock } from '../kit/story'

withClock()

const DRAFT = draftKey('10000001', licensePlate.id)

/**
 * Returns the portal of a signed-in customer. Its tab has stored the draft of a case that is submitted or still being
 * filled in.
 */
const submitted = async (step: 'submitted' | 'filling') => {
  const portal = await openPortal('/kgfb/ugyek')
  await signIn(portal)
  portal.fake.services.storage.write(DRAFT, draftAt(licensePlate, step))
  return portal
}

/** Reloads the page in the menu, waits until the menu has loaded, and opens the case from it. Returns the portal. */
const chosenInMenu = async (step: 'submitted' | 'filling') => {
  const portal = await reloadPortal(await submitted(step), '/kgfb/ugyek')
  await contractLoads(portal)
  portal.app.send({ type: 'location.requested', address: PLATE })
  return portal
}

test('a case opened from the menu starts empty if it has already been submitted', async () => {
  const portal = await chosenInMenu('submitted')
  await plateLoads(portal)
  expect(caseOf(portal).getSnapshot().value).toBe('filling')
  expect(caseOf(portal).getSnapshot().context).toMatchObject({ result: null, dirty: false })
})

test('a case opened from the menu restores its draft if it has one', async () => {
  const portal = await chosenInMenu('filling')
  await plateLoads(portal)
  expect(caseOf(portal).getSnapshot().context).toMatchObject({ dirty: true })
})

test('a reload of the confirmation shows the confirmation again', async () => {
  const portal = await reloadPortal(await submitted('submitted'), PLATE)
  await contractLoads(portal)
  await load(portal.fake, 'loadModule', kgfbCases)
  expect(caseOf(portal).getSnapshot().value).toBe('submitted')
})
