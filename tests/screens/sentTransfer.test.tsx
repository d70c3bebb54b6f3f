import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ContractHeader, ProductLineCases } from '../../machines/case/menu/productLineCases'
import { homeCases } from '../../machines/cases/home'
import { kgfbCases } from '../../machines/cases/kgfb'
import { paidCaseAt } from '../../machines/payment/kept'
import { recordSentTransfer } from '../../machines/payment/sentTransfers'
import { dayAt } from '../../machines/today'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import type { DueType } from '../../src/api/entities'
import { getPayments } from '../../src/api/payments'
import { START_TIME } from '../../tools/exploration/kit/cases'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { contractOf } from '../machines/kit/portal'
import { answer, fail, load, withClock } from '../machines/kit/story'
import { loadBorrowed, openMenu } from './openMenu'
import { loadScreens } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const DAY = 24 * 60 * 60_000
const TODAY = dayAt(START_TIME)
const textIn = (selector: string) => document.querySelector(selector)?.textContent ?? ''
const shown = () => ({
  tasks: textIn('.tasks'),
  isComing: textIn('.contract-head').includes('átutalását'),
})
const forints = (value: number) => ({ value, currency: 'HUF' }) as const

interface Sent {
  readonly amount: number
  readonly premiumType: DueType
  readonly periodStart?: string
  readonly periodEnd?: string
  readonly daysAgo?: number
}

/** Records that this browser has submitted a case that announced a transfer. */
const send = ({ services }: FakeServices, { amount, daysAgo = 0, ...item }: Sent): void =>
  recordSentTransfer(
    { ...services, now: () => Date.now() - daysAgo * DAY },
    {
      ...{ ...paidCaseAt('40000001', '/kgfb/ugyek/pay/fizetes'), udcContractId: null },
      ...{ ...item, amount: forints(amount) },
    },
    'draft-1',
  )

/** Opens a contract, records a transfer that this browser has announced, and then loads the header again. */
const openAfter = async (sent: Sent, header: ContractHeader, cases: ProductLineCases = kgfbCases) => {
  const portal = await openMenu(cases, header)
  send(portal.fake, sent)
  act(() => contractOf(portal).send({ type: 'page.shown' }))
  await act(() => load(portal.fake, 'loadModule', cases))
  await act(() => answer(portal.fake, cases.header, header))
  if (cases.borrowsFrom) await loadBorrowed(portal.fake)
  return portal
}

const period = { periodStart: '2026-01-01', periodEnd: '2026-06-30' }
const debtOf = (value: number, dates: typeof period | null = period): ContractHeader => ({
  ...headerExamples.withDebt,
  ...{ debt: forints(value), announcedTransfers: null },
  debtDays: dates && { periodStartDate: dates.periodStart, periodEndDate: dates.periodEnd },
})
const later = { periodStart: '2026-07-01', periodEnd: '2026-10-31' }

describe('a debt whose transfer was announced in this browser', () => {
  test.each<[string, Sent, ContractHeader]>([
    ['for the same period', { ...{ amount: 10_000, premiumType: 'DEBT' }, ...period }, debtOf(10_000)],
    ['of an unknown period', { amount: 10_000, premiumType: 'DEBT' }, debtOf(10_000, null)],
    ['in whole forints', { amount: 10_000, premiumType: 'DEBT' }, debtOf(10_000.4, null)],
    [
      'as a premium, before it became the debt',
      { ...{ amount: 10_000, premiumType: 'NEXT' }, ...period },
      debtOf(10_000),
    ],
    ['before the debt became smaller', { ...{ amount: 12_000, premiumType: 'DEBT' }, ...period }, debtOf(10_000)],
    [
      'before another payment settled the oldest period',
      { ...{ amount: 20_000, premiumType: 'DEBT' }, ...period, periodStart: '2025-07-01' },
      debtOf(10_000),
    ],
  ])(
    'is no task, and its transfer is shown as awaited, if the insurer returns no list (transfer %s)',
    async (_, sent, header) => {
      const portal = await openAfter(sent, header)
      expect(shown()).toMatchObject({ tasks: expect.not.stringContaining('Rendezetlen tartozás'), isComing: true })
      expect(contractOf(portal).getSnapshot().context.header?.areTransfersRecorded).toBe(true)
    },
  )

  test.each<[string, Sent, ContractHeader]>([
    [
      'the debt is of a later period, and the last day of the earlier one was not known',
      { ...{ amount: 10_000, premiumType: 'DEBT' }, periodStart: period.periodStart },
      debtOf(10_000, later),
    ],
    ['the debt is of a later period', { ...{ amount: 10_000, premiumType: 'DEBT' }, ...period }, debtOf(10_000, later)],
    ['another amount is owed', { amount: 9_000, premiumType: 'DEBT' }, debtOf(10_000, null)],
    ['the debt has grown', { ...{ amount: 9_000, premiumType: 'DEBT' }, ...period }, debtOf(10_000)],
    [
      'the transfer was announced more than a week ago',
      { amount: 10_000, premiumType: 'DEBT', daysAgo: 8 },
      debtOf(10_000, null),
    ],
    ['the transfer is for a premium', { amount: 10_000, premiumType: 'NEXT' }, debtOf(10_000, null)],
    [
      'the insurer lists transfers, and not this one',
      { amount: 10_000, premiumType: 'DEBT' },
      { ...debtOf(10_000, null), announcedTransfers: [] },
    ],
  ])('is a task on the contract page if %s', async (_, sent, header) => {
    await openAfter(sent, header)
    expect(shown().tasks).toContain('Rendezetlen tartozás')
  })

  test('has no note about its transfer at the top of the page after it has been settled', async () => {
    await openAfter({ amount: 10_000, premiumType: 'DEBT' }, { ...debtOf(10_000), debt: forints(0) })
    expect(shown().isComing).toBe(false)
  })
})

