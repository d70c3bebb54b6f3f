import { describe, expect, test } from 'vitest'
import { dueOption } from '../../../machines/cases/common/payable'
import { type Redirect, storePayment } from '../../../machines/payment/kept'
import { recordResult, recordSubmission, recordTakenPayment } from '../../../machines/payment/ledger'
import { endOfSubmitted } from '../../../machines/payment/paymentQueries'
import { readCardPayments } from '../../../machines/payment/records'
import { unconfirmedEnd } from '../../../machines/payment/results'
import { getHeader } from '../../../src/api/kgfb'
import { getPayments, processProviderResponse } from '../../../src/api/payments'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { away, choose } from '../kit/paying'
import { accepted, leave, owes, pay, premium, QUERY, redirectOf, tab } from '../kit/payments'
import { comeBack, endIn, reportCalls } from '../kit/returning'
import { answer, callsTo, fail, MINUTE, pass, reload, SECOND, withClock } from '../kit/story'

withClock()

const HOUR = 60 * MINUTE
const paidNotice = { type: 'paid', isDueGone: true }
const DAYS = { from: '2026-09-25', to: '2026-12-24', until: '2026-11-24' }
const ofPremium = dueOption({ type: 'NEXT', amount: { value: 12_450, currency: 'HUF' }, ...DAYS }).value

const returnedTab = async (departure: Partial<Redirect> = {}): Promise<FakeServices> => {
  const fake = tab('tab-1')
  leave(fake, { ...redirectOf, isOfDue: true, ...departure })
  await comeBack(fake)
  return fake
}

const takes = (fake: FakeServices) => answer(fake, processProviderResponse, accepted)

