import { describe, expect, test } from 'vitest'
import { recordDeparture } from '../../../machines/payment/departures'
import { type Redirect, storePayment } from '../../../machines/payment/kept'
import { recordResult, recordSubmission, recordTakenPayment } from '../../../machines/payment/ledger'
import type { PaymentInput } from '../../../machines/payment/payment.types'
import { PAYMENT, paymentKey } from '../../../machines/storageKeys'
import { createPayment, payFeeByTransfer, processProviderResponse } from '../../../src/api/payments'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { choose, contextOf, stateOf } from '../kit/paying'
import { accepted, dueOf, leave, pay, QUERY, redirectOf, refused, started, tab } from '../kit/payments'
import { answer, callsTo, MINUTE, reload, withClock } from '../kit/story'

withClock()

const amount = { value: 100_000, currency: 'HUF' } as const
const draftId = 'draft-1'
const departure: Redirect = { ...redirectOf, amount: amount.value, isOfDue: false, startedBy: draftId }
const end = {
  type: 'paid',
  id: departure.id,
  payment: { ...accepted, amount: amount.value },
  isProcessing: false,
} as const
const failure = { type: 'status', status: 'REFUSED' } as const
const warning = { type: 'cameBack', ids: [departure.id] }

/**
 * Opens the payment step in a tab whose customer was redirected to the provider and pressed Back there. `other` are the
 * services of a second tab.
 */
const cameBack = async () => {
  const fake = tab('tab-1')
  leave(fake, departure)
  const payment = await pay(fake, { amount, draftId })
  expect(contextOf(payment).notice).toEqual(warning)
  return { fake, payment, other: tab('tab-2', fake.shared).services }
}

type Other = FakeServices['services']
const isRefused = (other: Other) => recordResult(other, departure, { type: 'failed', failure })
const isTaken = (other: Other) => recordTakenPayment(other, departure, end)
const isSent = (other: Other) => recordSubmission(other, departure, end, 'key-1')

describe('the payment step after browser back, when another tab receives the result of the payment,', () => {
  test('shows the failure if the provider refused the payment', async () => {
    const { payment, other } = await cameBack()
    isRefused(other)
    await runPendingCallbacks()
    expect(contextOf(payment)).toMatchObject({ notice: null, failure, failed: { id: departure.id } })
  })

  test('shows the failure after a look at the details of a transfer', async () => {
    const { payment, fake, other } = await cameBack()
    choose(payment, 'transfer')
    await runPendingCallbacks()
    await answer(fake, payFeeByTransfer, {
      ...{ accountNumber: '99900023-12345678-00000015', accountHolder: 'Minta Biztosító Zrt.' },
      ...{ contractNumber: '10000001', swiftCode: 'MINTHUHB', paymentAmount: amount },
    })
    expect(stateOf(payment)).toBe('transferring')
    isRefused(other)
    await runPendingCallbacks()
    expect(stateOf(payment)).toBe('transferring')
    payment.send({ type: 'methods.requested' })
    expect(contextOf(payment)).toMatchObject({ notice: null, failure, failed: { id: departure.id } })
  })

  test('stops saying that its case is unsubmitted when the other tab submits the case', async () => {
    const { payment, other } = await cameBack()
    isTaken(other)
    await runPendingCallbacks()
    expect(contextOf(payment).notice).toMatchObject({ type: 'paidElsewhere', id: departure.id })
    isSent(other)
    await runPendingCallbacks()
    expect(contextOf(payment).notice).toMatchObject({ type: 'paidBefore', id: departure.id })
  })

  test('says that the case was paid and submitted, even if the customer has chosen another amount', async () => {
    const { payment, other, fake } = await cameBack()
    payment.stop()
    const later = await pay(fake, {
      amount: { value: 150_000, currency: 'HUF' },
      draftId,
      key: 'case-1-payment-150000',
    })
    isSent(other)
    await runPendingCallbacks()
    expect(contextOf(later).notice).toMatchObject({ type: 'paidBefore', id: departure.id, amount })
  })

  test('still warns of an unknown result if another payment of the contract has one', async () => {
    const { payment, other, fake } = await cameBack()
    recordDeparture(tab('tab-3', fake.shared).services, {
      ...departure,
      ...{ id: 'payment-2', paymentCode: 'payment-2' },
    })
    isRefused(other)
    await runPendingCallbacks()
    expect(contextOf(payment).notice).toMatchObject({ type: 'cameBack', ids: ['payment-2'] })
  })
})

