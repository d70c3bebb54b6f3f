import { describe, expect, test, vi } from 'vitest'
import { lastDepartureOfTab, recordDeparture, recordReturn } from '../../../machines/payment/departures'
import { paidCaseAt, type Redirect, storePayment, storePaymentEnd } from '../../../machines/payment/kept'
import {
  bindPaymentToDraft,
  denyPayments,
  dismissPayment,
  recordResult,
  recordSubmission,
  recordTakenPayment,
  recordUnansweredSubmission,
} from '../../../machines/payment/ledger'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { laterPaymentOfItem, unsentPaymentsOf, unsettledPaymentsOf } from '../../../machines/payment/paymentQueries'
import { paymentWithId, writePayment } from '../../../machines/payment/records'
import { createPayment, getPayments, processProviderResponse } from '../../../src/api/payments'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { away, chooseCard, contextOf, keysOf, open, stateOf } from '../kit/paying'
import { accepted, dueOf, owes, pay, QUERY, redirectOf, refused, tab } from '../kit/payments'
import { comeBack } from '../kit/returning'
import { answer, fail, MINUTE, pass, reload, SECOND, withClock } from '../kit/story'

withClock()

const CONTRACT = dueOf.contractNumber
const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
const failed = (status: string) => ({ type: 'failed', failure: { type: 'status', status } }) as const
const openIn = ({ services }: FakeServices, contractNumber = CONTRACT) => openPaymentsOf(services, contractNumber)
const typesIn = (...given: Parameters<typeof openIn>) => openIn(...given).map(({ type }) => type)

/** Opens a tab and records one redirect to the payment provider for each of these payments. */
const leftFor = (...payments: readonly Partial<Redirect>[]): FakeServices => {
  const fake = tab('tab-1')
  for (const payment of payments) recordDeparture(fake.services, { ...redirectOf, ...payment })
  return fake
}

describe('a card payment after the redirect to the provider', () => {
  test('is listed among the open payments, with an unknown result, as soon as the browser leaves the page', async () => {
    const { fake } = await away()
    expect(openIn(fake)).toEqual([
      {
        type: 'unknown',
        id: expect.any(String),
        origin: dueOf.origin,
        amount: { value: 12_450, currency: 'HUF' },
      },
    ])
  })

  test.each([
    ['DEBT', undefined],
    ['CURRENT', true],
    ['NEXT', true],
  ] as const)(
    'for an item of type %s, with an unknown result, is marked as a premium: %s',
    (premiumType, isOfPremium) => {
      expect(openIn(leftFor({ premiumType }))[0]?.isOfPremium).toBe(isOfPremium)
    },
  )

  test('is listed in other tabs of this browser, for its own contract only', () => {
    const fake = leftFor({})
    expect(typesIn(tab('tab-2', fake.shared))).toEqual(['unknown'])
    expect(typesIn(fake, '10000002')).toEqual([])
  })

  test('is no longer listed after a week, and its record is deleted after a year', async () => {
    const fake = leftFor({})
    fake.shared.set('payment:x', '{"garbage":1}')
    expect(unsettledPaymentsOf(fake.services, CONTRACT)).toHaveLength(1)
    await pass(6 * 24 * 60 * MINUTE)
    expect(typesIn(fake)).toEqual(['unknown'])
    await pass(24 * 60 * MINUTE)
    expect(typesIn(fake)).toEqual([])
    await pass(359 * 24 * 60 * MINUTE)
    expect(typesIn(fake)).toEqual([])
    expect(fake.shared.size).toBe(0)
  })

  test('shares one list entry with a second payment of the same case only if both have the same amount', () => {
    expect(typesIn(leftFor({}, { id: 'payment-2', paymentCode: 'payment-2' }))).toEqual(['unknown'])
    expect(typesIn(leftFor({}, { id: 'payment-2', paymentCode: 'payment-2', amount: 50_000 }))).toEqual([
      'unknown',
      'unknown',
    ])
  })
})

