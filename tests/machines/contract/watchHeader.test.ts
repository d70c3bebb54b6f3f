import { beforeEach, describe, expect, test } from 'vitest'
import type { ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { cascoCases } from '../../../machines/cases/casco'
import { licensePlate } from '../../../machines/cases/casco/licensePlate.case'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { homeCases } from '../../../machines/cases/home'
import { sharedMachines } from '../../../machines/lazyMachines'
import { paidCaseAt } from '../../../machines/payment/kept'
import { recordTakenPayment } from '../../../machines/payment/ledger'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { draftKeyOfSubject, SESSION } from '../../../machines/storageKeys'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { getCases, getHeader } from '../../../src/api/casco'
import { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import type { CallData } from '../../../src/api/endpoint'
import { getHeader as getHomeHeader } from '../../../src/api/home'
import { getPayments } from '../../../src/api/payments'
import { transferPaymentOutput } from '../../../tools/exploration/kit/caseEnds'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { accepted as payment, premium, redirectOf, tab } from '../kit/payments'
import { caseOf, contractOf, openPortal, type Portal } from '../kit/portal'
import { ADDRESS, CONTRACT } from '../kit/reactivation'
import { answer, callsTo, fail, load, MINUTE, pass, withClock } from '../kit/story'

withClock()
beforeEach(() => {
  sharedMachines.provide({ payment: paymentMachine })
})

type Header = CallData<typeof getHeader>

const owing: Header = cascoHeaderExamples.lapsed
const settled = { ...owing, debt: { value: 0, currency: 'HUF' }, announcedTransfers: null } as const

const answerModules = async ({ fake }: Portal, cases: ProductLineCases = cascoCases): Promise<void> => {
  while (fake.waiting().includes('loadModule')) await load(fake, 'loadModule', cases)
}

/** Opens a case of the casco contract, with the draft `saved`. */
const open = async (saved: object, header: Header = owing, address = ADDRESS, id = reactivate.id): Promise<Portal> => {
  const session = sampleSession({ contractNumber: CONTRACT, productLine: 'casco' })
  const stored = { [SESSION]: session, [draftKeyOfSubject(CONTRACT, id, '')]: saved }
  const storage = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]))
  const portal = await openPortal(address, storage)
  await answerModules(portal)
  await answer(portal.fake, getHeader, header)
  await answerModules(portal)
  return portal
}

const PLATE = '/casco/ugyek/license-plate'

const form = () => open(draftAt(reactivate, 'filling'))
const confirmation = (paid: object = transferPaymentOutput, header: Header = owing) =>
  open({ ...draftAt(reactivate, 'submitted'), paid }, header)

/** The debts in the header of the contract and in the header of the open case. */
const debtsOf = (portal: Portal) => [
  contractOf(portal).getSnapshot().context.header?.debt,
  caseOf(portal).getSnapshot().context.header?.debt,
]
const loadsOf = ({ fake }: Portal) => callsTo(fake, getHeader).length

const returnToPage = async (portal: Portal): Promise<void> => {
  await load(portal.fake, 'comesToFront')
  await pass(MINUTE)
  await answerModules(portal)
}

/** Records, in another tab, an accepted card payment of a contract. */
const payElsewhere = ({ fake }: Portal, contract = CONTRACT): void =>
  recordTakenPayment(tab('tab-2', fake.shared).services, paidCaseAt(contract, '/casco/ugyek/pay/fizetes'), {
    ...{ type: 'paid', id: redirectOf.id, payment, isProcessing: false },
  })

test.each([
  ['the tab comes to the front', returnToPage],
  ['another tab pays by card', async (portal: Portal) => payElsewhere(portal)],
])('an open case shows the debt of a header that is loaded again when %s', async (_, happens) => {
  const portal = await form()
  expect(debtsOf(portal)).toEqual([owing.debt, owing.debt])
  await happens(portal)
  await answerModules(portal)
  await answer(portal.fake, getHeader, settled)
  expect(debtsOf(portal)).toEqual([settled.debt, settled.debt])
  expect([caseOf(portal).getSnapshot().value, loadsOf(portal)]).toEqual(['filling', 2])
})

test('an open case of a customer other than the contractor never loads the header again', async () => {
  const session = sampleSession({ contractNumber: '30000001', productLine: 'lakas', openedBy: 'number' })
  const portal = await openPortal('/lakas/ugyek/claim-report', new Map([[SESSION, JSON.stringify(session)]]))
  await answerModules(portal, homeCases)
  await answer(portal.fake, getHomeHeader, homeHeaderExamples.nonContractor)
  await answerModules(portal, homeCases)
  payElsewhere(portal, '30000001')
  await answerModules(portal, homeCases)
  expect([contractOf(portal).getSnapshot().matches('inCase'), callsTo(portal.fake, getHomeHeader)]).toMatchObject([
    true,
    [{}],
  ])
})

test('an open case keeps the old debt if the header does not load again', async () => {
  const portal = await form()
  await returnToPage(portal)
  await fail(portal.fake, getHeader)
  expect(debtsOf(portal)).toEqual([owing.debt, owing.debt])
})

test('an open case does not load the header again after a card payment of another contract', async () => {
  const portal = await form()
  payElsewhere(portal, '10000001')
  await answerModules(portal)
  expect(loadsOf(portal)).toBe(1)
})

