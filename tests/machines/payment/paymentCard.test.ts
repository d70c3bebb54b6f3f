import { describe, expect, it } from 'vitest'
import { STOP_TIME } from '../../../machines/payment/card.actors'
import { lastDepartureOfTab } from '../../../machines/payment/departures'
import { type Returned, storePayment, storePaymentEnd } from '../../../machines/payment/kept'
import { recordResult, recordSubmission } from '../../../machines/payment/ledger'
import type { PaymentChoice, PaymentEnd } from '../../../machines/payment/payment.types'
import { readCardPayments } from '../../../machines/payment/records'
import { isAway } from '../../../machines/payment/underWay'
import { PAYMENT, paymentKey } from '../../../machines/storageKeys'
import { createPayment, processProviderResponse } from '../../../src/api/payments'
import { applySettlement } from '../../../tools/exploration/kit/run'
import { away, choose, chooseCard, contextOf, keysOf, open, outputOf, stateOf } from '../kit/paying'
import { accepted, dueOf, leave, owes, PROVIDER, pay, QUERY, redirectOf, refused, started, tab } from '../kit/payments'
import { answer, callsTo, fail, pass, reload, withClock } from '../kit/story'

const back: Returned = {
  ...{ type: 'returned', redirect: redirectOf, providerData: QUERY, key: 'key-1' },
  until: redirectOf.time + 1,
}

const transferring: PaymentChoice = {
  ...{ method: 'transfer', isTransferring: true, attempt: 1, failure: null, failed: null },
  warned: [],
}

withClock()

describe('a card payment', () => {
  it('starts with the amount due and the return address', async () => {
    const { fake } = await away()
    expect(callsTo(fake, createPayment).map(({ input }) => Object(input).body)).toEqual([
      {
        udcContractId: null,
        amount: 12_450,
        currency: 'HUF',
        returnUrl: 'https://portal.example/fizetes-visszateres',
      },
    ])
  })

  it('redirects to the provider after storing the data for the payment return', async () => {
    const { fake } = await away()
    expect(fake.left).toEqual([PROVIDER])
    expect(lastDepartureOfTab(fake.services)).toMatchObject({ ...redirectOf, id: expect.any(String), isOfDue: true })
    expect(fake.storage.has(PAYMENT)).toBe(true)
  })

  it('stores no contract number in the browser', async () => {
    const { fake } = await away()
    const storedPayments = [...fake.shared.entries()].filter(([key]) => /^payment:/.test(key))
    expect(storedPayments).toHaveLength(1)
    expect(storedPayments.join()).not.toContain(dueOf.contractNumber)
  })

  it('still shows that it was refused, and not that its result is unknown, when another notice appears', async () => {
    const fake = tab('tab-1')
    leave(fake)
    storePayment(fake.services, back)
    const payment = await pay(fake)
    await answer(fake, processProviderResponse, refused)
    await owes(fake, 12_450)
    choose(payment, 'card')
    await owes(fake, 5000)
    expect(contextOf(payment)).toMatchObject({ notice: { type: 'dueChanged' }, failure: { status: 'REFUSED' } })
    expect(contextOf(payment).unsettled).toEqual([])
  })

  it('can be started again if the redirect fails', async () => {
    const { fake, payment } = await away()
    await applySettlement(fake, { type: 'fail', service: 'leave', error: new Error('offline') })
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['choosing', { type: 'transport' }])
    expect(fake.storage.has(PAYMENT)).toBe(false)
    expect(readCardPayments(fake.services)).toEqual([])
  })

  it('shows why the insurer refused it, and the next attempt has a new idempotency key', async () => {
    const { fake, payment } = await open()
    await chooseCard(fake, payment)
    await answer(fake, createPayment, { ...started, redirectUrl: null, isError: true, message: 'Nem lehet.' })
    expect(contextOf(payment).notice).toEqual({ type: 'cardRefused', message: 'Nem lehet.' })
    payment.send({ type: 'method.submitted' })
    await owes(fake, 12_450)
    expect(new Set(keysOf(fake, createPayment)).size).toBe(2)
    expect(fake.left).toEqual([])
  })

  it('keeps its idempotency key in the next attempt after a lost response', async () => {
    const { fake, payment } = await open()
    await chooseCard(fake, payment)
    await fail(fake, createPayment)
    expect(contextOf(payment).notice).toEqual({ type: 'transport' })
    payment.send({ type: 'method.submitted' })
    await owes(fake, 12_450)
    expect(new Set(keysOf(fake, createPayment)).size).toBe(1)
  })

  it.each([
    'https://rossz.example/?fizetes=payment-1',
    'http://fizetes.example/?fizetes=payment-1',
    'javascript:alert(1)',
    '/szimulacio/kartya?fizetes=payment-1',
  ])('does not redirect to the untrusted address %s, and reports it', async (redirectUrl) => {
    const { fake, payment } = await open()
    await chooseCard(fake, payment)
    await answer(fake, createPayment, { ...started, redirectUrl })
    expect(contextOf(payment).notice).toEqual({ type: 'addressRefused' })
    expect(fake.left).toEqual([])
    expect(fake.shared.size).toBe(0)
    expect(fake.reports).toHaveLength(1)
  })
})

