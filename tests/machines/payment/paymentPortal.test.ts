import { describe, expect, it } from 'vitest'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { unsentPaymentsOf } from '../../../machines/payment/paymentQueries'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { KEPT_DRAFTS, PAYMENT, PAYMENTS, REQUESTED_ROUTE, SESSION, TAB } from '../../../machines/storageKeys'
import { logout } from '../../../src/api/auth'
import { processProviderResponse } from '../../../src/api/payments'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { accepted, leave, QUERY, redirectOf, tab } from '../kit/payments'
import {
  addressOf,
  contractLoads,
  contractOf,
  openPortal,
  type Portal,
  reloadPortal,
  routeOf,
  signIn,
} from '../kit/portal'
import { answer, callsTo, load, MINUTE, pass, withClock } from '../kit/story'

const RETURN = `/fizetes-visszateres?${QUERY}`
const CASE = '/kgfb/ugyek/license-plate/fizetes'

/**
 * Opens the portal at the return address, in a tab that has been redirected to the provider. `contractNumber` is the
 * contract of the session; `null` if the customer is signed out.
 */
const comeBack = async (contractNumber: string | null = '10000001'): Promise<Portal> => {
  appMachines.provide({ paymentReturn: paymentReturnMachine })
  const fake = tab('tab-1')
  leave(fake, { ...redirectOf, origin: CASE })
  if (contractNumber !== null) {
    fake.services.storage.write(SESSION, sampleSession({ contractNumber }))
  }
  const portal = await openPortal(RETURN, fake.storage, fake.shared)
  await load(portal.fake, 'loadModule')
  return portal
}

/**
 * Opens the portal at an address other than the return address, in a tab that has been redirected to the provider.
 * `session` is the tab's stored session.
 */
const openElsewhere = async (address: string, session?: unknown): Promise<Portal> => {
  const fake = tab('tab-1')
  leave(fake, { ...redirectOf, origin: CASE })
  if (session !== undefined) fake.services.storage.write(SESSION, session)
  return openPortal(address, fake.storage, fake.shared)
}

/** Opens the start page in a tab that has been redirected to the provider. `session` is the tab's stored session. */
const goHome = async (session?: unknown): Promise<Portal> => {
  const portal = await openElsewhere('/kezdolap', session)
  await load(portal.fake, 'loadModule')
  return portal
}

const reportCalls = ({ fake }: Portal) => callsTo(fake, processProviderResponse)

withClock()

describe('a customer who returns from a card payment', () => {
  it('is redirected from the return address to the case', async () => {
    const portal = await comeBack()
    expect(routeOf(portal)).toBe('returningFromPayment')
    expect(addressOf(portal)).toBe(RETURN)
    await answer(portal.fake, processProviderResponse, accepted)
    expect(routeOf(portal)).toBe('inContract')
    expect(addressOf(portal)).toBe(CASE)
  })

  it('loses nothing by going home while the page still loads', async () => {
    const fake = tab('tab-1')
    leave(fake, { ...redirectOf, origin: CASE })
    fake.services.storage.write(SESSION, sampleSession())
    const portal = await openPortal(RETURN, fake.storage, fake.shared)
    expect(routeOf(portal)).toBe('openingPaymentReturn')
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    expect(openPaymentsOf(portal.fake.services, '10000001')).toMatchObject([
      { type: 'unknown', returnAddress: expect.stringContaining(RETURN.split('?')[0] ?? '') },
    ])
  })

  it('can go home from the page about an unknown payment', async () => {
    const portal = await openPortal(RETURN, tab('tab-1').storage)
    await load(portal.fake, 'loadModule')
    const paymentReturn = portal.app.getSnapshot().children.paymentReturn
    expect(paymentReturn?.getSnapshot().value).toBe('unknown')
    paymentReturn?.send({ type: 'paymentReturn.left' })
    expect(addressOf(portal)).toBe('/kezdolap')
  })

  it('signs in first if the session has expired, and then continues with the case', async () => {
    const portal = await comeBack(null)
    expect(addressOf(portal)).toBe('/kgfb/belepes')
    expect(portal.app.getSnapshot().context.expired).toBe(true)
    expect(reportCalls(portal)).toEqual([])
    await signIn(portal)
    expect(addressOf(portal)).toBe(RETURN)
    await load(portal.fake, 'loadModule')
    await answer(portal.fake, processProviderResponse, accepted)
    expect(addressOf(portal)).toBe(CASE)
  })

  it('continues with the payment return after the sign-in, even if the sign-in page was reloaded', async () => {
    const portal = await reloadPortal(await comeBack(null), '/kgfb/belepes')
    await signIn(portal)
    expect(addressOf(portal)).toBe(RETURN)
  })

  it('signs in again, and keeps the drafts, if the session expires during the payment return', async () => {
    const portal = await comeBack()
    portal.app.send({ type: 'session.expired' })
    await load(portal.fake, 'loadModule')
    expect(addressOf(portal)).toBe('/kgfb/belepes')
    expect(portal.app.getSnapshot().context.expired).toBe(true)
    expect(portal.fake.storage.has(KEPT_DRAFTS)).toBe(true)
    await signIn(portal)
    await load(portal.fake, 'loadModule')
    expect(reportCalls(portal)).toHaveLength(2)
  })

  it('can go home before the insurer answers, and the tab keeps the payment', async () => {
    const portal = await comeBack()
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    await load(portal.fake, 'loadModule')
    expect(addressOf(portal)).toBe('/kezdolap')
    expect(portal.fake.storage.has(PAYMENT)).toBe(true)
  })
})