test('the summary of a case with a transfer leads back to the payment after the debt was paid', async () => {
  const portal = await open({ ...draftAt(reactivate, 'reviewing'), paid: transferPaymentOutput })
  await returnToPage(portal)
  // The contract and the summary each ask for the header, and the summary also for the due items.
  while (portal.fake.waiting().includes(`call ${getHeader.id}`)) await answer(portal.fake, getHeader, settled)
  while (portal.fake.waiting().includes(`call ${getPayments.id}`)) await answer(portal.fake, getPayments, [])
  expect(caseOf(portal).getSnapshot().value).toBe('paying')
})

test('a submitted case of a contract with a debt loads the header again', async () => {
  const portal = await confirmation()
  await answerModules(portal)
  await answer(portal.fake, getHeader, settled)
  expect(debtsOf(portal)).toEqual([settled.debt, settled.debt])
})

test('a submitted case of a contract without a debt does not load the header again until the customer returns to the tab', async () => {
  const portal = await confirmation(transferPaymentOutput, settled)
  await answerModules(portal)
  expect(loadsOf(portal)).toBe(1)
  await returnToPage(portal)
  await answer(portal.fake, getHeader, owing)
  expect(debtsOf(portal)).toEqual([owing.debt, owing.debt])
})

test('the menu will load the header again even if a submitted case has already done so', async () => {
  const portal = await confirmation()
  await answerModules(portal)
  await answer(portal.fake, getHeader, settled)
  expect(contractOf(portal).getSnapshot().context.staleAfter).toBe('submission')
})

test.each([
  ['the form of a case shows the data of a header that is loaded again', 'filling', true],
  ['the confirmation of a case without a payment keeps the data of the earlier header', 'submitted', false],
] as const)('%s', async (_, step, isNew) => {
  const before = { ...cascoHeaderExamples.withoutDebt, licensePlateNumber: 'RJK482' }
  const after = { ...before, licensePlateNumber: 'AABC123' }
  const portal = await open(draftAt(licensePlate, step), before, '/casco/ugyek/license-plate', licensePlate.id)
  await returnToPage(portal)
  await answer(portal.fake, getHeader, after)
  expect(caseOf(portal).getSnapshot().context.header).toEqual(isNew ? after : before)
  expect(contractOf(portal).getSnapshot().context.header).toEqual(after)
})

test('the premium of a home contract loads again together with the header, and is unknown if that load fails', async () => {
  const session = JSON.stringify(sampleSession({ contractNumber: '30000001', productLine: 'lakas' }))
  const portal = await openPortal('/lakas/ugyek/email', new Map([[SESSION, session]]))
  const { fake } = portal
  await load(fake, 'loadModule', homeCases)
  await answer(fake, getHomeHeader, homeHeaderExamples.withDebt)
  await answerModules(portal, homeCases)
  const returnAndLoadHeader = async (): Promise<void> => {
    await returnToPage(portal)
    await answer(fake, getHomeHeader, homeHeaderExamples.withDebt)
  }
  const payments = () => contractOf(portal).getSnapshot().context.premium?.payments
  await returnAndLoadHeader()
  await answer(fake, getPayments, [premium('NEXT', 3620)])
  await answer(fake, getPaymentTypeOrFrequency, {})
  expect(payments()).toEqual([premium('NEXT', 3620)])
  await returnAndLoadHeader()
  await fail(fake, getPayments)
  await answer(fake, getPaymentTypeOrFrequency, {})
  expect(payments()).toBeNull()
})

test('the receipt of a submitted case shows the data at the submission, even after a newer header has loaded', async () => {
  const portal = await confirmation()
  await returnToPage(portal)
  await answer(portal.fake, getHeader, settled)
  const { header, headerAtSubmission } = contractOf(portal).getSnapshot().context
  expect([header?.debt, headerAtSubmission?.debt]).toEqual([settled.debt, owing.debt])
})

describe('the confirmation of a case that still needs a signature', () => {
  const unsigned = { caseId: 'case-7', caseStatus: 'DIGITAL_SIGNATURE_NEEDED' } as const
  const listed = { ...unsigned, name: 'Rendszám módosítása', waitsFor: null, decision: null }
  const signed = { ...listed, caseStatus: 'SUCCEEDED' }
  const superseded = {
    ...listed,
    decision: { status: 'SUPERSEDED', date: '2026-11-21', reason: 'Később mást kért.' },
  } as const
  const statusIn = (portal: Portal) => caseOf(portal).getSnapshot().context.result?.caseStatus
  const openConfirmation = () =>
    open({ ...draftAt(licensePlate, 'submitted'), result: unsigned, isPutOff: true }, settled, PLATE, licensePlate.id)

  test.each([
    ['keeps its status if the case is still unsigned', [listed], unsigned.caseStatus],
    ['keeps its status if the case is not listed', [], unsigned.caseStatus],
    ['shows that the case was signed elsewhere', [signed], 'SUCCEEDED'],
    ['shows only that the case was received if another request superseded it', [superseded], 'RECEIVED'],
  ])('%s, after a reload and when the customer returns to the tab', async (_, cases, status) => {
    const reloaded = await openConfirmation()
    await answer(reloaded.fake, getCases, cases)
    expect(statusIn(reloaded)).toBe(status)

    const portal = await openConfirmation()
    await answer(portal.fake, getCases, [listed])
    expect(statusIn(portal)).toBe(unsigned.caseStatus)
    await returnToPage(portal)
    await answer(portal.fake, getHeader, settled)
    await answer(portal.fake, getCases, cases)
    expect([statusIn(portal), caseOf(portal).getSnapshot().value]).toEqual([status, 'submitted'])
  })
})