describe('a customer who is redirected to the provider', () => {
  it('sees, after browser back, the chosen method and a warning against paying twice', async () => {
    const { fake } = await away()
    const reopened = await open(reload(fake).fake)
    expect(contextOf(reopened.payment)).toMatchObject({ method: 'card', notice: { type: 'cameBack' } })
    expect(reopened.fake.storage.has(PAYMENT)).toBe(false)
  })

  it('starts a new payment with another idempotency key after browser back', async () => {
    const { fake } = await away()
    const reopened = await open(reload(fake).fake)
    await chooseCard(reopened.fake, reopened.payment)
    expect(keysOf(reopened.fake, createPayment)).not.toEqual(keysOf(fake, createPayment))
  })

  it('does not lose the stored record of the redirect after browser back', async () => {
    const { fake } = await away()
    const reopened = await open(reload(fake).fake)
    expect(lastDepartureOfTab(reopened.fake.services)).not.toBeNull()
  })

  describe('and who goes back after another tab has learned the result', () => {
    const learned = async (submit: boolean, end: PaymentEnd) => {
      const opened = await away()
      const { services } = tab('tab-2', opened.fake.shared)
      const [record] = readCardPayments(services)
      if (record === undefined) throw new Error('The record of the payment is missing')
      recordResult(services, record, end.type === 'paid' ? { ...end, id: record.id } : end)
      if (submit && end.type === 'paid') recordSubmission(services, record, { ...end, id: record.id }, 'key-1')
      return opened
    }
    const paid: PaymentEnd = { type: 'paid', id: '', payment: accepted, isProcessing: false }
    const declined: PaymentEnd = { type: 'failed', failure: { type: 'status', status: 'REFUSED' } }

    it.each([true, false])('sees that the payment succeeded (case submitted: %s)', async (isSubmitted) => {
      const { fake } = await learned(isSubmitted, paid)
      expect(outputOf(await pay(reload(fake).fake))).toMatchObject({ type: 'paid', isProcessing: false })
    })

    it('sees that the payment was refused', async () => {
      const { fake } = await learned(false, declined)
      const { failure, notice } = contextOf((await open(reload(fake).fake)).payment)
      expect([failure, notice]).toEqual([declined.failure, null])
    })

    it('sees no notice if the case now asks for an amount other than the paid one', async () => {
      const { fake } = await learned(true, paid)
      const reopened = await pay(reload(fake).fake, { amount: { value: 5000, currency: 'HUF' } })
      expect([stateOf(reopened), contextOf(reopened).notice]).toEqual(['choosing', null])
    })
  })

  it('can cancel the redirect before the browser leaves the page', async () => {
    const { fake, payment } = await away()
    payment.send({ type: 'card.abandoned' })
    expect(stateOf(payment)).toBe('choosing')
    expect(fake.waiting()).not.toContain('leave')
  })

  it.each<[string, (payment: Awaited<ReturnType<typeof away>>['payment']) => unknown]>([
    ['after cancelling the redirect', (payment) => payment.send({ type: 'card.abandoned' })],
    ['after leaving the case during the redirect', (payment) => payment.stop()],
  ])('counts as paying until the page is sure to stay: %s', async (_, cancel) => {
    const { fake, payment } = await away()
    cancel(payment)
    await pass(STOP_TIME - 1)
    expect(isAway(fake.services)).toBe(true)
    await pass(1)
    expect(fake.storage.has(PAYMENT)).toBe(false)
  })

  it('counts as paying during a second redirect, even if the first was cancelled just before', async () => {
    const { fake, payment } = await away()
    payment.send({ type: 'card.abandoned' })
    await pass(1)
    await chooseCard(fake, payment)
    await answer(fake, createPayment, { ...started, paymentCode: 'payment-2' })
    await pass(STOP_TIME)
    expect([stateOf(payment), isAway(fake.services)]).toEqual(['leavingForCard', true])
  })
})