describe('a customer who returns from a card payment while another contract is open', () => {
  it('can sign in to the contract of the payment and continue there', async () => {
    const portal = await comeBack('10000002')
    portal.app.getSnapshot().children.paymentReturn?.send({ type: 'contract.switched' })
    expect(addressOf(portal)).toBe('/kgfb/belepes')
    expect(portal.fake.storage.has(SESSION)).toBe(false)
    expect(callsTo(portal.fake, logout)).toHaveLength(1)
    expect(portal.fake.services.storage.read(REQUESTED_ROUTE)).toEqual({ address: RETURN, owner: null })
    await signIn(portal)
    await load(portal.fake, 'loadModule')
    expect(reportCalls(portal)).toHaveLength(1)
  })

  it('can continue with the open contract instead', async () => {
    const portal = await comeBack('10000002')
    portal.app.getSnapshot().children.paymentReturn?.send({ type: 'paymentReturn.left' })
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
    expect(reportCalls(portal)).toEqual([])
  })
})

describe('the stored data of a payment', () => {
  it('is removed from the tab at a logout, but stays in the shared storage while the case is unsubmitted', async () => {
    const portal = await comeBack()
    await answer(portal.fake, processProviderResponse, accepted)
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    await load(portal.fake, 'loadModule')
    portal.app.send({ type: 'logout.requested' })
    expect(routeOf(portal)).toBe('confirmingLogout')
    portal.app.send({ type: 'logout.confirmed' })
    await answer(portal.fake, logout, {})
    expect(portal.fake.storage.has(PAYMENT)).toBe(false)
    expect(portal.fake.services.sharedStorage.keys(PAYMENTS)).toEqual([`${PAYMENTS}${redirectOf.id}`])
    expect(unsentPaymentsOf(tab('tab-2', portal.fake.shared).services, '10000001')).toMatchObject([{ origin: CASE }])
  })

  it('is removed from the tab if the customer opens the start page an hour after the return', async () => {
    const portal = await comeBack('10000002')
    await pass(60 * MINUTE)
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    expect(portal.fake.storage.has(PAYMENT)).toBe(false)
  })

  it('is removed from the tab if a signed-out customer opens the start page instead of the return address', async () => {
    const portal = await goHome()
    expect(portal.fake.storage.has(PAYMENT)).toBe(false)
    expect(portal.fake.storage.has(TAB)).toBe(true)
  })

  it.each(['/kgfb/belepes', '/kgfb/ugyek', '/kgfb/ugyek/bonus', '/kgfb/biztonsag', '/elet/ugyek'])(
    'is removed from the tab if a signed-in customer opens %s instead of the return address',
    async (address) => {
      const portal = await openElsewhere(address, sampleSession())
      expect(portal.fake.storage.has(PAYMENT)).toBe(false)
    },
  )

  it('is removed from the tab if the customer goes back to the case and then to the menu', async () => {
    const portal = await openElsewhere(CASE, sampleSession())
    expect(portal.fake.storage.has(PAYMENT)).toBe(true)
    await contractLoads(portal)
    portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
    expect(portal.fake.storage.has(PAYMENT)).toBe(false)
  })
})

describe('a customer who left for the provider and opens the start page', () => {
  const pendingPayments = ({ app }: Portal) => app.getSnapshot().context.pendingWork?.payments ?? []

  it('sees the payment with its unknown result on the start page and in the contract’s menu', async () => {
    const portal = await goHome(sampleSession({ contractNumber: '10000001' }))
    const payments = [{ type: 'unknown', id: redirectOf.id, origin: CASE, amount: { value: 12_450, currency: 'HUF' } }]
    expect(pendingPayments(portal)).toEqual(payments)
    portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
    await contractLoads(portal)
    expect(contractOf(portal).getSnapshot().context.payments).toEqual(payments)
  })

  it.each([
    ['in to another contract', sampleSession({ contractNumber: '10000002' })],
    ['in with the contract number only', sampleSession({ contractNumber: '10000001', openedBy: 'number' })],
    ['out', undefined],
  ])('sees no payment when signed %s', async (_, session) => {
    expect(pendingPayments(await goHome(session))).toEqual([])
  })

  it('still sees the payment with its unknown result in another tab after a logout in the first one', async () => {
    const portal = await goHome(sampleSession({ contractNumber: '10000001' }))
    portal.app.send({ type: 'logout.requested' })
    await answer(portal.fake, logout, {})
    expect(openPaymentsOf(tab('tab-2', portal.fake.shared).services, '10000001')).toMatchObject([{ type: 'unknown' }])
  })
})
