import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { homeCases } from '../../machines/cases/home'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import { getHeader } from '../../src/api/home'
import { getPayments } from '../../src/api/payments'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { answer, fail, load, withClock } from '../machines/kit/story'
import { openMenu } from './openMenu'
import { loadScreens } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(paymentModule)
})
afterEach(cleanup)

const forints = (value: number) => ({ value, currency: 'HUF' }) as const
const header = { ...homeHeaderExamples.withDebt, debt: forints(0) }
const method = {
  paymentTypeId: 4,
  paymentFrequencyId: 3,
  premiums: [
    { paymentFrequencyId: 1, premium: forints(28_960) },
    { paymentFrequencyId: 3, premium: forints(7_240) },
  ],
  nextPremiumDate: '2027-01-01',
}
const dues = [
  { premium: forints(7_500), premiumType: 'NEXT', paymentPeriodStartDate: '2027-04-01' },
  { premium: forints(7_240), premiumType: 'CURRENT', paymentPeriodStartDate: '2026-12-15' },
]

const textIn = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const head = () => textIn('.contract-head')

type Store = Awaited<ReturnType<typeof openMenu>>['fake']
const answerCalls = (fake: Store, payments: typeof dues | null, paid: typeof method | null) =>
  act(async () => {
    await (payments ? answer(fake, getPayments, payments) : fail(fake, getPayments))
    await (paid ? answer(fake, getPaymentTypeOrFrequency, paid) : fail(fake, getPaymentTypeOrFrequency))
  })

test.each([
  [
    'the due payments and the payment method',
    dues,
    method,
    ['Következő díj7240 Ft', 'Esedékes2026. 12. 15.', 'Átutalás, negyedéves'],
  ],
  [
    'the due payments if the payment method fails to load',
    dues,
    null,
    ['Következő díj7240 Ft', 'Esedékes2026. 12. 15.'],
  ],
  ['the payment method if no premium is due', [], method, ['Következő díj7240 Ft', 'Esedékes2027. 01. 01.']],
])('the top of the page of a home shows the next premium from %s', async (_, payments, paid, expectedTexts) => {
  const { fake } = await openMenu(homeCases, header)
  expect(document.querySelector('.contract-head .skeleton')).not.toBeNull()
  await answerCalls(fake, payments, paid)
  for (const each of expectedTexts) expect(head()).toContain(each)
  expect(document.querySelector('.contract-head .skeleton')).toBeNull()
})

test('the top of the page of a home shows the premium as unknown if due payments and payment method fail to load', async () => {
  const { fake } = await openMenu(homeCases, header)
  await answerCalls(fake, null, null)
  expect(head()).toContain('A díjat és a fizetés módját most nem tudjuk megmutatni.')
  expect(screen.getByRole('link', { name: 'Kárbejelentés' })).toBeTruthy()
})

test('the page of a home neither says that nothing is due nor names a later premium if the due payments fail to load', async () => {
  const { fake } = await openMenu(homeCases, header)
  await answerCalls(fake, null, method)
  expect(head()).toContain('A következő díjat most nem tudjuk megmutatni.')
  expect(head()).toContain('Átutalás, negyedéves')
  expect(head()).not.toMatch(/Nincs tartozása|Következő díj|Esedékes/)
  expect(textIn('.tasks')).toMatch(/Most nem látjuk, mit kell befizetnie\. /)
  expect(textIn('.tasks')).not.toContain('Nincs teendője')
})

test('the page of a home does not say that nothing is to do while the due payments load', async () => {
  const { fake } = await openMenu(homeCases, { ...header, casesCount: 0 })
  expect(document.querySelector('.tasks .skeleton')).not.toBeNull()
  expect(textIn('.tasks')).not.toContain('Nincs teendője')
  await answerCalls(fake, [], method)
  expect(document.querySelector('.tasks .skeleton')).toBeNull()
})

test('the tasks of a home do not say that the amount due is unknown if there is a debt, which contains the current premium', async () => {
  const { fake } = await openMenu(homeCases, homeHeaderExamples.withDebt)
  await answerCalls(fake, null, method)
  expect(textIn('.tasks')).toContain('Rendezetlen tartozás')
  expect(textIn('.tasks')).not.toContain('Most nem látjuk, mit kell befizetnie')
})

test.each([
  ['first, if the next premium falls due later', '2099-01-01', /^Nincs tartozása/],
  ['not at all, if a premium has fallen due', '2020-01-01', /^(?!.*Nincs tartozása).*Esedékes díj/],
])('on the page of a home, the message that there is no debt is shown %s', async (_, day, expected) => {
  const { fake } = await openMenu(homeCases, header)
  expect(head()).not.toContain('Nincs tartozása')
  await answerCalls(fake, [{ premium: forints(7_240), premiumType: 'CURRENT', paymentPeriodStartDate: day }], method)
  expect(head()).toMatch(expected)
})

test('the top of the page of a home with a debt shows the next premium, but not the current one, which is part of the debt', async () => {
  const { fake } = await openMenu(homeCases, {
    ...homeHeaderExamples.withDebt,
    debtDays: { periodEndDate: '2027-03-31' },
  })
  await answerCalls(fake, dues, method)
  expect(head()).toContain('Következő díj7500 Ft')
  expect(head()).not.toContain('2026. 12. 15.')
})

const notDebited = 'Ezt nem szedjük be a bankszámlájáról: kérjük, fizesse be Ön.'
const debtHints = () => [...document.querySelectorAll('.debt p.hint')].map(({ textContent }) => textContent)

