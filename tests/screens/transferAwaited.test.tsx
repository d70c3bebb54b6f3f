import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { knownDetail, knownMoneyDetail } from '../../machines/case/definition/detail'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import { pay } from '../../machines/cases/common/pay.case'
import { kgfbCases } from '../../machines/cases/kgfb'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { cascoHeaderExamples } from '../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../src/api/kgfb'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { amountStillDue, isNoLongerDue } from '../../src/screens/case/amountStillDue'
import { transferPaymentOutput } from '../../tools/exploration/kit/caseEnds'
import { accepted } from '../machines/kit/payments'
import { answer, load, withClock } from '../machines/kit/story'
import { loadScreens } from './signedIn'
import { openSubmitted } from './support/openSubmitted'

withClock()
beforeAll(() => {
  loadScreens()
  register(paymentModule)
})
afterEach(cleanup)

const PATH = '/kgfb/ugyek/pay'
const debtAmount = { value: 14_860, currency: 'HUF' } as const
const NOTHING = { value: 0, currency: 'HUF' } as const
const awaited = { amount: debtAmount, date: '2026-11-20', premiumType: 'DEBT' } as const
const draft = (name: string, deadline?: string) => ({
  paid: transferPaymentOutput,
  sentDetails: [{ name, kind: 'money', value: debtAmount }, ...knownDetail('deadline', 'date', deadline)],
})

/** Signs in, and opens the confirmation of a transfer that the customer has announced before. */
const openAgain = (header: object, draftFields: object = draft('paidDebt')) =>
  openSubmitted(PATH, pay, draftFields, header)

const isAskedFor = () => screen.queryByText('Ezt az átutalást már nem várjuk') === null

test('the confirmation of a transfer that has arrived asks for no money, and links to the list of cases', async () => {
  await openAgain({ debt: NOTHING, announcedTransfers: null })
  expect(isAskedFor()).toBe(false)
  expect(screen.queryByText('Számlaszám')).toBeNull()
  expect(screen.getByRole('link', { name: 'Online ügyeim' })).toBeTruthy()
})

test.each([
  ['a transfer', transferPaymentOutput, 'Ezt az átutalást már nem várjuk'],
  ['a postponed payment', { type: 'later' }, 'Ezt már nem kell befizetnie'],
])(
  'if nothing is owed when the customer returns to the tab, the open confirmation stops asking for %s',
  async (_, paid, text) => {
    const fake = await openAgain({ debt: debtAmount, announcedTransfers: null }, { ...draft('paidDebt'), paid })
    expect(screen.queryByText(text)).toBeNull()
    await act(() => load(fake, 'comesToFront'))
    await act(() => load(fake, 'loadModule', kgfbCases))
    await act(() => answer(fake, getHeader, { ...headerExamples.withoutDebt, debt: NOTHING, announcedTransfers: null }))
    expect(screen.getByText(text)).toBeTruthy()
  },
)

test('the confirmation of a postponed payment asks for no money after the debt is paid', async () => {
  const later = { ...draft('paidDebt'), paid: { type: 'later' } }
  await openAgain({ debt: NOTHING, announcedTransfers: null }, later)
  expect(screen.getByText('Ezt már nem kell befizetnie')).toBeTruthy()
  expect(document.body.textContent).not.toContain('különben a szerződés megszűnhet')
})

test.each([
  ['a card payment', { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false }],
  ['a transfer', transferPaymentOutput],
  ['a postponed payment', { type: 'later' }],
])(
  'for an ended contract, the confirmation of %s neither warns of a termination nor mentions a next premium',
  async (_, paid) => {
    const contract = { ...headerExamples.withDebt.contract, contractStatusId: 2 }
    await openAgain(
      { contract, debt: debtAmount, announcedTransfers: null },
      { ...draft('paidDebt', '2026-09-25'), paid },
    )
    expect(document.body.textContent).toContain('A megszűnt szerződés a befizetéstől önmagában nem él újra.')
    expect(document.body.textContent).not.toMatch(/megszűnhet|következő díj/)
  },
)

test('the confirmation of a payment does not say that the contract stays ended if a reactivation is ordered', async () => {
  const contract = { ...headerExamples.withDebt.contract, contractStatusId: 2 }
  const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false }
  const header = { contract, debt: NOTHING, reactivationDate: '2026-12-20', announcedTransfers: null }
  await openAgain(header, { ...draft('paidDebt', '2026-09-25'), paid })
  expect(document.body.textContent).toContain('A befizetést jóváírjuk a szerződésén.')
  expect(document.body.textContent).not.toContain('nem él újra')
})

