import { describe, expect, it } from 'vitest'
import { recordDeparture } from '../../../machines/payment/departures'
import { type PaidEnd, paidCaseAt } from '../../../machines/payment/kept'
import { recordSubmission, recordTakenPayment } from '../../../machines/payment/ledger'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { SESSION } from '../../../machines/storageKeys'
import { logout } from '../../../src/api/auth'
import { sturdyStorage } from '../../../src/browser/sturdyStorage'
import { sharedJsonStorage } from '../../../src/browser/tabStorage'
import { STORES_NOTHING_KEY } from '../../../tools/exploration/kit/fakeServices'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { createStorage } from '../../mocks/storage'
import { accepted, redirectOf, tab } from '../kit/payments'
import {
  addressOf,
  atPlate,
  contractLoads,
  contractOf,
  openPortal,
  type Portal,
  routeOf,
  typePlate,
} from '../kit/portal'
import { callsTo, load, withClock } from '../kit/story'

withClock()

const CASE = '/kgfb/ugyek/license-plate/fizetes'
const OTHER = '/kgfb/ugyek/pay/fizetes'
const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
const payment = {
  ...{ type: 'paid', id: paid.id, code: 'payment-1', origin: CASE },
  amount: { value: 12_450, currency: 'HUF' },
}
const paidCase = paidCaseAt('10000001', CASE)

/** Opens the portal in a signed-in tab. `shared` is the browser's localStorage with its stored payments. */
const openTab = async (address: string, session = {}, shared = new Map<string, string>()): Promise<Portal> => {
  const storedSession = JSON.stringify(sampleSession({ contractNumber: '10000001', ...session }))
  const portal = await openPortal(address, new Map([[SESSION, storedSession]]), shared)
  if (address === '/kezdolap') await load(portal.fake, 'loadModule')
  else await contractLoads(portal)
  return portal
}

const remembering = (): Map<string, string> => {
  const { services, shared } = tab('tab-9')
  recordTakenPayment(services, paidCase, paid)
  return shared
}

/** Creates a full localStorage. Reading works, but no write succeeds. */
const fullStorage = (shared: Map<string, string>) => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  return sharedJsonStorage(
    sturdyStorage(() => ({ ...createStorage(shared), length: shared.size, setItem })),
    new EventTarget(),
  )
}

const paymentsIn = ({ app }: Portal) => app.getSnapshot().context.payments

describe('a payment whose case is not submitted', () => {
  it.each([['/kezdolap'], ['/kgfb/ugyek']])('requires a confirmation of the logout at %s', async (address) => {
    const portal = await openTab(address, {}, remembering())
    portal.app.send({ type: 'logout.requested' })
    expect(routeOf(portal)).toBe('confirmingLogout')
    expect(callsTo(portal.fake, logout)).toEqual([])
    portal.app.send({ type: 'logout.declined' })
    expect(addressOf(portal)).toBe(address)
    expect(portal.app.getSnapshot().context.session).not.toBeNull()
  })

  it('is kept after a confirmed logout and listed at the next sign-in to its contract', async () => {
    const { shared } = (await openTab('/kezdolap', {}, remembering())).fake
    const portal = await openTab('/kezdolap', {}, shared)
    portal.app.send({ type: 'logout.requested' })
    portal.app.send({ type: 'logout.confirmed' })
    expect(portal.app.getSnapshot().context.session).toBeNull()
    expect(paymentsIn(portal)).toEqual([])
    const next = await openTab('/kgfb/ugyek', {}, shared)
    expect(contractOf(next).getSnapshot().context.payments).toEqual([payment])
    expect(paymentsIn(await openTab('/kgfb/ugyek', { contractNumber: '10000002' }, shared))).toEqual([])
    expect(paymentsIn(await openTab('/kgfb/ugyek', { openedBy: 'number' }, shared))).toEqual([])
  })

  it('requires a confirmation before a customer signed in with the DÁP app switches to another contract', async () => {
    const portal = await openPortal(
      '/kezdolap',
      new Map([[SESSION, JSON.stringify(sampleSession({ contractNumber: '10000001', openedBy: 'dap' }))]]),
      remembering(),
    )
    await load(portal.fake, 'loadModule')
    portal.app.send({ type: 'switch.requested', contractNumber: '20000001' })
    expect(routeOf(portal)).toBe('confirmingLogout')
    portal.app.send({ type: 'logout.declined' })
    expect(portal.app.getSnapshot().context.switchTo).toBeNull()
    portal.app.send({ type: 'switch.requested', contractNumber: '20000001' })
    portal.app.send({ type: 'logout.confirmed' })
    expect(portal.app.getSnapshot().context).toMatchObject({ session: null, switchTo: '20000001' })
  })

  it('requires a confirmation before a choice on the start page logs the customer out', async () => {
    const portal = await openPortal(
      '/kezdolap?valasztas=1',
      new Map([[SESSION, JSON.stringify(sampleSession({ contractNumber: '10000001' }))]]),
      remembering(),
    )
    await load(portal.fake, 'loadModule')
    portal.app.send({ type: 'selection.made', insurance: null })
    expect(routeOf(portal)).toBe('confirmingLogout')
  })

  it('lets the customer go back to its case from the confirmation of the logout', async () => {
    const portal = await openTab('/kezdolap', {}, remembering())
    portal.app.send({ type: 'logout.requested' })
    portal.app.send({ type: 'location.requested', address: CASE })
    expect(addressOf(portal)).toBe(CASE)
  })

  it('appears at once in every other tab, and disappears there when its record is removed', async () => {
    const home = await openTab('/kezdolap')
    const menu = await openTab('/kgfb/ugyek', {}, home.fake.shared)
    const payer = tab('tab-3', home.fake.shared)
    recordTakenPayment(payer.services, paidCase, paid)
    expect(home.app.getSnapshot().context.pendingWork?.payments).toEqual([payment])
    expect(contractOf(menu).getSnapshot().context.payments).toEqual([payment])
    for (const key of payer.services.sharedStorage.keys('payment:')) payer.services.sharedStorage.remove(key)
    expect(paymentsIn(home)).toEqual([])
    expect(contractOf(menu).getSnapshot().context.payments).toEqual([])
  })
})