describe('the payment step after a payment return', () => {
  it('ends at once if the payment was accepted, and removes the stored data of the payment', async () => {
    const fake = tab('tab-1')
    leave(fake)
    storePaymentEnd(fake.services, back, { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false })
    expect(outputOf(await pay(fake))).toEqual({
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    expect(fake.storage.has(PAYMENT)).toBe(false)
    expect(lastDepartureOfTab(fake.services)).toBeNull()
  })

  it('shows the failure of the payment, also after a reload, until the next redirect', async () => {
    const fake = tab('tab-1')
    storePaymentEnd(fake.services, back, { type: 'failed', failure: { type: 'status', status: 'REFUSED' } })
    const failure = { method: 'card', failure: { type: 'status', status: 'REFUSED' } }
    expect(contextOf((await open(fake)).payment)).toMatchObject(failure)
    expect(fake.storage.has(PAYMENT)).toBe(false)
    const reopened = await open(reload(fake).fake)
    expect(contextOf(reopened.payment)).toMatchObject(failure)
    await chooseCard(reopened.fake, reopened.payment)
    await answer(reopened.fake, createPayment, started)
    expect(contextOf(reopened.payment).failure).toBeNull()
  })

  it('shows the methods with the failure, also after a reload, if it showed the details of a transfer before', async () => {
    const fake = tab('tab-1')
    fake.services.storage.write(paymentKey(dueOf.key), transferring)
    storePaymentEnd(fake.services, back, { type: 'failed', failure: { type: 'status', status: 'PENDING' } })
    const { payment } = await open(fake)
    expect([stateOf(payment), contextOf(payment).failure]).toMatchObject(['choosing', { status: 'PENDING' }])
    const reopened = await open(reload(fake).fake)
    expect([stateOf(reopened.payment), contextOf(reopened.payment).failure]).toMatchObject([
      'choosing',
      { status: 'PENDING' },
    ])
  })

  it('sends the provider’s data to the insurer if the payment return has not done so', async () => {
    const fake = tab('tab-1')
    storePayment(fake.services, back)
    const payment = await pay(fake)
    await answer(fake, processProviderResponse, accepted)
    expect(outputOf(payment)).toMatchObject({ type: 'paid' })
    expect(keysOf(fake, processProviderResponse)).toEqual(['key-1'])
  })

  it('keeps the data of the payment return for the next sign-in if the session has expired', async () => {
    const fake = tab('tab-1')
    storePayment(fake.services, back)
    const payment = await pay(fake)
    await fail(fake, processProviderResponse, 'expired')
    expect(stateOf(payment)).toBe('expired')
    expect(fake.storage.has(PAYMENT)).toBe(true)
  })

  it.each([
    ['contract', { contractNumber: '10000002' }],
    ['case', { origin: '/kgfb/ugyek/pay' }],
  ])('does not use the payment return of another %s', async (_, input) => {
    const fake = tab('tab-1')
    storePaymentEnd(fake.services, back, { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false })
    const { payment } = await open(fake, input)
    expect(stateOf(payment)).toBe('choosing')
    expect(fake.storage.has(PAYMENT)).toBe(true)
  })
})