test.each([
  ['while the insurer awaits it', { debt: debtAmount, announcedTransfers: [awaited] }, 'paidDebt'],
  ['while the insurer awaits it, even without a debt', { debt: NOTHING, announcedTransfers: [awaited] }, 'paidDebt'],
  [
    'while a debt exists and awaited transfers are unknown',
    { debt: debtAmount, announcedTransfers: undefined },
    'paidDebt',
  ],
  ['if the debt is unknown', { debt: null, announcedTransfers: undefined }, 'paidDebt'],
  ['if it pays a premium, which is not part of the debt', { debt: NOTHING, announcedTransfers: null }, 'paidNext'],
])('the confirmation of a transfer asks the customer for the money %s', async (_, header, name) => {
  await openAgain(header, draft(name))
  expect(isAskedFor()).toBe(true)
  expect(screen.getByText('Számlaszám')).toBeTruthy()
  // No success notice is shown while a payment is pending.
  expect(document.querySelector('.notice-info')).toBeTruthy()
  expect(document.querySelector('.notice-success')).toBeNull()
})

test.each([
  ['2020-01-31', 'A befizetési határidő már elmúlt'],
  ['2099-01-31', 'A pénznek a befizetési határidőig kell megérkeznie'],
  [undefined, 'Ha a határidő már elmúlt'],
])('the confirmation of an awaited transfer says whether its deadline (%s) has passed', async (deadline, text) => {
  await openAgain({ debt: debtAmount, announcedTransfers: [awaited] }, draft('paidDebt', deadline))
  expect(screen.getByText(text, { exact: false })).toBeTruthy()
})

const ofPremium = (start: string, name: 'paidNext' | 'paidCurrent' = 'paidNext') => ({
  paid: transferPaymentOutput,
  sentDetails: [
    { name, kind: 'money' as const, value: debtAmount },
    { name: 'periodStart', kind: 'date' as const, value: start },
  ],
})

test.each([
  ['asks for no money if a later premium is already the next one', '2099-01-01', '2099-04-01', null, false],
  ['asks for money while that premium is the next one', '2099-01-01', '2099-01-01', null, true],
  ['asks for money while the insurer awaits it', '2099-01-01', '2099-04-01', { ...awaited, premiumType: 'NEXT' }, true],
  ['asks for money even after the following period has begun', '2020-01-01', '2020-04-01', null, true],
] as const)(
  'the confirmation of a transfer for a premium %s',
  async (_, start, paymentNextperiod, announced, isExpected) => {
    const { contract } = headerExamples.withoutDebt
    await openAgain(
      { debt: NOTHING, announcedTransfers: announced && [announced], contract: { ...contract, paymentNextperiod } },
      ofPremium(start),
    )
    expect(isAskedFor()).toBe(isExpected)
    expect(screen.queryByText(/Ha már elutalta, nincs teendője/) !== null).toBe(isExpected)
  },
)

test.each([
  ['a transfer', transferPaymentOutput],
  ['a postponed payment', { type: 'later' } as const],
])(
  'the confirmation of %s for a premium of a period that has begun follows what the insurer still awaits',
  (_, paid) => {
    const { withoutDebt } = headerExamples
    const contract = { ...withoutDebt.contract, paymentNextperiod: '2027-01-01' }
    const isPaid = (more: object) =>
      isNoLongerDue(
        {
          definition: pay,
          header: { ...withoutDebt, debt: NOTHING, announcedTransfers: [], contract, ...more },
          ...{ paid, sentDetails: ofPremium('2026-10-01', 'paidCurrent').sentDetails, today: '2026-11-21' },
        },
        null,
      )
    expect(isPaid({})).toBe(true)
    expect(isPaid({ announcedTransfers: [{ ...awaited, premiumType: 'CURRENT' }] })).toBe(false)
    const nextOnly = { announcedTransfers: [{ ...awaited, premiumType: 'NEXT' }] }
    expect(isPaid(nextOnly)).toBe(true)
    expect(isPaid({ ...nextOnly, areTransfersRecorded: true })).toBe(false)
    expect(isPaid({ contract: { ...contract, paymentNextperiod: '2026-10-01' } })).toBe(false)
    expect(isPaid({ debt: debtAmount })).toBe(false)
    expect(isPaid({ announcedTransfers: undefined })).toBe(false)
  },
)

test.each([
  ['the contract has ended before its period', { contractStatusId: 2, terminationDate: '2026-11-20' }, null, true],
  ['the contract will end before its period', { terminationDate: '2026-12-31' }, null, true],
  ['the vehicle is out of traffic then', {}, { since: '2026-11-20' }, true],
  ['the contract ends in its period', { contractStatusId: 2, terminationDate: '2027-01-01' }, null, false],
  ['the vehicle is back in traffic by then', {}, { since: '2026-11-20', backOn: '2027-01-01' }, false],
])(
  'the confirmation of a transfer for a premium, if %s, asks for no money only if the premium never falls due (%#)',
  (_, end, outOfTraffic, isPaid) => {
    const { withoutDebt } = headerExamples
    expect(
      isNoLongerDue(
        {
          definition: pay,
          header: {
            ...withoutDebt,
            ...{ debt: NOTHING, announcedTransfers: [], outOfTraffic },
            contract: { ...withoutDebt.contract, paymentNextperiod: null, ...end },
          },
          paid: transferPaymentOutput,
          ...{ sentDetails: ofPremium('2027-01-01', 'paidNext').sentDetails, today: '2026-11-21' },
        },
        null,
      ),
    ).toBe(isPaid)
  },
)