describe('the insurer’s result of a card payment', () => {
  test.each([
    ['taken', paid, ['payment-1']],
    ['refused', failed('REFUSED'), ['payment-1']],
    ['cancelled', failed('CANCELLED'), ['payment-1']],
    ['taken, but not confirmed', { ...paid, isProcessing: true }, ['payment-1', 'payment-2']],
    ['not decided yet', failed('PENDING'), ['payment-1', 'payment-2']],
    ['in a status that the portal does not know', failed('AUTHORIZED'), ['payment-1', 'payment-2']],
    ['not known', { type: 'failed', failure: { type: 'unsuccessful' } }, ['payment-1', 'payment-2']],
    ['without its data', { type: 'failed', failure: { type: 'dataMissing' } }, ['payment-1', 'payment-2']],
  ] as const)('counts as known only if it is final (the payment is %s)', (_, end, unsettledCodes) => {
    const { services } = leftFor({}, { id: 'payment-2', paymentCode: 'payment-2' })
    const second = { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' }
    recordResult(services, second, end.type === 'paid' ? { ...end, id: second.id } : end)
    expect(unsettledPaymentsOf(services, CONTRACT).map(({ paymentCode }) => paymentCode)).toEqual(unsettledCodes)
  })

  test('is requested and shown at the next payment return if the case was submitted before the payment was confirmed', async () => {
    const { fake } = await away()
    await comeBack(fake)
    await owes(fake, 12_450)
    await fail(fake, processProviderResponse)
    await pass(SECOND)
    const [{ end } = expect.fail()] = unsentPaymentsOf(fake.services, CONTRACT)
    recordSubmission(fake.services, redirectOf, end, 'key-1')
    expect(openIn(fake)).toMatchObject([{ type: 'unknown', returnAddress: `/fizetes-visszateres?${QUERY}` }])
    const otherTab = tab('tab-2', fake.shared)
    const paymentReturn = await comeBack(otherTab)
    await answer(otherTab, processProviderResponse, accepted)
    expect(paymentReturn.getSnapshot()).toMatchObject({
      value: 'sentBefore',
      context: { end: { isProcessing: false } },
    })
    expect(openIn(fake)).toEqual([])
    const thirdReturn = await comeBack(tab('tab-3', fake.shared))
    expect(thirdReturn.getSnapshot()).toMatchObject({ value: 'sentBefore', context: { end: null } })
  })

  test('removes the payment of a submitted case from the lists of undecided and unsubmitted payments if it is a refusal', async () => {
    const { services } = leftFor({})
    const unconfirmed = { ...paid, isProcessing: true }
    recordReturn(services, redirectOf.id, QUERY)
    recordResult(services, redirectOf, unconfirmed)
    recordSubmission(services, redirectOf, unconfirmed, 'key-1')
    recordResult(services, redirectOf, failed('REFUSED'))
    expect([unsettledPaymentsOf(services, CONTRACT), unsentPaymentsOf(services, CONTRACT)]).toEqual([[], []])
  })

  test('is requested again if the customer returns from the provider again after a refusal', async () => {
    const { fake } = await away()
    await comeBack(fake)
    await owes(fake, 12_450)
    await answer(fake, processProviderResponse, refused)
    await comeBack(fake)
    await answer(fake, processProviderResponse, accepted)
    expect(typesIn(fake)).toEqual(['paid'])
  })

  test('can be requested again if the second return from the provider is interrupted', async () => {
    const { fake } = await away()
    await comeBack(fake)
    await owes(fake, 12_450)
    await answer(fake, processProviderResponse, refused)
    const secondReturn = await comeBack(fake)
    secondReturn.stop()
    expect(openIn(tab('tab-2', fake.shared))).toMatchObject([{ returnAddress: `/fizetes-visszateres?${QUERY}` }])
  })

  test('can be requested from another tab if the customer returned without a session', async () => {
    const fake = leftFor({})
    await comeBack(tab('tab-2', fake.shared), QUERY, null)
    expect(openIn(tab('tab-3', fake.shared))).toMatchObject([{ returnAddress: `/fizetes-visszateres?${QUERY}` }])
  })

  test('is requested at the payment return even if the customer has said before that no payment was made', async () => {
    const fake = leftFor({})
    dismissPayment(fake.services, redirectOf.id)
    expect(openIn(fake)).toEqual([])
    await comeBack(fake)
    await answer(fake, processProviderResponse, accepted)
    expect(typesIn(fake)).toEqual(['paid'])
  })

  test('is stored separately for each of two payments without a payment code', () => {
    const first = { ...redirectOf, paymentCode: null }
    const { services } = leftFor(first, { ...first, id: 'payment-2' })
    const { paymentCode: _, ...payment } = accepted
    for (const id of ['payment-1', 'payment-2']) recordResult(services, { ...first, id }, { ...paid, id, payment })
    expect(unsentPaymentsOf(services, CONTRACT)).toHaveLength(2)
    recordSubmission(services, first, { ...paid, payment }, 'key-1')
    expect(unsentPaymentsOf(services, CONTRACT).map(({ id }) => id)).toEqual(['payment-2'])
  })

  test('is not shown in another tab if it could belong to either of two payments without a payment code', async () => {
    const first = { ...redirectOf, paymentCode: null }
    const query = 'status=ACCEPTED'
    const { services, shared } = leftFor(first)
    recordReturn(services, first.id, query)
    recordSubmission(services, first, { ...paid, payment: {} }, 'key-1')
    await pass(MINUTE)
    recordDeparture(services, { ...first, id: 'payment-2', time: services.now() })
    const paymentReturn = await comeBack(tab('tab-2', shared), query)
    expect(paymentReturn.getSnapshot().value).toBe('unknown')
  })

  test('is listed as unknown only once for two payments with the same payment code', () => {
    const fake = leftFor({}, { id: 'payment-2', amount: 20_000 })
    expect(openIn(fake)).toMatchObject([{ id: 'payment-1', amount: { value: 20_000 } }])
  })

  test('can be requested for one payment while the customer has not yet returned from a later one of the same amount', () => {
    const fake = leftFor({}, { id: 'payment-2', paymentCode: 'payment-2' })
    recordReturn(fake.services, redirectOf.id, QUERY)
    expect(openIn(fake).map(({ returnAddress }) => returnAddress)).toEqual([`/fizetes-visszateres?${QUERY}`, undefined])
  })

  test('is unknown if the customer logs out before the insurer answers', async () => {
    const { fake } = await away()
    const paymentReturn = await comeBack(fake)
    paymentReturn.stop()
    await pass(5 * MINUTE)
    expect(typesIn(fake)).toEqual(['unknown'])
  })

  test('can be requested days later through the task that the portal shows for an undecided payment', async () => {
    const { fake } = await away()
    await comeBack(fake)
    await owes(fake, 12_450)
    await answer(fake, processProviderResponse, { ...refused, status: 'PENDING' })
    await pass(3 * 24 * 60 * MINUTE)
    const otherTab = tab('tab-2', fake.shared)
    const payments = openIn(otherTab)
    const address = `/fizetes-visszateres?${QUERY}`
    expect(payments).toMatchObject([{ origin: dueOf.origin, returnAddress: address }])
    await comeBack(otherTab)
    await answer(otherTab, processProviderResponse, accepted)
    expect(typesIn(otherTab)).toEqual(['paid'])
  })

  test('is requested at the payment return, or at the payment step of the case if that opens first', async () => {
    const { fake } = await away()
    await comeBack(fake)
    await owes(fake, 12_450)
    await answer(fake, processProviderResponse, refused)
    expect(typesIn(fake)).toEqual([])
    const otherTab = await away()
    const redirect = lastDepartureOfTab(otherTab.fake.services) ?? expect.fail()
    storePayment(otherTab.fake.services, {
      ...{ type: 'returned', redirect, providerData: QUERY, key: 'key-1', until: redirectOf.time + MINUTE },
    })
    await pay(otherTab.fake)
    await owes(otherTab.fake, 12_450)
    await answer(otherTab.fake, processProviderResponse, refused)
    expect(typesIn(otherTab.fake)).toEqual([])
  })
})

describe('the payment step, if an earlier card payment has no known result', () => {
  const isWarned = { notice: { type: 'cameBack' } }

  test('warns against paying twice each time it opens, in every tab', async () => {
    const { shared } = leftFor({})
    for (const id of ['tab-1', 'tab-1', 'tab-2']) {
      const { payment } = await open(tab(id, shared))
      expect(contextOf(payment)).toMatchObject(isWarned)
    }
  })

  test('warns of a payment in another case too, but not if the new payment goes to an investment account', async () => {
    const { shared } = leftFor({ origin: '/kgfb/ugyek/pay/fizetes' })
    expect(contextOf((await open(tab('tab-1', shared))).payment)).toMatchObject(isWarned)
    const ofAccount = await pay(tab('tab-1', shared), {
      udcContractId: 'udc-1',
      amount: { value: 50_000, currency: 'HUF' },
    })
    expect(contextOf(ofAccount).notice).toBeNull()
  })

  test('shows why the last payment failed instead of the warning, also after a reload', async () => {
    const fake = leftFor({})
    storePaymentEnd(
      fake.services,
      { type: 'returned', redirect: redirectOf, providerData: QUERY, key: 'key-1', until: redirectOf.time + MINUTE },
      failed('PENDING'),
    )
    const first = await open(fake)
    expect(contextOf(first.payment)).toMatchObject({ notice: null, failure: { status: 'PENDING' } })
    const reopened = await open(reload(fake).fake)
    expect(contextOf(reopened.payment)).toMatchObject({ notice: null, failure: { status: 'PENDING' } })
  })

  test('shows no warning in any tab after the customer has said that no payment was made', async () => {
    const { fake } = await away()
    recordDeparture(fake.services, {
      ...redirectOf,
      id: 'payment-9',
      origin: '/elet/ugyek/topup-payment/fizetes',
      udcContractId: 'udc-1',
    })
    const reopened = await open(reload(fake).fake)
    reopened.payment.send({ type: 'card.denied' })
    expect(contextOf(reopened.payment).notice).toEqual({ type: 'cardDenied' })
    expect(openIn(tab('tab-2', reopened.fake.shared)).map(({ origin }) => origin)).toEqual([
      '/elet/ugyek/topup-payment/fizetes',
    ])
    expect(contextOf((await open(reload(reopened.fake).fake)).payment).notice).toBeNull()
    // The redirect stays stored, since the customer can still go forward to the provider and pay there.
    expect(lastDepartureOfTab(reopened.fake.services)).not.toBeNull()
  })

  test('warns of payments in other cases of the contract, but not of payments for other contracts or accounts', async () => {
    const others = [
      { id: 'payment-3', udcContractId: 'udc-1', paymentCode: 'payment-3' },
      { id: 'payment-4', ...paidCaseAt('10000002', redirectOf.origin), paymentCode: 'payment-4' },
    ]
    const PAY = '/kgfb/ugyek/pay/fizetes'
    const { shared } = leftFor({}, { id: 'payment-2', origin: PAY, paymentCode: 'payment-2' }, ...others)
    const inPay = () => pay(tab('tab-2', shared), { origin: PAY })
    expect(contextOf(await inPay())).toMatchObject(isWarned)
    const { payment, fake } = await open(tab('tab-1', shared))
    expect(contextOf(payment)).toMatchObject(isWarned)
    payment.send({ type: 'card.denied' })
    expect(contextOf(await inPay()).notice).toBeNull()
    const unsettled = [CONTRACT, '10000002'].flatMap((number) => unsettledPaymentsOf(fake.services, number))
    expect(unsettled.map(({ paymentCode }) => paymentCode)).toEqual(['payment-3', 'payment-4'])
  })

  test('ignores the customer’s statement that no payment was made if there is no such earlier payment', async () => {
    const { payment } = await open(tab('tab-1'))
    payment.send({ type: 'card.denied' })
    expect(contextOf(payment).notice).toBeNull()
  })

  test('starts a new payment with another idempotency key', async () => {
    const { fake } = await away()
    fake.storage.delete('payment')
    const reopened = await open(reload(fake).fake)
    await chooseCard(reopened.fake, reopened.payment)
    expect(keysOf(reopened.fake, createPayment)).not.toEqual(keysOf(fake, createPayment))
  })

  test('shows the warning even if nothing is due, and the customer can say that no payment was made', async () => {
    const fake = leftFor({})
    const payment = await pay(fake)
    await owes(fake, null)
    await answer(fake, getPayments, [])
    expect([stateOf(payment), contextOf(payment).notice, typesIn(fake)]).toEqual([
      'nothingDue',
      { type: 'cameBack', ids: ['payment-1'] },
      ['unknown'],
    ])
    payment.send({ type: 'card.denied' })
    expect([contextOf(payment).notice, typesIn(fake)]).toEqual([{ type: 'cardDenied' }, []])
  })

  test('shows the earlier payment as undecided even if nothing is due any more', async () => {
    const { fake } = await away()
    await comeBack(fake)
    await owes(fake, 12_450)
    await answer(fake, processProviderResponse, { ...refused, status: 'PENDING' })
    const { fake: reloadedFake } = reload(fake)
    const payment = await pay(reloadedFake)
    await owes(reloadedFake, null)
    await answer(reloadedFake, getPayments, [])
    expect([stateOf(payment), contextOf(payment).failure]).toEqual([
      'nothingDue',
      { type: 'status', status: 'PENDING' },
    ])
    expect(openIn(reloadedFake)).toMatchObject([{ type: 'unknown', returnAddress: `/fizetes-visszateres?${QUERY}` }])
  })

  test('keeps the record of the redirect when the customer leaves, because browser forward may open the provider’s page', async () => {
    const { fake } = await away()
    const reopened = await open(reload(fake).fake)
    reopened.payment.send({ type: 'payment.left' })
    expect(lastDepartureOfTab(reopened.fake.services)).not.toBeNull()
  })
})

describe('a card payment whose case is not submitted', () => {
  const { origin } = redirectOf

  test('is listed in every tab for 90 days', async () => {
    const { fake } = await away()
    await comeBack(fake)
    await owes(fake, 12_450)
    await answer(fake, processProviderResponse, accepted)
    const otherTab = tab('tab-2', fake.shared)
    expect(openIn(otherTab)).toEqual([
      {
        ...{ type: 'paid', id: expect.any(String), origin, code: 'payment-1' },
        amount: { value: 12_450, currency: 'HUF' },
      },
    ])
    expect(typesIn(otherTab, '10000002')).toEqual([])
    await pass(89 * 24 * 60 * MINUTE)
    expect(typesIn(otherTab)).toEqual(['paid'])
    await pass(24 * 60 * MINUTE)
    expect(typesIn(otherTab)).toEqual([])
  })

  test('is listed as being processed until the insurer confirms it', () => {
    const fake = tab('tab-1')
    recordTakenPayment(fake.services, redirectOf, { ...paid, isProcessing: true })
    expect(typesIn(fake)).toEqual(['processing'])
    recordTakenPayment(fake.services, redirectOf, paid)
    expect(typesIn(fake)).toEqual(['paid'])
  })

  test('is listed next to a second payment of the same case', () => {
    const fake = tab('tab-1')
    recordTakenPayment(fake.services, redirectOf, paid)
    recordTakenPayment(fake.services, redirectOf, {
      ...paid,
      id: 'payment-2',
      payment: { ...accepted, paymentCode: 'payment-2' },
    })
    expect(typesIn(fake)).toEqual(['paid', 'paid'])
    recordSubmission(fake.services, redirectOf, paid, 'key-1')
    expect(unsentPaymentsOf(fake.services, CONTRACT).map(({ end }) => end.payment.paymentCode)).toEqual(['payment-2'])
  })

  test('is stored without the contract number', () => {
    const fake = tab('tab-1')
    recordTakenPayment(fake.services, redirectOf, paid)
    expect(JSON.stringify([...fake.shared])).not.toContain(CONTRACT)
  })

  test('is listed again after the customer corrects a device clock that was a year ahead', async () => {
    const fake = tab('tab-1')
    recordTakenPayment(fake.services, redirectOf, paid)
    const now = Date.now()
    await pass(365 * 24 * 60 * MINUTE)
    expect(typesIn(fake)).toEqual([])
    vi.setSystemTime(now)
    expect(typesIn(fake)).toEqual(['paid'])
  })

  describe('because the insurer has rejected its case', () => {
    const unconfirmed = { ...paid, isProcessing: true }
    const rejected = () => {
      const fake = leftFor({})
      recordReturn(fake.services, redirectOf.id, QUERY)
      recordTakenPayment(fake.services, redirectOf, unconfirmed, 'draft-1', true)
      return fake
    }

    test('is still listed with its rejected case after the insurer confirms the payment', async () => {
      const fake = rejected()
      const otherTab = tab('tab-2', fake.shared)
      const paymentReturn = await comeBack(otherTab)
      await answer(otherTab, processProviderResponse, accepted)
      expect([typesIn(fake), paymentReturn.getSnapshot().value]).toEqual([['refused'], 'refusedBefore'])
    })

    test('is listed with an unknown result and its return address until the insurer confirms the payment', async () => {
      const fake = rejected()
      const returnAddress = expect.stringContaining('/fizetes-visszateres?')
      expect(openIn(fake)).toMatchObject([{ type: 'unknown', returnAddress }])
      const otherTab = tab('tab-2', fake.shared)
      await comeBack(otherTab)
      await answer(otherTab, processProviderResponse, refused)
      expect(typesIn(fake)).toEqual([])
    })

    test('is not listed after the customer has dismissed it, unless the insurer confirms an unknown result', () => {
      const fake = rejected()
      dismissPayment(fake.services, redirectOf.id)
      expect(typesIn(fake)).toEqual([])
      recordResult(fake.services, redirectOf, paid)
      expect(typesIn(fake)).toEqual(['refused'])
      dismissPayment(fake.services, redirectOf.id)
      expect(typesIn(fake)).toEqual([])
    })

    test('with an unanswered submission counts as submitted once the customer has found its case', () => {
      const fake = tab('tab-1')
      recordTakenPayment(fake.services, redirectOf, paid)
      recordUnansweredSubmission(fake.services, redirectOf.id, 'key-1')
      expect(openIn(fake)).toMatchObject([{ type: 'paid', isUnanswered: true }])
      dismissPayment(fake.services, redirectOf.id)
      expect(openIn(fake)).toEqual([])
      expect(paymentWithId(fake.services, redirectOf.id)).toMatchObject({ status: 'sent' })
    })

    test.each(['refused', 'closed'])(
      'has a return address that shows the rejection (payment status: %s)',
      async (status) => {
        const fake = tab('tab-1')
        recordTakenPayment(fake.services, redirectOf, paid, 'draft-1', true)
        if (status === 'closed') dismissPayment(fake.services, redirectOf.id)
        const paymentReturn = await comeBack(tab('tab-2', fake.shared))
        expect(paymentReturn.getSnapshot().value).toBe('refusedBefore')
      },
    )
  })

  test('is deleted from storage if its record is invalid', () => {
    const fake = tab('tab-1')
    recordTakenPayment(fake.services, redirectOf, paid)
    for (const key of fake.shared.keys()) fake.shared.set(key, '{"garbage":1}')
    expect(openIn(fake)).toEqual([])
    expect(fake.shared.size).toBe(0)
  })

  test('belongs to the first draft of the case that uses it, also in other tabs', () => {
    const fake = tab('tab-1')
    recordTakenPayment(fake.services, redirectOf, paid)
    expect(bindPaymentToDraft(fake.services, redirectOf, 'draft-1')?.draftId).toBe('draft-1')
    expect(bindPaymentToDraft(tab('tab-2', fake.shared).services, redirectOf, 'draft-2')?.draftId).toBe('draft-1')
  })
})

test('a later payment counts as payment of the same debt or premium only if the insurer confirms its full amount for the same account', () => {
  const { services } = tab('tab-1')
  const first = { ...redirectOf, id: 'payment-1', paymentCode: null }
  const day = 24 * 60 * MINUTE
  const laterThan = (one: object, other: object, end: object = {}) => {
    for (const [id, fields] of [
      ['payment-1', one],
      ['payment-2', other],
    ] as const) {
      const time = first.time + (id === 'payment-2' ? 1 : 0)
      writePayment(services, { ...first, time, ...fields, id, status: 'open', draftId: null })
    }
    recordTakenPayment(services, first, {
      type: 'paid',
      id: 'payment-2',
      payment: accepted,
      isProcessing: false,
      ...end,
    })
    return laterPaymentOfItem(services, paymentWithId(services, 'payment-1') ?? expect.fail())?.id
  }
  expect(laterThan({}, {})).toBe('payment-2')
  expect(laterThan({ amount: 100_000 }, { amount: 5000 })).toBeUndefined()
  expect(laterThan({ udcContractId: 'udc-1' }, { udcContractId: 'udc-2' })).toBeUndefined()
  expect(laterThan({ amount: 100_000, isOfDue: true }, { amount: 5000, isOfDue: true })).toBe('payment-2')
  expect(laterThan({}, {}, { isProcessing: true })).toBeUndefined()
  expect(laterThan({}, {}, { asked: { value: 12_450, currency: 'HUF' } })).toBeUndefined()
  expect(laterThan({}, { time: first.time + day })).toBeUndefined()
  expect(laterThan({ isOfDue: true }, { isOfDue: true, time: first.time + day })).toBe('payment-2')
  const debt = { isOfDue: true, premiumType: 'DEBT', periodStart: '2026-06-25' }
  const premium = { ...debt, premiumType: 'CURRENT' }
  const elsewhere = { origin: '/kgfb/ugyek/pay/fizetes' }
  expect(laterThan(debt, { ...debt, ...elsewhere })).toBe('payment-2')
  expect(laterThan(premium, { ...premium, ...elsewhere })).toBe('payment-2')
  expect(laterThan(premium, { ...premium, periodStart: '2026-09-25' })).toBeUndefined()
  expect(laterThan(premium, debt)).toBe('payment-2')
  expect(laterThan(premium, { ...debt, periodStart: '2026-09-25' })).toBeUndefined()
  const next = { ...debt, premiumType: 'NEXT', periodStart: '2026-09-25' }
  expect(laterThan(next, { ...debt, periodEnd: '2026-09-24' })).toBeUndefined()
  expect(laterThan(next, { ...debt, periodEnd: '2026-12-24' })).toBe('payment-2')
  expect(laterThan({ ...next, periodStart: '' }, { ...debt, periodStart: '' })).toBeUndefined()
  expect(laterThan({ ...debt, periodStart: '' }, { ...debt, periodStart: '' })).toBe('payment-2')
  expect(laterThan({}, elsewhere)).toBeUndefined()
})

test.each([
  ['pays the debt of a later payment if it is confirmed after the redirect of that payment', MINUTE, 'payment-1'],
  [
    'does not pay the debt of a later payment if it is confirmed before the redirect of that payment',
    -MINUTE,
    undefined,
  ],
])('an earlier payment %s', async (_, later, id) => {
  const { services } = tab('tab-1')
  const debt = { ...redirectOf, isOfDue: true, premiumType: 'DEBT', periodStart: '2026-06-25' } as const
  const openState = { status: 'open', draftId: null } as const
  writePayment(services, { ...debt, ...openState, id: 'payment-1' })
  writePayment(services, { ...debt, ...openState, id: 'payment-2', time: services.now() + 2 * MINUTE })
  await pass(2 * MINUTE + later)
  recordResult(services, { ...debt, id: 'payment-1' }, { ...paid, id: 'payment-1' })
  expect(laterPaymentOfItem(services, paymentWithId(services, 'payment-2') ?? expect.fail())?.id).toBe(id)
})

test.each([
  ['later', 1],
  ['earlier', -1],
])(
  'a payment of the next premium does not pay a debt, even if it started %s than the payment of that debt',
  async (_, order) => {
    const { services } = tab('tab-1')
    const debt = { ...redirectOf, isOfDue: true, premiumType: 'DEBT', periodStart: '2026-09-25' } as const
    const next = { ...debt, id: 'payment-2', premiumType: 'NEXT', periodStart: '2026-12-25' } as const
    writePayment(services, { ...debt, status: 'open', draftId: null })
    writePayment(services, { ...next, time: debt.time + order, status: 'open', draftId: null })
    await pass(MINUTE)
    recordResult(services, next, { ...paid, id: 'payment-2' })
    expect(laterPaymentOfItem(services, paymentWithId(services, debt.id) ?? expect.fail())).toBeNull()
  },
)

test('a refusal is ignored if the payment was confirmed before', () => {
  const { services } = tab('tab-1')
  recordDeparture(services, redirectOf)
  recordResult(services, redirectOf, paid)
  expect(recordResult(services, redirectOf, failed('REFUSED'))).toEqual(paid)
  expect(paymentWithId(services, 'payment-1')).toMatchObject({ status: 'taken', end: paid })
})

test('an unconfirmed payment that the customer has denied is not listed until the insurer confirms it', () => {
  const { services } = tab('tab-1')
  recordDeparture(services, redirectOf)
  recordTakenPayment(services, redirectOf, { ...paid, isProcessing: true })
  denyPayments(services, { contractNumber: '10000001', udcContractId: null })
  expect(unsentPaymentsOf(services, '10000001')).toEqual([])
  expect(bindPaymentToDraft(tab('tab-2').services, redirectOf, 'draft-1')).toBeNull()
  recordResult(services, redirectOf, paid)
  expect(unsentPaymentsOf(services, '10000001')).toHaveLength(1)
})

test('a refused payment stays refused even if a case that contains it as unconfirmed is rejected afterwards', () => {
  const { services } = tab('tab-1')
  recordDeparture(services, redirectOf)
  recordTakenPayment(services, redirectOf, { ...paid, isProcessing: true })
  recordResult(services, redirectOf, failed('REFUSED'))
  recordTakenPayment(services, redirectOf, { ...paid, isProcessing: true }, 'draft-1', true)
  expect(paymentWithId(services, 'payment-1')).toMatchObject({ status: 'untaken', failure: { status: 'REFUSED' } })
})
