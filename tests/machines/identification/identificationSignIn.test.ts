import { beforeEach, describe, expect, test } from 'vitest'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { sharedMachines } from '../../../machines/lazyMachines'
import { SAVED_IDENTIFICATION, SESSION } from '../../../machines/storageKeys'
import { createIdentification, getIdentification } from '../../../src/api/identification'
import { sampleToken, signedInWith } from '../../../tools/exploration/kit/sampleToken'
import { CASE, underWay, verified } from '../kit/identificationStory'
import { addressOf, openPortal, type Portal, routeOf } from '../kit/portal'
import { answer, fail, load, pass, SECOND, withClock } from '../kit/story'

withClock()
beforeEach(() => sharedMachines.provide({ identification: identificationMachine }))

/** Opens a portal whose sign-in waits for an identification. The call for its status is pending. */
const identifying = async (): Promise<Portal> => {
  const storedSession = JSON.stringify({ ...signedInWith(sampleToken(20)), caseId: CASE })
  const portal = await openPortal('/kgfb/belepes', new Map([[SAVED_IDENTIFICATION, storedSession]]))
  await load(portal.fake, 'loadModule')
  await load(portal.fake, 'loadModule')
  await answer(portal.fake, createIdentification, underWay)
  await pass(2 * SECOND)
  expect(routeOf(portal)).toBe('identifying')
  return portal
}

const leave = async ({ app }: Portal): Promise<void> =>
  app.getSnapshot().children.identification?.send({ type: 'identification.left' })

describe('a sign-in that waits for an identification', () => {
  test('opens the contract after a successful identification', async () => {
    const portal = await identifying()
    await answer(portal.fake, getIdentification, verified)
    await load(portal.fake, 'loadModule')
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
    expect(portal.fake.storage.has(SESSION)).toBe(true)
    expect(portal.fake.storage.has(SAVED_IDENTIFICATION)).toBe(false)
  })

  test.each([
    ['leaves the identification', leave],
    ['lets the session expire', ({ fake }: Portal) => fail(fake, getIdentification, 'expired')],
  ])('opens no contract if the customer %s', async (_, end) => {
    const portal = await identifying()
    await end(portal)
    await load(portal.fake, 'loadModule')
    expect(routeOf(portal)).toBe('signingIn')
    expect(portal.fake.token()).toBeNull()
    expect(portal.fake.storage.has(SESSION)).toBe(false)
    expect(portal.fake.storage.has(SAVED_IDENTIFICATION)).toBe(false)
  })
})