test.each([
  ['asks for no money after the debt is paid', NOTHING, true, debtAmount],
  ['asks for no more than the remaining debt', { value: 4_860, currency: 'HUF' } as const, false, { value: 4_860 }],
])('the confirmation of a transfer that reactivates a contract %s', (_, debt, isSettled, expected) => {
  const header = { ...cascoHeaderExamples.lapsed, debt, announcedTransfers: null }
  const paid = { ...transferPaymentOutput, type: 'transfer', amount: debtAmount, warned: [] } as const
  const context = { definition: reactivate, header, paid, sentDetails: [], today: '2026-11-21' }
  expect(isNoLongerDue(context, null)).toBe(isSettled)
  expect(amountStillDue(context)).toMatchObject(expected)
})

test.each([
  ['keeps that amount while the debt is unchanged', 14_360, 14_860],
  ['asks only for the debt after the debt has become smaller', 14_000, 14_000],
])('if the details of a transfer asked for more than the debt, the confirmation %s', (_, debt, expectedValue) => {
  const header = {
    ...cascoHeaderExamples.lapsed,
    debt: { value: debt, currency: 'HUF' },
    announcedTransfers: null,
  } as const
  const listed = { value: 14_360, currency: 'HUF' } as const
  const paid = { ...transferPaymentOutput, type: 'transfer', amount: debtAmount, listed, warned: [] } as const
  expect(amountStillDue({ definition: reactivate, header, paid, sentDetails: [] })).toEqual({
    value: expectedValue,
    currency: 'HUF',
  })
})

test.each([
  ['an active', 1],
  ['an ended', 2],
])(
  'the confirmation of a transfer for %s contract asks the customer to note its data, and promises them nowhere',
  async (...row) => {
    const [, contractStatusId] = row
    const contract = { ...headerExamples.withDebt.contract, contractStatusId }
    await openAgain({ contract, debt: debtAmount, announcedTransfers: [awaited] }, draft('paidDebt', '2099-01-31'))
    expect(document.body.textContent).toContain('Ha később utal, jegyezze fel az átutalás adatait.')
    expect(document.body.textContent).not.toMatch(/Online ügyeim menüpont/)
  },
)

test('the confirmation of a transfer asks for no more than the current debt', async () => {
  await openAgain({ debt: { value: 4_860, currency: 'HUF' }, announcedTransfers: [awaited] })
  expect(screen.getByText('Összeg').nextElementSibling?.textContent).toMatch(/^4860\sFt/)
  expect(screen.getByText(/A tartozása időközben kevesebb lett, már csak ennyit kell átutalnia: [1-9]/)).toBeTruthy()
  cleanup()
  await openAgain({ debt: debtAmount, announcedTransfers: [awaited] })
  expect(screen.queryByText(/A tartozása időközben kevesebb lett/)).toBeNull()
})

test.each([
  ['asks for no money if another premium is due', ['2099-04-01'], true],
  ['asks for no money if no premium is due', [], true],
  ['asks for money while that premium is due', ['2099-01-01'], false],
  ['asks for money if a premium of an unknown period is due', [null], false],
])(
  'the confirmation of a transfer for a home premium, which the header does not contain, %s',
  (_, starts, isSettled) => {
    const header = { ...homeHeaderExamples.withDebt, debt: NOTHING, announcedTransfers: null }
    const paid = { ...transferPaymentOutput, isPremium: true }
    const sentDetails = [
      ...knownMoneyDetail('paidNext', debtAmount),
      ...knownDetail('periodStart', 'date', '2099-01-01'),
    ]
    const payments = starts.map((paymentPeriodStartDate) => ({
      ...{ premium: debtAmount, premiumType: 'NEXT' as const },
      paymentPeriodStartDate,
    }))
    const context = { definition: pay, header, paid, sentDetails, today: '2026-11-21' }
    expect(isNoLongerDue(context, { payments, method: null, sentTransfers: null })).toBe(isSettled)
    expect(isNoLongerDue(context, null)).toBe(false)
  },
)

test('the confirmation asks for the transfer of a premium even if no debt is left', () => {
  const paid = { ...transferPaymentOutput, isPremium: true }
  const context = { definition: reactivate, sentDetails: [], paid, today: '2026-11-21' }
  const header = { ...cascoHeaderExamples.lapsed, debt: NOTHING, announcedTransfers: null }
  expect(isNoLongerDue({ ...context, header }, null)).toBe(false)
  expect(isNoLongerDue({ ...context, header, paid: transferPaymentOutput }, null)).toBe(true)
  expect(amountStillDue({ ...context, header: { ...header, debt: { value: 100, currency: 'HUF' } } })).toEqual(
    paid.amount,
  )
})
