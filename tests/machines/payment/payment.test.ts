import { describe, expect, it } from 'vitest'
import { PAYMENT } from '../../../machines/storageKeys'
import { examplesOf } from '../../../mocks/examples'
import type { Call } from '../../../src/api/client'
import { getHeader } from '../../../src/api/kgfb'
import { createPayment, getPayments, payLater } from '../../../src/api/payments'
import { readAnswer } from '../../../src/api/readAnswer'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { choose, chooseLater, contextOf, keysOf, open, openWithNothingDue, outputOf, stateOf } from '../kit/paying'
import { owes, pay, premium, tab } from '../kit/payments'
import { answer, callsTo, fail, load, page, refuse, reload, withClock } from '../kit/story'

withClock()

describe('the amount due', () => {
  it('is the debt if there is one, and then the portal does not load the premiums', async () => {
    const fake = tab('tab-1')
    const payment = await pay(fake)
    await owes(fake, 24_300)
    expect(contextOf(payment).due).toEqual({ value: 24_300, currency: 'HUF' })
    expect(stateOf(payment)).toBe('choosing')
    expect(callsTo(fake, getPayments)).toEqual([])
  })

  it.each([
    [['NEXT', 'CURRENT'] as const, 2],
    [['NEXT'] as const, 1],
  ])('is the premium that falls due first if there is no debt (premium types: %s)', async (types, value) => {
    const fake = tab('tab-1')
    const payment = await pay(fake)
    await owes(fake, null)
    await answer(
      fake,
      getPayments,
      types.map((type, route) => premium(type, route + 1)),
    )
    expect(contextOf(payment).due).toEqual({ value, currency: 'HUF' })
  })

  it('is not loaded if the case defines an amount', async () => {
    const fake = tab('tab-1')
    const payment = await pay(fake, { amount: { value: 50_000, currency: 'HUF' } })
    expect(callsTo(fake, getPayments)).toEqual([])
    expect(stateOf(payment)).toBe('choosing')
  })

  it('can be zero, and then the case continues without a payment', async () => {
    const { payment } = await openWithNothingDue()
    payment.send({ type: 'method.submitted' })
    await runPendingCallbacks()
    expect(payment.getSnapshot().output).toEqual({ type: 'nothing' })
  })

  it('is unknown if the debt in the contract header is null, and then the case continues without a payment', async () => {
    const fake = tab('tab-1')
    const payment = await pay(fake)
    await owes(fake, 'unknown')
    expect([stateOf(payment), callsTo(fake, getPayments)]).toEqual(['nothingDue', []])
    payment.send({ type: 'method.submitted' })
    await runPendingCallbacks()
    expect(payment.getSnapshot().output).toEqual({ type: 'unknown' })
  })

  it.each([
    ['the only item', {}],
    ['the chosen item', { amount: { value: 12_450, currency: 'HUF' }, premiumType: 'DEBT' }],
  ] as const)(
    'does not count as paid if the debt is %s and is missing when the contract header loads again',
    async (_, input) => {
      const fake = tab('tab-1')
      const payment = await pay(fake, input)
      if (!('amount' in input)) await owes(fake, 12_450)
      choose(payment, 'card')
      await owes(fake, 'unknown')
      expect([stateOf(payment), contextOf(payment).notice]).toEqual(['choosing', { type: 'brokenAnswer' }])
      expect(fake.left).toEqual([])
      payment.send({ type: 'method.submitted' })
      await owes(fake, 12_450)
      expect(callsTo(fake, createPayment)).toHaveLength(1)
    },
  )

  it('is loaded again automatically when the network is back', async () => {
    const fake = tab('tab-1')
    const payment = await pay(fake)
    await owes(fake, null)
    await fail(fake, getPayments)
    expect(stateOf(payment)).toBe('dueFailed')
    await load(fake, 'networkBack')
    await owes(fake, null)
    await answer(fake, getPayments, [premium('CURRENT', 14_860)])
    expect(contextOf(payment)).toMatchObject({ due: { value: 14_860 } })
  })
})

