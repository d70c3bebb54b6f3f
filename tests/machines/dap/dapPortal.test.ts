import { describe, expect, test } from 'vitest'
import { SAVED_DAP, SAVED_LOGIN } from '../../../machines/storageKeys'
import { logout } from '../../../src/api/auth'
import { getDapContracts, getDapQrCode, loginByDap, logoutDap } from '../../../src/api/dap'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { sampleToken } from '../../../tools/exploration/kit/sampleToken'
import { openPortalAtCode, sendStatus } from '../kit/dapSignIn'
import {
  addressOf,
  contractLoads,
  contractOf,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
  routeOf,
  signInLoads,
  typePlate,
} from '../kit/portal'
import { answer, callsTo, fail, load, MINUTE, pass, refuse, withClock } from '../kit/story'

withClock()

const LIST = '/kgfb/belepes?szerzodeslista=1'

const contracts = ['10000001', '20000001'].map((contractNumber, index) => ({
  insuranceType: index === 0 ? ('kgfb' as const) : ('casco' as const),
  contracts: [{ productName: 'Biztosítás', contractNumber, loginErrorType: null }],
}))

const dapOf = ({ app }: Portal) => {
  const { dap } = app.getSnapshot().children
  if (dap === undefined) throw new Error('Nobody signs in with the DÁP app')
  return dap
}

const atList = async (): Promise<Portal> => {
  const portal = await openPortalAtCode()
  await sendStatus(portal.fake, 'IDENTIFIED')
  await answer(portal.fake, getDapContracts, contracts)
  return portal
}

const choose = async (portal: Portal, contractNumber: string): Promise<void> => {
  dapOf(portal).send({ type: 'contract.chosen', contractNumber })
  await opens(portal, contractNumber)
}

/** Answers the call that opens the chosen contract, and loads the two modules of a signed-in customer. */
const opens = async ({ fake }: Portal, contractNumber: string): Promise<void> => {
  await answer(fake, loginByDap, { accessToken: sampleToken(20, contractNumber) })
  await load(fake, 'loadModule')
  await load(fake, 'loadModule')
}

const inContract = async (): Promise<Portal> => {
  const portal = await atList()
  await choose(portal, '10000001')
  await contractLoads(portal)
  return portal
}

/** Loads the sign-in again. It then shows the list of contracts that the customer left. */
const comesBack = signInLoads