describe('a due premium whose transfer was announced in this browser', () => {
  const { contract } = headerExamples.withoutDebt
  const due: ContractHeader = {
    ...headerExamples.withoutDebt,
    ...{ announcedTransfers: null, nextPremium: forints(10_000) },
    contract: { ...contract, paymentTypeId: 4, paymentNextperiod: TODAY },
  }

  test.each<[string, Sent, boolean]>([
    ['is no task', { amount: 10_000, premiumType: 'CURRENT', periodStart: TODAY }, false],
    [
      'is no task if it was the next premium when the transfer was announced',
      { amount: 10_000, premiumType: 'NEXT', periodStart: TODAY },
      false,
    ],
    [
      'is a task if the transfer is for another period',
      { amount: 10_000, premiumType: 'NEXT', periodStart: '2026-08-01' },
      true,
    ],
    [
      'is no task if it was the next premium of an unknown period',
      { amount: 10_000, premiumType: 'NEXT', periodStart: '' },
      false,
    ],
    [
      'is no task if the amount has become smaller',
      { amount: 12_000, premiumType: 'CURRENT', periodStart: TODAY },
      false,
    ],
    [
      'is a task if the transfer of an unknown period is for another amount',
      { amount: 9_000, premiumType: 'CURRENT', periodStart: '' },
      true,
    ],
  ])('%s', async (_, sent, isTask) => {
    await openAfter(sent, due)
    expect(shown()).toMatchObject({ isComing: !isTask })
    expect(shown().tasks.includes('Esedékes díj')).toBe(isTask)
  })

  test('is a task if its amount has grown, and the heading says that the smaller amount is coming', async () => {
    await openAfter({ amount: 9_000, premiumType: 'CURRENT', periodStart: TODAY }, due)
    expect(shown()).toMatchObject({ tasks: expect.stringContaining('Esedékes díj'), isComing: true })
  })

  test.each([
    [TODAY, false],
    ['2026-08-01', true],
  ])(
    'is, for a home contract, a task only if the transfer is for another period (from %s)',
    async (periodStart, isTask) => {
      const header = { ...homeHeaderExamples.withDebt, debt: null, announcedTransfers: null }
      const { fake } = await openAfter({ amount: 10_000, premiumType: 'NEXT', periodStart }, header, homeCases)
      const payment = { premium: forints(10_000), paymentPeriodStartDate: TODAY, premiumType: 'CURRENT' }
      await act(async () => {
        await answer(fake, getPayments, [payment])
        await fail(fake, getPaymentTypeOrFrequency)
      })
      expect(screen.queryAllByText(/^Esedékes díj/).length > 0).toBe(true)
      expect(shown()).toMatchObject({ isComing: !isTask })
      expect(shown().tasks.includes('Esedékes')).toBe(isTask)
    },
  )

  test('is no task in a home contract if the transfers of the debt and of the premium are both announced', async () => {
    const header = { ...homeHeaderExamples.withDebt, debt: forints(7_240), announcedTransfers: null }
    const { fake } = await openAfter({ amount: 7_240, premiumType: 'DEBT' }, header, homeCases)
    send(fake, { amount: 10_000, premiumType: 'CURRENT', periodStart: TODAY })
    const payment = { premium: forints(10_000), paymentPeriodStartDate: TODAY, premiumType: 'CURRENT' }
    await act(async () => {
      await answer(fake, getPayments, [payment])
      await fail(fake, getPaymentTypeOrFrequency)
    })
    expect(shown().tasks.includes('Esedékes')).toBe(false)
    expect(textIn('.contract-head')).toMatch(/várjuk: 7.?240.Ft[\s\S]*várjuk: 10.000.Ft/)
  })
})
