import { expect, it } from 'vitest'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { halfFilledAddresses } from '../../../machines/drafts'
import { paidCaseAt } from '../../../machines/payment/kept'
import { recordTakenPayment } from '../../../machines/payment/ledger'
import { draftKey, SESSION } from '../../../machines/storageKeys'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../../src/api/kgfb'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { accepted, tab } from '../kit/payments'
import {
  addressOf,
  caseOf,
  contractLoads,
  contractOf,
  openPortal,
  openSignedIn,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
  routeOf,
  typePlate,
} from '../kit/portal'
import { answer, load, withClock } from '../kit/story'

withClock()

const CONTRACT = '10000001'

/** Opens a case, types an answer, and then loads another address in the same tab. */
const leaveByAddress = async (
  address: string,
  openedBy: 'dap' | 'secondStep' = 'secondStep',
  shared = new Map<string, string>(),
): Promise<Portal> => {
  const storedSession = JSON.stringify(sampleSession({ contractNumber: CONTRACT, openedBy }))
  const portal = await openPortal(PLATE, new Map([[SESSION, storedSession]]), shared)
  await contractLoads(portal)
  await plateLoads(portal)
  typePlate(portal)
  const reloadedPortal = await reloadPortal(portal, address)
  if (address.startsWith('/kezdolap')) await load(reloadedPortal.fake, 'loadModule')
  else await contractLoads(reloadedPortal)
  return reloadedPortal
}

const isSignedIn = ({ app }: Portal): boolean => app.getSnapshot().context.session !== null

it.each([['/kezdolap'], ['/kgfb/ugyek']])(
  'a logout at %s needs a confirmation if a case is half-filled',
  async (address) => {
    const portal = await leaveByAddress(address)
    portal.app.send({ type: 'logout.requested' })
    expect(routeOf(portal)).toBe('confirmingLogout')
    expect(portal.app.getSnapshot().context.halfFilled).toEqual([PLATE])
    portal.app.send({ type: 'logout.declined' })
    expect(addressOf(portal)).toBe(address)
    expect(isSignedIn(portal)).toBe(true)
  },
)

it('a switch to another contract of the DÁP sign-in needs a confirmation if a case is half-filled, and then drops that case', async () => {
  const portal = await leaveByAddress('/kezdolap', 'dap')
  portal.app.send({ type: 'switch.requested', contractNumber: '20000001' })
  expect(routeOf(portal)).toBe('confirmingLogout')
  portal.app.send({ type: 'logout.confirmed' })
  expect(portal.app.getSnapshot().context).toMatchObject({ session: null, switchTo: '20000001' })
  expect([...portal.fake.storage.keys()].filter((key) => key.startsWith('draft:'))).toEqual([])
})

it('a switch to another contract is dropped if the session ends before the customer confirms it', async () => {
  const portal = await leaveByAddress('/kgfb/ugyek', 'dap')
  portal.app.send({ type: 'switch.requested', contractNumber: '20000001' })
  expect(portal.app.getSnapshot().context.switchTo).toBe('20000001')
  portal.app.send({ type: 'session.expired' })
  expect(portal.app.getSnapshot().context).toMatchObject({ session: null, switchTo: null })
})

it('a choice on the start page that would log the customer out first asks about a half-filled case', async () => {
  const portal = await leaveByAddress('/kezdolap?valasztas=1')
  portal.app.send({ type: 'selection.made', insurance: null })
  expect(routeOf(portal)).toBe('confirmingLogout')
})

it('the question before a switch to another product line names the half-filled case', async () => {
  const portal = await leaveByAddress('/kezdolap')
  portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
  expect(routeOf(portal)).toBe('confirmingSwitch')
  expect(portal.app.getSnapshot().context.halfFilled).toEqual([PLATE])
})

it('the question before a logout links to the half-filled case, which keeps its answers', async () => {
  const portal = await leaveByAddress('/kezdolap')
  portal.app.send({ type: 'logout.requested' })
  portal.app.send({ type: 'location.requested', address: PLATE })
  await contractLoads(portal)
  await plateLoads(portal)
  expect(caseOf(portal).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: 'AA BC-123' })
})

it('a logout with a half-filled case and the payment of another case needs a confirmation, which lists the payment', async () => {
  const { services, shared } = tab('tab-9')
  recordTakenPayment(services, paidCaseAt(CONTRACT, '/kgfb/ugyek/pay/fizetes'), {
    type: 'paid',
    id: 'payment-1',
    payment: accepted,
    isProcessing: false,
  })
  const portal = await leaveByAddress('/kgfb/ugyek', 'secondStep', shared)
  portal.app.send({ type: 'logout.requested' })
  expect(routeOf(portal)).toBe('confirmingLogout')
  expect(portal.app.getSnapshot().context.payments).toHaveLength(1)
})

it('a logout does not ask again about a half-filled case that the customer has just agreed to drop', async () => {
  const portal = await openSignedIn(PLATE, { contractNumber: CONTRACT })
  await contractLoads(portal)
  await plateLoads(portal)
  typePlate(portal)
  portal.app.send({ type: 'logout.requested' })
  contractOf(portal).send({ type: 'departure.confirmed' })
  expect(isSignedIn(portal)).toBe(false)
})

it('a logout does not ask about a case that is open without answers', async () => {
  const portal = await openSignedIn(PLATE, { contractNumber: CONTRACT })
  await contractLoads(portal)
  await plateLoads(portal)
  const home = await reloadPortal(portal, '/kezdolap')
  await load(home.fake, 'loadModule')
  home.app.send({ type: 'logout.requested' })
  expect(isSignedIn(home)).toBe(false)
})

it('a logout does not ask about a half-filled case once the contract has refused it, but its answers stay', async () => {
  const portal = await openSignedIn(PLATE, { contractNumber: CONTRACT })
  await contractLoads(portal)
  await plateLoads(portal)
  typePlate(portal)
  const reloadedPortal = await reloadPortal(portal, PLATE)
  const { fake } = reloadedPortal
  await load(fake, 'loadModule', kgfbCases)
  const { withoutDebt } = headerExamples
  await answer(fake, getHeader, { ...withoutDebt, contract: { ...withoutDebt.contract, contractStatusId: 2 } })
  await load(fake, 'loadModule', kgfbCases)
  expect(contractOf(reloadedPortal).getSnapshot().value).toBe('refusingCase')
  expect(fake.services.storage.read(draftKey(CONTRACT, 'kgfb.licensePlate'))).toMatchObject({
    answers: { licensePlateNumber: 'AA BC-123' },
  })
  reloadedPortal.app.send({ type: 'logout.requested' })
  expect(isSignedIn(reloadedPortal)).toBe(false)
})

it('a submitted case whose confirmation is still stored is not treated as half-filled', () => {
  const { services } = tab('tab-1')
  services.storage.write(draftKey(CONTRACT, 'sent'), { dirty: false, address: PLATE })
  services.storage.write(draftKey(CONTRACT, 'typed'), { dirty: true, address: PLATE })
  expect(halfFilledAddresses(services, CONTRACT)).toEqual([PLATE])
})