describe('the question before the customer leaves a paid case', () => {
  const askedIn = async (spoil: (portal: Portal) => void, end: PaidEnd = paid) => {
    const portal = await atPlate()
    typePlate(portal)
    const unsent = { of: paidCase, end, draftId: 'draft-1' }
    contractOf(portal).send({ type: 'case.progressed', step: '', dirty: true, submission: 'paid', unsent })
    spoil(portal)
    portal.app.send({ type: 'logout.requested' })
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })).toBe(true)
    return portal
  }

  it('stores the record of the payment again if the browser has lost it', async () => {
    const portal = await askedIn(({ fake }) => fake.shared.clear())
    expect(portal.fake.services.sharedStorage.keys('payment:')).toHaveLength(1)
    expect(contractOf(portal).getSnapshot().context.unsentAs).toBeNull()
  })

  it('names the rejection if the insurer has rejected the case', async () => {
    const portal = await askedIn(({ fake }) => recordTakenPayment(fake.services, paidCase, paid, 'draft-1', true))
    expect(contractOf(portal).getSnapshot().context.unsentAs).toBe('refused')
  })

  it('does not say that the case is paid for if the insurer has rejected it before confirming the payment', async () => {
    const unconfirmed = { ...paid, isProcessing: true }
    const portal = await askedIn(
      ({ fake }) => recordTakenPayment(fake.services, paidCase, unconfirmed, 'draft-1', true),
      unconfirmed,
    )
    expect(contractOf(portal).getSnapshot().context.unsentAs).toBeNull()
  })

  it('says that the case is submitted if another tab has submitted it', async () => {
    const portal = await askedIn(({ fake }) =>
      recordSubmission(tab('tab-2', fake.shared).services, paidCase, paid, 'key-1'),
    )
    expect(contractOf(portal).getSnapshot().context.unsentAs).toBe('sent')
  })

  it.each([
    ['is followed by a second question about another payment', 'payment-2', true],
    ['is not followed by a second question about the same payment', paid.id, false],
  ])('%s before the logout', async (_, id, isAsked) => {
    const portal = await askedIn(({ fake }) =>
      recordTakenPayment(fake.services, { ...paidCase, origin: OTHER }, { ...paid, id }),
    )
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(routeOf(portal) === 'confirmingLogout').toBe(isAsked)
  })

  it('shows the payment as lost if the browser cannot store its record', async () => {
    const portal = await askedIn(({ fake }) => fake.shared.set(STORES_NOTHING_KEY, 'true'))
    expect(contractOf(portal).getSnapshot().context.unsentAs).toBe('lost')
  })

  it.each([
    ['shows the payment as lost if only its redirect is stored', 'lost', [], paid],
    [
      'shows the payment as lost if only its unconfirmed result is stored',
      'lost',
      [{ ...paid, isProcessing: true }],
      paid,
    ],
    ['does not show the payment as lost if its result is stored', null, [paid], paid],
    ['does not show the payment as lost if a newer result is stored', null, [paid], { ...paid, isProcessing: true }],
  ])('with full storage, %s', async (_, unsentAs, recordedEnds, end) => {
    const portal = await askedIn(({ fake }) => {
      recordDeparture(fake.services, redirectOf)
      for (const recordedEnd of recordedEnds) recordTakenPayment(fake.services, paidCase, recordedEnd)
      Object.assign(fake.services, { sharedStorage: fullStorage(fake.shared) })
    }, end)
    expect(contractOf(portal).getSnapshot().context.unsentAs).toBe(unsentAs)
  })
})

it('a payment whose record cannot be stored is listed as lost, with its payment code', () => {
  const { services, shared } = tab('tab-1')
  recordTakenPayment(services, paidCase, paid)
  shared.set(STORES_NOTHING_KEY, 'true')
  expect(openPaymentsOf(services, '10000001')).toEqual([{ ...payment, isLost: true, code: 'payment-1' }])
})

it('a customer without payments is logged out without a confirmation', async () => {
  const portal = await openTab('/kezdolap')
  portal.app.send({ type: 'logout.requested' })
  expect(portal.app.getSnapshot().context.session).toBeNull()
})