describe('the item of a card payment, when the customer returns from the provider,', () => {
  test('is marked as no longer due if the debt is already paid', async () => {
    const fake = await returnedTab()
    expect(reportCalls(fake)).toEqual([])
    await owes(fake, null)
    await answer(fake, getPayments, [premium('NEXT', 15_454)])
    await takes(fake)
    expect(endIn(fake)).toMatchObject(paidNotice)
  })

  test.each([
    ['is marked as no longer due if only a part of the debt is left', 2000, true],
    ['counts as still due if the debt is unchanged', 12_450, false],
    ['counts as still due if the debt has grown', 20_000, false],
  ])('%s', async (_, debt, isGone) => {
    const fake = await returnedTab()
    await owes(fake, debt)
    await takes(fake)
    expect(Object(endIn(fake)).isDueGone ?? false).toBe(isGone)
  })

  test.each([{}, { premiumType: 'DEBT', paidFor: 'DEBT|12450|HUF|||', periodStart: '' } as const])(
    'counts as still due if the contract header does not say whether there is a debt (record: %j)',
    async (departure) => {
      const fake = await returnedTab(departure)
      await owes(fake, 'unknown')
      await takes(fake)
      expect(endIn(fake)).toMatchObject({ type: 'paid' })
      expect(endIn(fake)).not.toHaveProperty('isDueGone')
    },
  )

  test('is marked as no longer due if a premium of the same amount is due instead of the debt', async () => {
    const fake = await returnedTab({ premiumType: 'DEBT', periodStart: '' })
    await owes(fake, null)
    await answer(fake, getPayments, [premium('NEXT', 12_450)])
    await takes(fake)
    expect(endIn(fake)).toMatchObject(paidNotice)
  })

  test.each([
    ['is marked as no longer due if only another period of that premium is due', 'NEXT', '2026-12-25', 12_450, true],
    ['counts as still due while its period is due', 'NEXT', DAYS.from, 12_450, false],
    ['counts as still due if its period has become current', 'CURRENT', DAYS.from, 12_450, false],
    ['counts as still due if it has risen', 'NEXT', DAYS.from, 15_455, false],
    ['is marked as no longer due if only a smaller premium of its period is due', 'NEXT', DAYS.from, 3000, true],
  ] as const)('if it is a premium, %s', async (_, type, paymentPeriodStartDate, amount, isGone) => {
    const fake = await returnedTab({ paidFor: ofPremium, premiumType: 'NEXT', periodStart: DAYS.from })
    await owes(fake, null)
    await answer(fake, getPayments, [{ ...premium(type, amount), paymentPeriodStartDate }])
    await takes(fake)
    expect(Object(endIn(fake)).isDueGone ?? false).toBe(isGone)
  })

  test('counts as still due if the amount due does not load', async () => {
    const fake = await returnedTab()
    await fail(fake, getHeader, 'transport')
    await takes(fake)
    expect(endIn(fake)).not.toHaveProperty('isDueGone')
  })

  test('is not checked against the amount due if the customer chose the amount', async () => {
    const fake = await returnedTab({ isOfDue: false })
    await takes(fake)
    expect(callsTo(fake, getHeader)).toEqual([])
  })

  test('stays marked as no longer due if the insurer confirms the payment only after the case was submitted', async () => {
    const fake = await returnedTab()
    await owes(fake, null)
    await answer(fake, getPayments, [premium('NEXT', 15_454)])
    await fail(fake, processProviderResponse)
    await pass(2 * SECOND)
    expect(endIn(fake)).toMatchObject({ ...paidNotice, isProcessing: true })
    recordSubmission(fake.services, redirectOf, unconfirmedEnd(redirectOf), 'key-1')
    const secondReturn = await comeBack(fake, QUERY)
    await takes(fake)
    expect(secondReturn.getSnapshot()).toMatchObject({
      value: 'sentBefore',
      context: { end: { ...paidNotice, isProcessing: false } },
    })
    expect(endOfSubmitted(fake.services, unconfirmedEnd(redirectOf))).toMatchObject(paidNotice)
  })

  test('is marked as no longer due if a later payment of this browser has paid the debt', async () => {
    const fake = await returnedTab()
    await owes(fake, 12_450)
    await answer(fake, processProviderResponse, { ...accepted, status: 'PENDING' })
    leave(fake, { ...redirectOf, isOfDue: true, id: 'payment-2', paymentCode: 'payment-2', time: redirectOf.time + 1 })
    recordTakenPayment(fake.services, redirectOf, {
      ...unconfirmedEnd(redirectOf),
      id: 'payment-2',
      isProcessing: false,
    })
    await comeBack(fake, QUERY)
    await takes(fake)
    expect(endIn(fake)).toMatchObject(paidNotice)
  })

  test('is not checked against the amount due again after a reload', async () => {
    const fake = await returnedTab()
    await owes(fake, 12_450)
    const reloadedFake = reload(fake).fake
    await comeBack(reloadedFake, QUERY)
    expect(callsTo(reloadedFake, getHeader)).toEqual([])
    await takes(reloadedFake)
    expect(endIn(reloadedFake)).not.toHaveProperty('isDueGone', true)
  })
})

const ended = (status: string) => ({ type: 'failed', failure: { type: 'status', status } }) as const

/** Opens a tab whose customer was redirected to the provider and has returned with a failed payment. */
const failedTab = (departure: Redirect, status = 'REFUSED'): FakeServices => {
  const fake = tab('tab-1')
  leave(fake, departure)
  recordResult(fake.services, departure, ended(status))
  storePayment(fake.services, { type: 'ended', redirect: departure, end: ended(status), until: Date.now() + HOUR })
  return fake
}