describe('loading the amount due', () => {
  it.each([
    ['the header', (fake: FakeServices) => fail(fake, getHeader)],
    ['the premiums', (fake: FakeServices) => owes(fake, null).then(() => fail(fake, getPayments))],
  ])('fails if %s cannot be loaded', async (_, failCall) => {
    const fake = tab('tab-1')
    const payment = await pay(fake)
    await failCall(fake)
    expect(stateOf(payment)).toBe('dueFailed')
  })

  it.each([
    ['an unknown currency', { value: 24_300, currency: 'USD' }],
    ['an amount that is not a number', { value: '24300', currency: 'HUF' }],
    ['no currency', { value: 24_300 }],
  ])('fails if the debt has %s', async (_, debt) => {
    const fake = tab('tab-1')
    const [header] = Object.values(examplesOf(getHeader))
    const bodies: Readonly<Record<string, unknown>> = { [getHeader.id]: { ...header, debt }, [getPayments.id]: [] }
    const call: Call = async (endpoint) => readAnswer(endpoint, { status: 200, body: bodies[endpoint.id] }, START_TIME)
    Object.assign(fake.services, { call })
    expect(stateOf(await pay(fake))).toBe('dueFailed')
  })
})

describe('continuing from the payment methods without a choice', () => {
  it('shows an error at every press', async () => {
    const { payment } = await open()
    payment.send({ type: 'method.submitted' })
    payment.send({ type: 'method.submitted' })
    expect(contextOf(payment)).toMatchObject({ isMethodMissing: true, refusals: 2 })
  })

  it('uses the only payment method if there is just one', async () => {
    const { payment } = await open(tab('tab-1'), { methods: ['transfer'] })
    payment.send({ type: 'method.submitted' })
    expect(stateOf(payment)).toBe('loadingTransfer')
  })
})

describe('the method “pay later”', () => {
  it('sends a request to the insurer, and the case continues', async () => {
    const { fake, payment } = await open()
    await chooseLater(fake, payment)
    await answer(fake, payLater, { caseId: 'case-1', caseStatus: 'SUCCEEDED' })
    expect(outputOf(payment)).toEqual({ type: 'later' })
  })

  it('uses a new idempotency key for the next request after a refusal', async () => {
    const { fake, payment } = await open()
    await chooseLater(fake, payment)
    await refuse(fake, payLater, { code: 'MODIFICATION_FAILED001' })
    expect(contextOf(payment).notice).toEqual({ type: 'laterRefused' })
    payment.send({ type: 'method.submitted' })
    await owes(fake, 12_450)
    expect(new Set(keysOf(fake, payLater)).size).toBe(2)
  })

  it('keeps its idempotency key for the next request after a lost response', async () => {
    const { fake, payment } = await open()
    await chooseLater(fake, payment)
    await fail(fake, payLater)
    payment.send({ type: 'payment.left' })
    const reopened = await open(reload(fake).fake)
    await chooseLater(reopened.fake, reopened.payment)
    expect(keysOf(reopened.fake, payLater)).toEqual(keysOf(fake, payLater))
  })

  it('sends one request for five rapid presses', async () => {
    const { fake, payment } = await open()
    payment.send({ type: 'method.chosen', method: 'later' })
    for (let press = 0; press < 5; press += 1) payment.send({ type: 'method.submitted' })
    await owes(fake, 12_450)
    expect(callsTo(fake, payLater)).toHaveLength(1)
  })
})

it('a step back leaves the payment step without a payment', async () => {
  const { payment } = await open()
  payment.send({ type: 'payment.left' })
  expect(outputOf(payment)).toEqual({ type: 'left' })
})

it('invalid data stored in the tab preselects no payment method', async () => {
  const { fake } = page(
    new Map([
      ['draft:payment:case-1-payment', '"garbage"'],
      [PAYMENT, '{"type":"ended"}'],
    ]),
  )
  const payment = await pay(fake)
  await owes(fake, 1)
  expect(contextOf(payment)).toMatchObject({ method: null, failure: null, notice: null })
})
