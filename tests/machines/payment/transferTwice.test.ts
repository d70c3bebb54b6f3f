import { expect, test, vi } from 'vitest'
import { paidCaseAt } from '../../../machines/payment/kept'
import type { PaymentInput } from '../../../machines/payment/payment.types'
import { recordSentTransfer, sentTransfersFor } from '../../../machines/payment/sentTransfers'
import { recordShownTransfer } from '../../../machines/payment/shownTransfers'
import { SENT_TRANSFERS } from '../../../machines/storageKeys'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../../src/api/kgfb'
import { createPayment, payByTransfer } from '../../../src/api/payments'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { namedCases } from '../kit/everyCase'
import { choose, chooseTransfer, contextOf, open } from '../kit/paying'
import { dueOf, owes, pay, tab } from '../kit/payments'
import { answer, callsTo, reload } from '../kit/story'
import { strategiesOf } from '../matrix/answers'
import { type Customer, caseAddress } from '../matrix/customer'
import { callsOf } from '../matrix/oracle'
import { setOut, settingsAt } from '../matrix/setting'
import { caseIn, waitUntilIdle } from '../matrix/situation'
import { goThrough, goTo } from '../matrix/walk'
import { withPortal } from '../matrix/withPortal'

withPortal()

const settingOf = settingsAt('everything')
const paymentIn = ({ tab }: Customer) => caseIn(tab)?.getSnapshot().children.payment

/** Submits a top-up with a transfer, and opens another top-up. */
const againAfterTransfer = async (): Promise<Customer> => {
  const [, topup] = namedCases.find(([name]) => name === 'life.topupPayment') ?? []
  const strategies = topup === undefined ? [] : strategiesOf(topup.definition)
  const byTransfer = strategies.find(({ pays }) => pays === 'transfer')
  if (topup === undefined || byTransfer === undefined) throw new Error('No top-up is paid by transfer')
  const customer = await setOut(await settingOf(topup), byTransfer)
  await goThrough(customer)
  customer.tab.page()?.navigate(`/${customer.productLineCase.productLine}/ugyek`)
  await waitUntilIdle(customer.tab)
  customer.tab.page()?.navigate(caseAddress(customer.productLineCase))
  await waitUntilIdle(customer.tab)
  customer.typed = {}
  return customer
}

const chooseCard = async (customer: Customer): Promise<void> => {
  paymentIn(customer)?.send({ type: 'method.chosen', method: 'card' })
  customer.tab.page()?.press(() => paymentIn(customer)?.send({ type: 'method.submitted' }))
  await waitUntilIdle(customer.tab)
}

const started = (customer: Customer) => callsOf(customer).filter(({ endpoint }) => endpoint === createPayment)

test('a card payment warns if a transfer of the same amount is already announced, and starts at the next press', async () => {
  const customer = await againAfterTransfer()
  await goTo(customer, 'paying')
  await chooseCard(customer)
  expect([paymentIn(customer)?.getSnapshot().context.notice, started(customer)]).toMatchObject([
    { type: 'transferAwaited', transfer: { date: '2026-11-21' } },
    [],
  ])
  await chooseCard(customer)
  expect(started(customer)).toHaveLength(1)
})

test('a card payment does not warn of a transfer that was announced more than a week ago', async () => {
  const customer = await againAfterTransfer()
  vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60_000)
  await goTo(customer, 'paying')
  await chooseCard(customer)
  expect(started(customer)).toHaveLength(1)
  expect(customer.tab.page()?.ports.sharedStorage.keys(SENT_TRANSFERS)).toEqual([])
})

test.each([
  ['warns of a transfer of the debt, even if the insurer lists no transfers', { premiumType: 'DEBT' }, 12_450, true],
  ['warns of a transfer of the debt, which has grown since', { premiumType: 'DEBT' }, 5000, true],
  [
    'warns of a transfer for a premium, which a debt without a period may contain',
    { premiumType: 'NEXT' },
    12_450,
    true,
  ],
  [
    'warns of a larger transfer of the debt, which another payment may have reduced, even if no period is known',
    { premiumType: 'DEBT' },
    20_000,
    true,
  ],
  ['does not warn of a premium that is too large for a debt without a period', { premiumType: 'NEXT' }, 20_000, false],
  ['warns of a larger transfer of the same period', { premiumType: 'DEBT', periodStart: '2026-09-27' }, 20_000, true],
] as const)('a card payment of a debt %s', async (_, item, value, isWarned) => {
  const { fake, payment } = await open()
  const of = { ...paidCaseAt('10000001', '/kgfb/ugyek/pay/fizetes'), udcContractId: null, ...item }
  recordSentTransfer(fake.services, { ...of, amount: { value, currency: 'HUF' } }, 'draft-1')
  payment.send({ type: 'method.chosen', method: 'card' })
  payment.send({ type: 'method.submitted' })
  const header = 'periodStart' in item ? headerExamples.debtInTime : headerExamples.withDebt
  await answer(fake, getHeader, { ...header, debt: { value: 12_450, currency: 'HUF' } })
  await runPendingCallbacks()
  expect([contextOf(payment).notice?.type, callsTo(fake, createPayment)]).toMatchObject(
    isWarned ? ['transferAwaited', []] : [undefined, [{}]],
  )
})

test.each(namedCases.filter(([, { definition }]) => definition.payment?.methods.includes('transfer')))(
  'the submission of %s records its transfer',
  async (_, productLineCase) => {
    const byTransfer = strategiesOf(productLineCase.definition).find(({ pays }) => pays === 'transfer')
    const customer = await setOut(await settingOf(productLineCase), byTransfer ?? expect.fail())
    await goThrough(customer)
    const store = customer.tab.page()?.ports.sharedStorage
    const [key, ...others] = store?.keys(SENT_TRANSFERS) ?? []
    expect([key, others]).toEqual([expect.any(String), []])
    const { premiumType, periodStart } = Object(store?.read(key ?? ''))
    const isPeriodKnown = /^\d{4}-\d\d-\d\d$/.test(periodStart)
    expect(isPeriodKnown).toBe(premiumType !== undefined)
  },
)