test.each([
  ['debited', 3],
  ['transferred', 4],
])(
  'the debt of a home says that the customer has to pay it, whether or not premiums are debited: %s',
  async (_, type) => {
    const { fake } = await openMenu(homeCases, homeHeaderExamples.withDebt)
    expect(debtHints()).toEqual([notDebited])
    await answerCalls(fake, dues, { ...method, paymentTypeId: type })
    expect(debtHints()).toEqual([notDebited])
  },
)

test('the page of a terminated home contract does not load the premium', async () => {
  const { fake } = await openMenu(homeCases, homeHeaderExamples.terminated)
  expect(fake.waiting()).not.toContain(getPayments.id)
  expect(document.querySelector('.contract-head .skeleton')).toBeNull()
})

test('the data of a home contract show premium, method and frequency', async () => {
  const { fake } = await openMenu(homeCases, header, 'secondStep', '/contract-data')
  await answerCalls(fake, dues, method)
  for (const each of ['Időszaki díj7240 Ft', 'Átutalás', 'Negyedéves', '2026. 12. 15.']) {
    expect(textIn('.data-groups')).toContain(each)
  }
})

test.each([
  ['cannot be paid later if it is debited', 3, false],
  ['can be paid later if it is transferred', 4, true],
])('the premium of a home %s', async (_, paymentTypeId, canWait) => {
  const { app, fake } = await openMenu(homeCases, header)
  await answerCalls(fake, dues, { ...method, paymentTypeId })
  await act(async () => app.send({ type: 'location.requested', address: '/lakas/ugyek/pay/fizetes' }))
  await act(() => load(fake, 'loadModule'))
  await act(() => load(fake, 'loadModule'))
  await act(() => answer(fake, getHeader, header))
  await answerCalls(fake, dues, { ...method, paymentTypeId })
  expect(screen.getByRole('radio', { name: 'Bankkártya' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Fizetés később' }) !== null).toBe(canWait)
  expect(textIn('body').includes('Ezt a díjat esedékességkor a bankszámlájáról szedjük be')).toBe(!canWait)
})

test('the payment page of a home says that the premium is debited, even before the menu shows the premium', async () => {
  const { app, fake } = await openMenu(homeCases, header)
  await act(async () => app.send({ type: 'location.requested', address: '/lakas/ugyek/pay/fizetes' }))
  await act(() => load(fake, 'loadModule'))
  await act(() => load(fake, 'loadModule'))
  await act(() => answer(fake, getHeader, header))
  await answerCalls(fake, dues, { ...method, paymentTypeId: 3 })
  expect(textIn('body')).toContain('Ezt a díjat esedékességkor a bankszámlájáról szedjük be')
})

test.each([
  ['with its day', '2026-11-20', 'Esedékes díj7240 FtEsedékes2026. 11. 20.', '7240 Ft, esedékes: 2026. 11. 20.'],
  ['without a day', undefined, 'Esedékes díj7240 FtFizetési mód', 'A díj már esedékes.'],
])(
  'the current premium of a home, listed %s besides a debt, is due',
  async (_, paymentPeriodStartDate, shown, note) => {
    const { fake } = await openMenu(homeCases, { ...header, debt: forints(7_240) })
    const [next, current] = dues
    await answerCalls(
      fake,
      [next, { ...current, paymentPeriodStartDate, paymentDeadline: '2027-02-03' }] as typeof dues,
      method,
    )
    expect(head()).toContain(shown)
    expect(textIn('.tasks')).toContain(`Esedékes díj befizetése${note}`)
  },
)

test('a home with a premium of an unknown type does not say that nothing is due', async () => {
  const { fake } = await openMenu(homeCases, header)
  await answerCalls(
    fake,
    [{ premium: forints(7_240), premiumType: 'OVERDUE', paymentPeriodStartDate: '2026-11-20' }],
    method,
  )
  expect(head()).toContain('A következő díjat most nem tudjuk megmutatni.')
  expect(textIn('.tasks')).toContain('Most nem látjuk, mit kell befizetnie.')
})

test('the payment page of a home with only a premium of an unknown type does not say that nothing is due', async () => {
  const { app, fake } = await openMenu(homeCases, header)
  const unknown = [{ premium: forints(7_240), premiumType: 'OVERDUE', paymentPeriodStartDate: '2026-11-20' }]
  await answerCalls(fake, unknown, method)
  await act(async () => app.send({ type: 'location.requested', address: '/lakas/ugyek/pay' }))
  await act(() => load(fake, 'loadModule'))
  await act(() => load(fake, 'loadModule'))
  await act(() => answer(fake, getHeader, header))
  await answerCalls(fake, unknown, method)
  expect(textIn('body')).toContain('Most nem tudjuk megmutatni, van-e befizetnivalója')
})

test('the payment page of a home with nothing due shows how the next premium will be paid', async () => {
  const { app, fake } = await openMenu(homeCases, header)
  await answerCalls(fake, dues, { ...method, paymentTypeId: 3 })
  await act(async () => app.send({ type: 'location.requested', address: '/lakas/ugyek/pay' }))
  await act(() => load(fake, 'loadModule'))
  await act(() => load(fake, 'loadModule'))
  await act(() => answer(fake, getHeader, header))
  await answerCalls(fake, [], { ...method, paymentTypeId: 3 })
  for (const each of [
    'A díjat a bankszámlájáról szedjük be.',
    'Következő díj7240 Ft',
    'Csoportos beszedés, negyedéves',
  ]) {
    expect(textIn('body')).toContain(each)
  }
})
