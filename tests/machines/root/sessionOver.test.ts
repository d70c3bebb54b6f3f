import { describe, expect, test } from 'vitest'
import { DRAFTS_LIFETIME } from '../../../machines/drafts'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { PAYMENT, SESSION } from '../../../machines/storageKeys'
import { leave, QUERY, redirectOf } from '../kit/payments'
import {
  addressOf,
  atPlate,
  caseOf,
  contractLoads,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
  signIn,
  typePlate,
} from '../kit/portal'
import { draftsOf, PLATE_DRAFT } from '../kit/sessionStory'
import { load, MINUTE, pass, SECOND, withClock } from '../kit/story'

withClock()

/** Returns the notice at the sign-in, which explains why the customer has to sign in again. */
const noticeOf = ({ app }: Portal) => app.getSnapshot().children.login?.getSnapshot().context.notice

/** Types into a case five minutes before the session's end, and closes the page. */
const leaveHalfFilled = async (): Promise<Portal> => {
  const portal = await atPlate(5)
  typePlate(portal)
  portal.app.stop()
  return portal
}

/** Opens an address this number of milliseconds after the page was closed. */
const comeBack = async (away: number, address = PLATE): Promise<Portal> => {
  const portal = await leaveHalfFilled()
  await pass(away)
  return reloadPortal(portal, address)
}

describe('a session that expired while the page was not open', () => {
  test('is reported as expired at the sign-in', async () => {
    const portal = await comeBack(6 * MINUTE)
    await load(portal.fake, 'loadModule')
    expect(noticeOf(portal)).toBe('sessionExpired')
    expect(portal.fake.token()).toBeNull()
    expect(portal.fake.storage.has(SESSION)).toBe(false)
  })

  test('is followed by a sign-in that restores the case with its answers', async () => {
    const portal = await comeBack(6 * MINUTE)
    expect(addressOf(portal)).toBe('/kgfb/belepes')
    await signIn(portal, 60)
    await contractLoads(portal)
    await plateLoads(portal)
    expect(addressOf(portal)).toBe(PLATE)
    expect(caseOf(portal).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: 'AA BC-123' })
  })

  test('keeps its drafts until half an hour after its end', async () => {
    const portal = await comeBack(6 * MINUTE)
    await pass(DRAFTS_LIFETIME - MINUTE - SECOND)
    expect(draftsOf(portal)).toContain(PLATE_DRAFT)
    await pass(SECOND)
    expect(draftsOf(portal)).toEqual([])
  })

  test('keeps no drafts if it ended more than half an hour ago', async () => {
    const portal = await comeBack(6 * 60 * MINUTE)
    await pass(0)
    expect(draftsOf(portal)).toEqual([])
  })

  test('is reported as expired after a card payment, and the payment return is kept', async () => {
    appMachines.provide({ paymentReturn: paymentReturnMachine })
    const portal = await leaveHalfFilled()
    leave(portal.fake, { ...redirectOf, origin: `${PLATE}/fizetes` })
    await pass(6 * MINUTE)
    const reloadedPortal = await reloadPortal(portal, `/fizetes-visszateres?${QUERY}`)
    await load(reloadedPortal.fake, 'loadModule')
    await load(reloadedPortal.fake, 'loadModule')
    expect(addressOf(reloadedPortal)).toBe('/kgfb/belepes')
    expect(noticeOf(reloadedPortal)).toBe('sessionExpired')
    expect(reloadedPortal.fake.services.storage.read(PAYMENT)).toMatchObject({ type: 'returned' })
    await pass(DRAFTS_LIFETIME)
    expect(draftsOf(reloadedPortal)).toEqual([])
  })
})