const shownDebt = {
  ...paidCaseAt(dueOf.contractNumber, dueOf.origin),
  amount: { value: 12_450, currency: 'HUF' },
  premiumType: 'DEBT',
} as const
const later = { periodStart: '2026-11-01', amount: { value: 12_450, currency: 'HUF' } } as const

test.each([
  ['is not listed for a debt that began earlier and has no known last day', '2026-08-01', ['CURRENT']],
  ['is listed for the debt that the premium has become', '2026-11-01', ['DEBT', 'CURRENT']],
])('the transfer of a premium %s', (_, periodStart, premiumTypes) => {
  const { services } = tab('tab-1')
  const paidCase = { ...paidCaseAt('10000001', '/kgfb/ugyek/pay/fizetes'), udcContractId: null }
  recordSentTransfer(services, { ...paidCase, ...later, premiumType: 'CURRENT' }, 'draft-1')
  const debt = { ...later, type: 'DEBT', periodStart, periodEnd: '' } as const
  const transfers = sentTransfersFor(services, '10000001', [debt, { ...later, type: 'CURRENT' }])
  expect(transfers.map(({ premiumType }) => premiumType)).toEqual(premiumTypes)
})

test('a new draft preselects a transfer whose details an earlier draft has shown, and reminds of it even after a reload', async () => {
  const fake = tab('tab-1')
  recordShownTransfer(fake.services, shownDebt)
  const { payment } = await open(fake, { usual: 'card' })
  expect(contextOf(payment)).toMatchObject({ method: 'transfer', shown: shownDebt.amount })
  payment.send({ type: 'method.chosen', method: 'card' })
  const reloaded = await open(reload(fake).fake, { usual: 'card' })
  expect(contextOf(reloaded.payment)).toMatchObject({ method: 'card', shown: shownDebt.amount })
})

/** Opens the details of the transfer of a debt in one case, then the payment of this item in Díjfizetés. */
const shownInOtherCase = async (item: Partial<PaymentInput>) => {
  const { fake, payment } = await open(tab('tab-1'))
  await chooseTransfer(fake, payment)
  await answer(fake, payByTransfer, { accountNumber: '99900023-12345678-00000015' })
  return contextOf(await pay(tab('tab-2', fake.shared), { origin: '/kgfb/ugyek/pay/fizetes', ...item })).shown
}

test.each<[string, Partial<PaymentInput>, number | undefined]>([
  ['the same debt mentions', { amount: { value: 12_450, currency: 'HUF' }, premiumType: 'DEBT' }, 12_450],
  [
    'the same debt, which has grown since, mentions',
    { amount: { value: 20_000, currency: 'HUF' }, premiumType: 'DEBT' },
    12_450,
  ],
  [
    'a premium does not mention',
    { amount: { value: 12_450, currency: 'HUF' }, premiumType: 'NEXT', periodStart: '2027-01-01' },
    undefined,
  ],
  ['an amount that the customer chose does not mention', { amount: { value: 12_450, currency: 'HUF' } }, undefined],
])('the payment of %s the transfer of the debt whose details another case has shown', async (_, item, value) => {
  expect((await shownInOtherCase(item))?.value).toBe(value)
})

test('the payment of the amount due does not mention a chosen amount that another case has shown', async () => {
  const fake = tab('tab-1')
  const topUp = paidCaseAt(dueOf.contractNumber, '/elet/ugyek/topup-payment/fizetes')
  recordShownTransfer(fake.services, { ...topUp, amount: shownDebt.amount })
  expect(contextOf((await open(fake)).payment).shown).toBeNull()
})

test('the details of a transfer can be shown again while the debt is unknown', async () => {
  const fake = tab('tab-1')
  recordShownTransfer(fake.services, shownDebt)
  const { payment } = await open(fake)
  choose(payment, 'transfer')
  await owes(fake, 'unknown')
  expect(callsTo(fake, payByTransfer)).toHaveLength(1)
})

test('even while the debt is unknown, the details of a transfer are shown again only after a warning if another case has announced a transfer', async () => {
  const fake = tab('tab-1')
  recordShownTransfer(fake.services, shownDebt)
  const { payment } = await open(fake)
  const otherCase = { ...paidCaseAt('10000001', '/kgfb/ugyek/pay/fizetes'), udcContractId: null }
  recordSentTransfer(fake.services, { ...shownDebt, ...otherCase }, 'draft-1')
  choose(payment, 'transfer')
  await owes(fake, 'unknown')
  expect([contextOf(payment).notice?.type, callsTo(fake, payByTransfer)]).toEqual(['transferAwaited', []])
})

test('the reminder of a shown transfer ends if another tab has submitted the transfer', async () => {
  const fake = tab('tab-1')
  const amount = { value: 12_450, currency: 'HUF' } as const
  const paidCase = paidCaseAt(dueOf.contractNumber, dueOf.origin)
  recordShownTransfer(fake.services, { ...paidCase, amount, premiumType: 'DEBT' })
  const { payment } = await open(fake)
  const otherTab = tab('tab-2', fake.shared)
  recordSentTransfer(otherTab.services, { ...paidCase, udcContractId: null, premiumType: 'DEBT', amount }, 'draft-2')
  choose(payment, 'card')
  await owes(fake, 12_450)
  expect(contextOf(payment)).toMatchObject({ notice: { type: 'transferAwaited' }, shown: null })
})