test('a warning about an earlier payment disappears when that payment is refused, even if its amount differs from the amount due', async () => {
  const fake = tab('tab-1')
  const otherTab = tab('tab-2', fake.shared)
  leave(otherTab, departure)
  const payment = await pay(fake, { amount: { value: 60_000, currency: 'HUF' } })
  payment.send({ type: 'method.chosen', method: 'transfer' })
  expect(contextOf(payment).notice).toEqual(warning)
  isRefused(otherTab.services)
  await runPendingCallbacks()
  expect(contextOf(payment)).toMatchObject({ notice: null, failure: null, method: 'transfer' })
})

test('a customer who denies having paid by card denies both payments with an unknown result at once', async () => {
  const fake = tab('tab-1')
  leave(fake, departure)
  leave(fake, { ...departure, ...{ id: 'payment-2', paymentCode: 'payment-2' } })
  const payment = await pay(fake, { amount, draftId })
  expect(contextOf(payment).notice).toEqual({ type: 'cameBack', ids: [departure.id, 'payment-2'] })
  payment.send({ type: 'card.denied' })
  await runPendingCallbacks()
  expect(contextOf(payment).notice).toEqual({ type: 'cardDenied' })
})

/**
 * Stores two redirects to the provider in a tab. The result of the first payment is unknown. `other` are the services
 * of a second tab.
 */
const leftTwice = () => {
  const fake = tab('tab-1')
  const second = { ...departure, ...{ id: 'payment-2', paymentCode: 'payment-2', time: departure.time + 1 } }
  leave(fake, departure)
  leave(fake, second)
  const choice = { method: 'card', isTransferring: false, attempt: 3, failure: null, failed: null }
  fake.services.storage.write(paymentKey(dueOf.key), { ...choice, warned: [departure.id] })
  return { fake, second, other: tab('tab-2', fake.shared).services }
}

describe('the payment step, if a second payment is refused while the first one has an unknown result,', () => {
  test('still warns of the first one after a reload', async () => {
    const { fake, second, other } = leftTwice()
    recordResult(other, second, { type: 'failed', failure })
    fake.services.storage.remove(PAYMENT)
    expect(contextOf(await pay(fake, { amount, draftId }))).toMatchObject({ failure, notice: warning })
  })

  test('still warns of the first one after the payment return', async () => {
    const { fake, second } = leftTwice()
    storePayment(fake.services, {
      ...{ type: 'returned', redirect: second, providerData: QUERY, key: 'key-1' },
      until: second.time + MINUTE,
    })
    const payment = await pay(fake, { amount, draftId })
    await answer(fake, processProviderResponse, { ...refused, paymentCode: 'payment-2' })
    expect(contextOf(payment)).toMatchObject({ failed: { id: second.id }, notice: warning })
  })
})

test('after a reload, the payment step still offers payment methods if another tab has paid the same amount and submitted the case', async () => {
  const fake = tab('tab-1')
  const otherTab = tab('tab-2', fake.shared)
  leave(otherTab, departure)
  const payment = await pay(fake, { amount, draftId: 'draft-2' })
  isSent(otherTab.services)
  await runPendingCallbacks()
  expect(contextOf(payment).notice).toMatchObject({ type: 'paidBefore' })
  payment.stop()
  expect(stateOf(await pay(reload(fake).fake, { amount, draftId: 'draft-2' }))).toBe('choosing')
})

describe('the payment step after browser back and a reload, if another tab has received the result of the payment,', () => {
  const reopenPayment = async (learns: (other: Other) => unknown, inputPart: Partial<PaymentInput> = {}) => {
    const { payment, fake, other } = await cameBack()
    payment.stop()
    learns(other)
    return pay(reload(fake).fake, { amount, draftId, ...inputPart })
  }

  test('shows the failure if the provider refused the payment', async () => {
    expect(contextOf(await reopenPayment(isRefused))).toMatchObject({ failure, failed: { id: departure.id } })
  })

  test('keeps a method that was chosen after the failure', async () => {
    const { payment, fake, other } = await cameBack()
    isRefused(other)
    await runPendingCallbacks()
    payment.send({ type: 'method.chosen', method: 'transfer' })
    payment.stop()
    expect(contextOf(await pay(reload(fake).fake, { amount, draftId }))).toMatchObject({ failure, method: 'transfer' })
  })

  test('still offers payment methods if the case is submitted but the amount to pay differs from the paid one', async () => {
    const payment = await reopenPayment(isSent, { amount: { value: 5000, currency: 'HUF' } })
    expect([stateOf(payment), contextOf(payment).failure]).toEqual(['choosing', null])
  })

  test('still offers payment methods if the customer has paid again after reading that the case is submitted', async () => {
    const { payment, fake, other } = await cameBack()
    isSent(other)
    await runPendingCallbacks()
    choose(payment, 'card')
    await runPendingCallbacks()
    expect(contextOf(payment).warned).toEqual([])
    choose(payment, 'card')
    await runPendingCallbacks()
    await answer(fake, createPayment, { ...started, paymentCode: 'payment-2' })
    payment.stop()
    fake.storage.delete('payment')
    const later = await pay(reload(fake).fake, { amount, draftId })
    expect(stateOf(later)).toBe('choosing')
  })
})