describe('a sign-in with the DÁP app', () => {
  test('shows the list of contracts at its own address and opens the chosen contract', async () => {
    const portal = await openPortalAtCode()
    expect(addressOf(portal)).toBe('/kgfb/belepes')
    await sendStatus(portal.fake, 'IDENTIFIED')
    expect(addressOf(portal)).toBe(LIST)
    await answer(portal.fake, getDapContracts, contracts)
    await choose(portal, '10000001')
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
  })

  test('removes a contract number that was typed before, so that the next person does not see it after the logout', async () => {
    const portal = await openPortalAtCode()
    portal.fake.services.storage.write(SAVED_LOGIN, { contractNumber: '10000001' })
    await sendStatus(portal.fake, 'IDENTIFIED')
    expect(portal.fake.storage.has(SAVED_LOGIN)).toBe(false)
  })

  test('opens a contract of another product line at an address of that product line', async () => {
    const portal = await atList()
    await choose(portal, '20000001')
    expect(addressOf(portal)).toBe('/casco/ugyek')
  })

  test.each([
    ['answers', ({ fake }: Portal) => answer(fake, logout, {})],
    ['does not answer', ({ fake }: Portal) => fail(fake, logout)],
  ])('returns to the list when the customer logs out and the insurer %s', async (_, end) => {
    const portal = await inContract()
    portal.app.send({ type: 'logout.requested' })
    await end(portal)
    await comesBack(portal)
    expect(addressOf(portal)).toBe(LIST)
    expect(dapOf(portal).getSnapshot().context.contracts).toEqual(contracts)
    await choose(portal, '20000001')
    expect(addressOf(portal)).toBe('/casco/ugyek')
  })

  test('leads back to the list, without a new sign-in, when the customer leaves for another product line', async () => {
    const portal = await inContract()
    portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
    expect(routeOf(portal)).toBe('confirmingSwitch')
    portal.app.send({ type: 'switch.confirmed' })
    await answer(portal.fake, logout, {})
    await comesBack(portal)
    expect(addressOf(portal)).toBe(LIST)
    await choose(portal, '20000001')
    expect(addressOf(portal)).toBe('/casco/ugyek')
  })

  test('lets the customer switch directly from the open contract to another listed one', async () => {
    const portal = await inContract()
    portal.app.send({ type: 'switch.requested', contractNumber: '20000001' })
    await answer(portal.fake, logout, {})
    await comesBack(portal)
    await opens(portal, '20000001')
    expect(addressOf(portal)).toBe('/casco/ugyek')
  })

  test('shows the list, with the reason, if the insurer refuses a switch to another contract', async () => {
    const portal = await inContract()
    portal.app.send({ type: 'switch.requested', contractNumber: '20000001' })
    await answer(portal.fake, logout, {})
    await comesBack(portal)
    await refuse(portal.fake, loginByDap, { code: 'AUTH_LOGIN_004' })
    expect(addressOf(portal)).toBe(LIST)
    expect(dapOf(portal).getSnapshot().context).toMatchObject({ chosen: '20000001', refusal: { type: 'other' } })
  })

  test('asks before the customer leaves a half-filled case for another contract, and stays if the customer declines', async () => {
    const portal = await inContract()
    portal.app.send({ type: 'location.requested', address: PLATE })
    await plateLoads(portal)
    typePlate(portal)
    portal.app.send({ type: 'switch.requested', contractNumber: '20000001' })
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })).toBe(true)
    contractOf(portal).send({ type: 'departure.declined' })
    expect(callsTo(portal.fake, logout)).toHaveLength(0)
    portal.app.send({ type: 'switch.requested', contractNumber: '20000001' })
    contractOf(portal).send({ type: 'departure.confirmed' })
    await answer(portal.fake, logout, {})
    await comesBack(portal)
    await opens(portal, '20000001')
    expect(addressOf(portal)).toBe('/casco/ugyek')
  })

  test('loads the contract list again on the start page, also after a reload', async () => {
    const portal = await inContract()
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    await load(portal.fake, 'loadModule')
    const paid = contracts.map((group) => ({
      ...group,
      contracts: group.contracts.map((contract) => ({ ...contract, contractStatusId: 1 as const, debt: null })),
    }))
    await answer(portal.fake, getDapContracts, paid)
    expect(portal.app.getSnapshot().children.contracts?.getSnapshot().context.groups).toEqual(paid)
    const reloaded = await reloadPortal(portal, '/kezdolap')
    await load(reloaded.fake, 'loadModule')
    await runPendingCallbacks()
    expect(reloaded.app.getSnapshot().children.contracts?.getSnapshot().context.groups).toEqual(paid)
    await answer(reloaded.fake, getDapContracts, contracts)
    expect(reloaded.app.getSnapshot().children.contracts?.getSnapshot().context.groups).toEqual(contracts)
  })

  test.each([
    ['the start page', '/kezdolap'],
    ['the list', LIST],
  ])('refreshes the contracts of %s when the customer returns to the tab', async (_, address) => {
    const portal = address === LIST ? await atList() : await inContract()
    const groups = () =>
      address === LIST
        ? dapOf(portal).getSnapshot().context.contracts
        : portal.app.getSnapshot().children.contracts?.getSnapshot().context.groups
    if (address !== LIST) {
      portal.app.send({ type: 'location.requested', address })
      await load(portal.fake, 'loadModule')
      await answer(portal.fake, getDapContracts, contracts)
    }
    await load(portal.fake, 'comesToFront')
    await fail(portal.fake, getDapContracts)
    expect([groups(), addressOf(portal)]).toEqual([contracts, address])
    await pass(MINUTE)
    await load(portal.fake, 'comesToFront')
    const groupsWithDebt = contracts.map((group) => ({
      ...group,
      contracts: group.contracts.map((contract) => ({
        ...contract,
        debt: { value: 12_450, currency: 'HUF' as const },
      })),
    }))
    await answer(portal.fake, getDapContracts, groupsWithDebt)
    expect([groups(), addressOf(portal)]).toEqual([groupsWithDebt, address])
  })

  test('keeps the list of contracts on the start page after a failed refresh, until the DÁP session expires', async () => {
    const portal = await inContract()
    const list = () => portal.app.getSnapshot().children.contracts?.getSnapshot()
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    await load(portal.fake, 'loadModule')
    await fail(portal.fake, getDapContracts)
    expect(list()?.value).toBe('listed')
    portal.app.send({ type: 'location.requested', address: '/kezdolap?valasztas=1' })
    await load(portal.fake, 'loadModule')
    await refuse(portal.fake, getDapContracts, { code: 'LOGIN_SESSION_EXPIRED' })
    expect(list()?.value).toBe('alone')
  })

  test('returns to the sign-in by contract number when the customer ends the DÁP session', async () => {
    const portal = await atList()
    dapOf(portal).send({ type: 'dap.cancelled' })
    await answer(portal.fake, logoutDap, {})
    await signInLoads(portal)
    expect(routeOf(portal)).toBe('signingIn')
    expect(addressOf(portal)).toBe('/kgfb/belepes')
    expect(portal.fake.storage.has(SAVED_DAP)).toBe(false)
  })

  test('can be cancelled without waiting for the insurer’s answer', async () => {
    const portal = await openPortalAtCode()
    dapOf(portal).send({ type: 'dap.cancelled' })
    await signInLoads(portal)
    expect(routeOf(portal)).toBe('signingIn')
    expect(callsTo(portal.fake, logoutDap)).toHaveLength(1)
  })

  test('continues after a reload, both at the QR code and at the list', async () => {
    const portal = await openPortalAtCode()
    const waitingPortal = await reloadPortal(portal, '/kgfb/belepes')
    await comesBack(waitingPortal)
    expect(
      dapOf(waitingPortal)
        .getSnapshot()
        .matches({ waiting: { code: 'timed' } }),
    ).toBe(true)
    await sendStatus(waitingPortal.fake, 'IDENTIFIED')
    await answer(waitingPortal.fake, getDapContracts, contracts)
    const listPortal = await reloadPortal(waitingPortal, LIST)
    await comesBack(listPortal)
    expect(dapOf(listPortal).getSnapshot().matches({ identified: 'listing' })).toBe(true)
    expect(addressOf(listPortal)).toBe(LIST)
  })

  test('leads from the list’s address to the sign-in if a reload finds no identified customer', async () => {
    const portal = await openPortalAtCode()
    const reloaded = await reloadPortal(portal, LIST)
    await comesBack(reloaded)
    expect(addressOf(reloaded)).toBe('/kgfb/belepes')
  })

  test('continues with the same QR code after a visit to the start page', async () => {
    const portal = await openPortalAtCode()
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    await load(portal.fake, 'loadModule')
    portal.app.send({ type: 'location.requested', address: '/kgfb/belepes' })
    await comesBack(portal)
    expect(callsTo(portal.fake, getDapQrCode)).toHaveLength(1)
    await runPendingCallbacks()
    expect(dapOf(portal).getSnapshot().matches('waiting')).toBe(true)
  })
})
