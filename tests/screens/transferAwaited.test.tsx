import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { knownDetail } from '../../machines/case/definition/detail'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import { pay } from '../../machines/cases/common/pay.case'
import { cascoHeaderExamples } from '../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { isAskedNoMore, stillAsked } from '../../src/screens/case/stillAsked'
import { byTransfer } from '../../tools/exploration/kit/caseEnds'
import { withClock } from '../machines/kit/story'
import { loadScreens } from './signedIn'
import { openSubmitted } from './support/openSubmitted'

withClock()
beforeAll(() => {
  loadScreens()
  register(paymentModule)
})
afterEach(cleanup)

const PATH = '/kgfb/ugyek/pay'
const owed = { value: 14_860, currency: 'HUF' } as const
const NOTHING = { value: 0, currency: 'HUF' } as const
const awaited = { amount: owed, date: '2026-11-20', premiumType: 'DEBT' } as const
const draft = (name: string, deadline?: string) => ({
  paid: byTransfer,
  sentDetails: [{ name, kind: 'money', value: owed }, ...knownDetail('deadline', 'date', deadline)],
})

/** The confirmation of a transfer, opened again by a signed-in customer. */
const openAgain = (header: object, kept: object = draft('paidDebt')) => openSubmitted(PATH, pay, kept, header)

const isAskedFor = () => screen.queryByText('Ezt az átutalást már nem várjuk') === null

test('the confirmation of a transfer whose money has come asks for it no more, and leads to where one sees that', async () => {
  await openAgain({ debt: NOTHING, announcedTransfers: null })
  expect(isAskedFor()).toBe(false)
  expect(screen.queryByText('Számlaszám')).toBeNull()
  expect(screen.getByRole('link', { name: 'Online ügyeim' })).toBeTruthy()
})

test('a payment that was put off is asked for no more once the debt is paid', async () => {
  const later = { ...draft('paidDebt'), paid: { type: 'later' } }
  await openAgain({ debt: NOTHING, announcedTransfers: null }, later)
  expect(screen.getByText('Ezt azóta befizették')).toBeTruthy()
  expect(document.body.textContent).not.toContain('különben a szerződés megszűnhet')
})

test.each([
  ['while it is awaited', { debt: owed, announcedTransfers: [awaited] }, 'paidDebt'],
  [
    'while it is awaited, though nothing is owed any more',
    { debt: NOTHING, announcedTransfers: [awaited] },
    'paidDebt',
  ],
  ['while something is owed, whatever is told of it', { debt: owed, announcedTransfers: undefined }, 'paidDebt'],
  ['where nobody says what is owed', { debt: null, announcedTransfers: undefined }, 'paidDebt'],
  ['of a premium, which no header counts as owed', { debt: NOTHING, announcedTransfers: null }, 'paidNext'],
])('it asks for it %s', async (_, header, name) => {
  await openAgain(header, draft(name))
  expect(isAskedFor()).toBe(true)
  expect(screen.getByText('Számlaszám')).toBeTruthy()
  // Nothing is green while a payment is pending.
  expect(document.querySelector('.notice-info')).toBeTruthy()
  expect(document.querySelector('.notice-success')).toBeNull()
})

test.each([
  ['2020-01-31', 'A befizetési határidő már elmúlt'],
  ['2099-01-31', 'A pénznek a befizetési határidőig kell megérkeznie'],
  [undefined, 'Ha a határidő már elmúlt'],
])('it says of the deadline (%s) what is true of it', async (deadline, told) => {
  await openAgain({ debt: owed, announcedTransfers: [awaited] }, draft('paidDebt', deadline))
  expect(screen.getByText(told, { exact: false })).toBeTruthy()
})

const ofPremium = (start: string) => ({
  paid: byTransfer,
  sentDetails: [
    { name: 'paidNext', kind: 'money', value: owed },
    { name: 'periodStart', kind: 'date', value: start },
  ],
})

test.each([
  ['is asked for no more once the premium after it is the next', '2099-01-01', '2099-04-01', null, false],
  ['is asked for while it is the next itself', '2099-01-01', '2099-01-01', null, true],
  ['is asked for while it is awaited', '2099-01-01', '2099-04-01', { ...awaited, premiumType: 'NEXT' }, true],
  ['is asked for on a condition once its period has begun', '2020-01-01', '2020-04-01', null, true],
] as const)('the transfer of a premium %s', async (_, start, paymentNextperiod, announced, asked) => {
  const { contract } = headerExamples.withoutDebt
  await openAgain(
    { debt: NOTHING, announcedTransfers: announced && [announced], contract: { ...contract, paymentNextperiod } },
    ofPremium(start),
  )
  expect(isAskedFor()).toBe(asked)
  expect(screen.queryByText(/Ha már elutalta, nincs teendője/) !== null).toBe(asked)
})

test.each([
  ['is asked for no more once its debt is paid', NOTHING, true, owed],
  ['is asked for as far as its debt is left', { value: 4_860, currency: 'HUF' } as const, false, { value: 4_860 }],
])('the transfer of a reactivation %s', (_, debt, isSettled, asked) => {
  const header = { ...cascoHeaderExamples.lapsed, debt, announcedTransfers: null }
  const paid = { ...byTransfer, type: 'transfer', amount: owed, warned: [] } as const
  const told = { definition: reactivate, header, paid, sentDetails: [], today: '2026-11-21' }
  expect(isAskedNoMore(told)).toBe(isSettled)
  expect(stillAsked(told)).toMatchObject(asked)
})

test('a transfer of more than is owed by now is asked for as far as that goes', async () => {
  await openAgain({ debt: { value: 4_860, currency: 'HUF' }, announcedTransfers: [awaited] })
  expect(screen.getByText('Összeg').nextElementSibling?.textContent).toMatch(/^4860\sFt/)
  expect(screen.getByText(/A tartozása időközben kevesebb lett, már csak ennyit kell átutalnia: [1-9]/)).toBeTruthy()
  cleanup()
  await openAgain({ debt: owed, announcedTransfers: [awaited] })
  expect(screen.queryByText(/A tartozása időközben kevesebb lett/)).toBeNull()
})

test('a premium of a case without a choice stays asked for, although no debt is left', () => {
  const paid = { ...byTransfer, isPremium: true }
  const told = { definition: reactivate, sentDetails: [], paid, today: '2026-11-21' }
  const header = { ...cascoHeaderExamples.lapsed, debt: NOTHING, announcedTransfers: null }
  expect(isAskedNoMore({ ...told, header })).toBe(false)
  expect(isAskedNoMore({ ...told, header, paid: byTransfer })).toBe(true)
  expect(stillAsked({ ...told, header: { ...header, debt: { value: 100, currency: 'HUF' } } })).toEqual(paid.amount)
})