describe('a card payment made in this tab for another amount than the case asks for now', () => {
  const other = { amount: { value: 70_000, currency: 'HUF' }, draftId: 'draft-2' } as const
  const refusedEnd = { type: 'failed', failure } as const
  const until = departure.time + MINUTE

  test('shows no failure in the case after a refusal, even after a reload', async () => {
    const fake = tab('tab-1')
    storePayment(fake.services, { type: 'ended', redirect: departure, end: refusedEnd, until })
    for (const opened of [fake, reload(fake).fake]) {
      const payment = await pay(opened, other)
      expect(contextOf(payment)).toMatchObject({ failure: null, failed: null, method: null, notice: null })
      payment.stop()
    }
    expect(fake.storage.has(PAYMENT)).toBe(false)
  })

  test('shows its failure after a refusal if the customer chooses the refused amount again', async () => {
    const fake = tab('tab-1')
    storePayment(fake.services, { type: 'ended', redirect: departure, end: refusedEnd, until })
    expect(contextOf(await pay(fake, { ...other, amount }))).toMatchObject({ failure, failed: { id: departure.id } })
  })

  test('is not reported to the insurer by the case, but the customer is warned of it', async () => {
    const fake = tab('tab-1')
    leave(fake, departure)
    storePayment(fake.services, { type: 'returned', redirect: departure, providerData: QUERY, key: 'key-1', until })
    const payment = await pay(fake, other)
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['choosing', warning])
    expect(callsTo(fake, processProviderResponse)).toEqual([])
  })

  test('stays stored when the payment step of another case opens', async () => {
    const fake = tab('tab-1')
    storePayment(fake.services, { type: 'ended', redirect: departure, end: refusedEnd, until })
    await pay(fake, { ...other, origin: '/kgfb/ugyek/pay/fizetes' })
    expect(fake.storage.has(PAYMENT)).toBe(true)
  })
})

describe('the payment step with an undecided card payment', () => {
  const undecided = { type: 'status', status: 'PENDING' } as const
  const open = async (fake: FakeServices) => pay(fake, { amount, draftId })
  const atPayment = async () => {
    const fake = tab('tab-1')
    leave(fake, departure)
    const end = { type: 'failed', failure: undecided } as const
    storePayment(fake.services, { type: 'ended', redirect: departure, end, until: departure.time + MINUTE })
    return { fake, other: tab('tab-2', fake.shared).services }
  }

  test.each([
    ['is refused', isRefused, { failure, failed: { id: departure.id }, notice: null }],
    ['is confirmed', isTaken, { failure: null, failed: null, notice: { type: 'paidElsewhere' } }],
    ['is confirmed and its case is submitted', isSent, { failure: null, failed: null, notice: { type: 'paidBefore' } }],
  ] as const)('shows the result when another tab learns that the payment %s', async (_, learns, expected) => {
    const { fake, other } = await atPayment()
    const payment = await open(fake)
    expect(contextOf(payment)).toMatchObject({ failure: undecided })
    learns(other)
    await runPendingCallbacks()
    expect(contextOf(payment)).toMatchObject(expected)
  })

  test.each([
    ['is refused', isRefused, { failure, failed: { id: departure.id } }],
    ['is confirmed', isTaken, { failure: null, failed: null }],
    ['is confirmed and its case is submitted', isSent, { failure: null, failed: null }],
  ] as const)(
    'does not show the payment as undecided if it opens after another tab has learned that the payment %s',
    async (_, learns, expected) => {
      const { fake, other } = await atPayment()
      const payment = await open(fake)
      payment.stop()
      learns(other)
      expect(contextOf(await open(reload(fake).fake))).toMatchObject(expected)
      const unopened = await atPayment()
      learns(unopened.other)
      expect(contextOf(await open(unopened.fake))).toMatchObject(expected)
    },
  )
})