describe('the payment step after a refused card payment', () => {
  /**
   * Opens the payment step after the failed payment. The insurer reports `owed` as debt, or the premiums `due` if the
   * debt is `null`.
   */
  const retryPayment = async (
    failed: Partial<Redirect>,
    owed: number | null,
    ...due: readonly ReturnType<typeof premium>[]
  ) => {
    const fake = failedTab({ ...redirectOf, isOfDue: true, ...failed })
    const payment = await pay(fake)
    await owes(fake, owed)
    if (owed === null) await answer(fake, getPayments, [...due])
    return payment.getSnapshot()
  }

  test.each([
    ['the debt', { premiumType: 'DEBT' }, null, [premium('NEXT', 15_454)], 'nothingDue', { type: 'dueGone' }],
    [
      'a part of the debt',
      { premiumType: 'DEBT' },
      2_000,
      [],
      'choosing',
      { type: 'dueChanged', amount: { value: 2_000 } },
    ],
    ['nothing', { premiumType: 'DEBT' }, 12_450, [], 'choosing', null],
    ['a premium', {}, null, [premium('NEXT', 15_454)], 'choosing', { type: 'dueChanged', amount: { value: 15_454 } }],
  ] as const)(
    'offers only what is still due after another device paid %s',
    async (_, failedPayment, owed, due, value, notice) => {
      expect(await retryPayment(failedPayment, owed, ...due)).toMatchObject({
        value,
        context: { failure: { status: 'REFUSED' }, notice },
      })
    },
  )
})

test('the payment step after a refused payment offers no premium if the debt was paid in another way, even after a reload', async () => {
  const fake = failedTab({ ...redirectOf, isOfDue: true, premiumType: 'DEBT' })
  for (const opened of [fake, reload(fake).fake]) {
    const payment = await pay(opened)
    await owes(opened, null)
    await answer(opened, getPayments, [premium('NEXT', 15_454)])
    expect(payment.getSnapshot()).toMatchObject({ value: 'nothingDue', context: { notice: { type: 'dueGone' } } })
  }
})

test('the payment step after an undecided payment shows no notice if the debt has been paid meanwhile', async () => {
  const fake = failedTab({ ...redirectOf, isOfDue: true, premiumType: 'DEBT' }, 'PENDING')
  const payment = await pay(fake)
  await owes(fake, null)
  await answer(fake, getPayments, [premium('NEXT', 15_454)])
  expect(payment.getSnapshot()).toMatchObject({ value: 'nothingDue', context: { notice: null } })
})

describe('a premium selected by the portal, if the next premium of the same amount is now due instead,', () => {
  const premiumDeparture = { ...redirectOf, isOfDue: true, periodStart: DAYS.from }
  const next = { ...premium('NEXT', 12_450), paymentPeriodStartDate: '2026-12-25' }

  test.each([
    ['is not paid if the insurer reports the periods', DAYS.from, '2026-12-25'],
    ['is not paid if the insurer reports no periods', null, null],
  ])('%s of the premiums', async (_, from, nextFrom) => {
    const nextPremium = { ...next, paymentPeriodStartDate: nextFrom }
    const fake = tab('tab-1')
    const payment = await pay(fake)
    await owes(fake, null)
    await answer(fake, getPayments, [{ ...premium('CURRENT', 12_450), paymentPeriodStartDate: from }, nextPremium])
    choose(payment, 'card')
    await owes(fake, null)
    await answer(fake, getPayments, [nextPremium])
    expect([payment.getSnapshot().value, fake.left]).toEqual(['nothingDue', []])
  })

  test('is not offered again after its payment was refused', async () => {
    const fake = failedTab(premiumDeparture)
    const payment = await pay(fake)
    await owes(fake, null)
    await answer(fake, getPayments, [next])
    expect(payment.getSnapshot()).toMatchObject({ value: 'nothingDue', context: { notice: { type: 'dueGone' } } })
  })

  test('is marked as no longer due if the payment succeeded', async () => {
    const fake = tab('tab-1')
    leave(fake, premiumDeparture)
    await comeBack(fake)
    await owes(fake, null)
    await answer(fake, getPayments, [next])
    await takes(fake)
    expect(endIn(fake)).toMatchObject(paidNotice)
  })
})

test('the record of a redirect for a debt contains the premium type DEBT and the amount of the debt', async () => {
  const { fake } = await away()
  expect(readCardPayments(fake.services)).toMatchObject([{ premiumType: 'DEBT', amount: 12_450 }])
})
