import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { lastDepartureOfTab } from '../../../machines/payment/departures'
import { readStoredPayment } from '../../../machines/payment/kept'
import { recordSubmission } from '../../../machines/payment/ledger'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { paymentWithId } from '../../../machines/payment/records'
import { PAYMENT, PAYMENTS } from '../../../machines/storageKeys'
import { getPayments, processProviderResponse } from '../../../src/api/payments'
import { accepted, dueOf, leave, owes, pay, QUERY, redirectOf, refused, tab } from '../kit/payments'
import { comeBack, endIn, outputOf, reportCalls, returned, toCase } from '../kit/returning'
import { answer, begin, callsTo, fail, MINUTE, page, pass, refuse, SECOND, withClock } from '../kit/story'

const HOUR = 60 * MINUTE

withClock()

describe('the return from a card payment', () => {
  it('forwards the provider’s data to the insurer unchanged', async () => {
    const { fake } = await returned()
    expect(reportCalls(fake).map(({ input }) => Object(input).body)).toEqual([
      { providerData: QUERY, contractNumber: '10000001', udcContractId: null },
    ])
  })

  it.each(['paymentCode=', 'paymentCode=other&paymentCode=payment-1', 'paymentCode=PAYMENT-1'])(
    'is processed in the tab that left for the provider, even if its query has no clear payment code: %s',
    async (query) => {
      const { fake } = await returned(query)
      expect(reportCalls(fake)).toHaveLength(1)
    },
  )

  it('requires a sign-in as the contractor (policyholder) if the customer is signed in as a non-contractor', async () => {
    const fake = tab('tab-1')
    leave(fake)
    const input = { query: QUERY, contractNumber: '10000001', isContractor: false }
    const paymentReturn = await begin(createActor(paymentReturnMachine, { input }), fake)
    expect([paymentReturn.getSnapshot().value, reportCalls(fake)]).toEqual(['ofAnother', []])
  })

  it('is processed a second time if the redirect has no payment code, but the return has the code of the insurer’s first answer', async () => {
    const fake = tab('tab-1')
    leave(fake, { ...redirectOf, paymentCode: null })
    await comeBack(fake)
    await answer(fake, processProviderResponse, { ...refused, status: 'PENDING' })
    await comeBack(fake, `${QUERY}&status=ACCEPTED`)
    expect(reportCalls(fake)).toHaveLength(2)
  })

  it('shows after a refusal that the case was submitted with a later payment, even of a smaller debt', async () => {
    const fake = tab('tab-1')
    const debt = { ...redirectOf, isOfDue: true, premiumType: 'DEBT', paidFor: 'DEBT 14860' } as const
    leave(fake, debt)
    await comeBack(fake)
    await owes(fake, 14_860)
    await answer(fake, processProviderResponse, refused)
    const next = { ...debt, id: 'payment-2', paymentCode: 'payment-2', paidFor: 'DEBT 4860', time: debt.time + MINUTE }
    leave(fake, next)
    recordSubmission(
      fake.services,
      next,
      { type: 'paid', id: 'payment-2', payment: accepted, isProcessing: false },
      'key-1',
    )
    const secondReturn = await comeBack(fake)
    await answer(fake, processProviderResponse, refused)
    expect(secondReturn.getSnapshot().value).toBe('sentBefore')
  })

  it('shows, if the payment was refused, that the case was submitted with the payment of the next attempt', async () => {
    const { fake } = await returned()
    await answer(fake, processProviderResponse, refused)
    const next = { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2', time: redirectOf.time + MINUTE }
    leave(fake, next)
    await comeBack(fake, 'paymentCode=payment-2')
    await answer(fake, processProviderResponse, { ...accepted, paymentCode: 'payment-2' })
    recordSubmission(
      fake.services,
      next,
      { type: 'paid', id: 'payment-2', payment: accepted, isProcessing: false },
      'key-1',
    )
    const secondReturn = await comeBack(fake)
    await answer(fake, processProviderResponse, refused)
    expect(secondReturn.getSnapshot()).toMatchObject({ value: 'sentBefore', context: { end: null } })
  })

  it('removes the record of the redirect and stores the provider’s data', async () => {
    const { fake } = await returned()
    expect(lastDepartureOfTab(fake.services)).toBeNull()
    expect(paymentWithId(fake.services, redirectOf.id)).toMatchObject({ status: 'open', providerData: QUERY })
    expect(endIn(fake)).toBe('returned')
  })

  it('leads to the case, with all data of the accepted payment', async () => {
    const { fake, back } = await returned()
    await answer(fake, processProviderResponse, accepted)
    expect(outputOf(back)).toEqual(toCase)
    expect(endIn(fake)).toEqual({ type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false })
  })

  it.each(['REFUSED', 'CANCELLED', 'PENDING', 'SOMETHING_NEW'])(
    'leads to the case, where the payment counts as failed, if the insurer reports the status %s',
    async (status) => {
      const { fake, back } = await returned()
      await answer(fake, processProviderResponse, { ...refused, status })
      expect(outputOf(back)).toEqual(toCase)
      expect(endIn(fake)).toEqual({ type: 'failed', failure: { type: 'status', status } })
    },
  )

  it('leads to the case, where the payment counts as failed, if the insurer does not know the payment or returns no status', async () => {
    const unknown = await returned()
    await refuse(unknown.fake, processProviderResponse, { code: 'PAYMENT_NOT_FOUND' })
    const nameless = await returned()
    await answer(nameless.fake, processProviderResponse, { ...refused, status: ' ' })
    for (const { fake, back } of [unknown, nameless]) {
      expect(outputOf(back)).toEqual(toCase)
      expect(endIn(fake)).toEqual({ type: 'failed', failure: { type: 'unsuccessful' } })
    }
  })

  it('leads to the case, where the payment counts as failed, if the insurer reports missing payment data', async () => {
    const { fake, back } = await returned('provider=minta-kartya')
    await refuse(fake, processProviderResponse, { code: 'PAYMENT_DATA_MISSING' })
    expect(outputOf(back)).toEqual(toCase)
    expect(endIn(fake)).toEqual({ type: 'failed', failure: { type: 'dataMissing' } })
  })

  it('leads to the case without a call to the insurer if the address has no query, and the payment counts as failed', async () => {
    const { fake, back } = await returned('')
    expect(reportCalls(fake)).toEqual([])
    expect(outputOf(back)).toEqual(toCase)
    expect(endIn(fake)).toEqual({ type: 'failed', failure: { type: 'dataMissing' } })
  })

  it.each(['transport', 'brokenAnswer'] as const)(
    'leads to the case, where the payment counts as paid but unconfirmed, if no usable answer arrives (%s)',
    async (kind) => {
      const { fake, back } = await returned()
      await fail(fake, processProviderResponse, kind)
      await pass(SECOND)
      expect(outputOf(back)).toEqual(toCase)
      expect(endIn(fake)).toEqual({
        type: 'paid',
        id: 'payment-1',
        payment: { status: 'ACCEPTED', paymentCode: 'payment-1', amount: 12_450, currency: 'HUF' },
        isProcessing: true,
      })
    },
  )

  it('leads to the case, where the payment counts as paid but unconfirmed, if the insurer answers with the error MISSING_FIELDS', async () => {
    const { fake, back } = await returned()
    await refuse(fake, processProviderResponse, { code: 'MISSING_FIELDS', fields: ['udcContractId'] })
    expect(outputOf(back)).toEqual(toCase)
    expect(endIn(fake)).toMatchObject({ type: 'paid', id: 'payment-1', isProcessing: true })
  })
})

describe('the return address, if no payment is known,', () => {
  const record = { ...redirectOf, tab: 'tab-1', status: 'open', draftId: null }

  it('redirects home if no payment is stored and the address has no payment code', async () => {
    const fake = tab('tab-1')
    expect(outputOf(await comeBack(fake, 'status=ACCEPTED'))).toEqual({ type: 'home' })
    expect(reportCalls(fake)).toEqual([])
  })

  it.each(['10000001', null])(
    'with a payment code, shows that this browser does not know the payment (open contract: %s)',
    async (open) => {
      const fake = tab('tab-1')
      const paymentReturn = await comeBack(fake, QUERY, open)
      expect(paymentReturn.getSnapshot()).toMatchObject({ value: 'unknown', context: { code: 'payment-1' } })
      expect(reportCalls(fake)).toEqual([])
      paymentReturn.send({ type: 'paymentReturn.left' })
      expect(outputOf(paymentReturn)).toEqual({ type: 'home' })
    },
  )

  it.each([
    ['garbage', 'garbage'],
    ['an incomplete payment', { origin: dueOf.origin }],
    ['a payment with an origin on another site', { ...record, origin: 'https://rossz.example/kgfb/ugyek/pay' }],
    ['a payment with an origin outside the cases', { ...record, origin: '/kezdolap' }],
    ['a payment from a year ago', { ...record, time: redirectOf.time - 366 * 24 * HOUR }],
  ])('redirects home and removes %s from the shared storage', async (_, storedRecord) => {
    const fake = tab('tab-1')
    fake.services.sharedStorage.write(`${PAYMENTS}payment-1`, storedRecord)
    expect(outputOf(await comeBack(fake, 'status=ACCEPTED'))).toEqual({ type: 'home' })
    expect(reportCalls(fake)).toEqual([])
    expect([...fake.shared.keys()].filter((key) => key.startsWith(PAYMENTS))).toEqual([])
  })

  it('redirects home and removes invalid data from the tab', async () => {
    const fake = tab('tab-1')
    fake.services.storage.write(PAYMENT, { type: 'returned', redirect: 'garbage' })
    expect(outputOf(await comeBack(fake, 'status=ACCEPTED'))).toEqual({ type: 'home' })
    expect(fake.storage.has(PAYMENT)).toBe(false)
  })
})

describe('a tab that was duplicated during the payment', () => {
  const copied = () => {
    const fake = tab('tab-1')
    leave(fake)
    return { fake, copy: page(new Map(fake.storage), fake.shared).fake }
  }

  it('receives the result although the customer returned in the copy first', async () => {
    const { fake, copy } = copied()
    await comeBack(copy)
    await answer(copy, processProviderResponse, accepted)
    expect(outputOf(await comeBack(fake))).toEqual(toCase)
    for (const one of [copy, fake]) {
      expect(endIn(one)).toEqual({ type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false })
    }
  })

  it('processes its payment return even if the shared storage has been cleared', async () => {
    const { fake } = copied()
    fake.shared.clear()
    await comeBack(fake)
    expect(reportCalls(fake)).toHaveLength(1)
  })
})

describe('the return address, opened a second time,', () => {
  it('leads to the case without a second request if the case has not used the result yet', async () => {
    const { fake } = await returned()
    await answer(fake, processProviderResponse, accepted)
    expect(outputOf(await comeBack(fake))).toEqual(toCase)
    expect(reportCalls(fake)).toHaveLength(1)
  })

  it('leads to the case in every tab, without a second request, if the case has already used the result', async () => {
    const { fake } = await returned()
    await answer(fake, processProviderResponse, accepted)
    const payment = await pay(fake)
    expect(payment.getSnapshot().output).toEqual({
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    for (const one of [fake, tab('tab-2', fake.shared)]) {
      expect(outputOf(await comeBack(one))).toEqual(toCase)
      expect(outputOf(await comeBack(one, QUERY, null))).toEqual({ type: 'signIn', origin: dueOf.origin })
    }
    expect(reportCalls(fake)).toHaveLength(1)
  })

  it.each(['10000001', null])(
    'shows that the case has been submitted since the first return (open contract: %s)',
    async (open) => {
      const { fake } = await returned()
      await answer(fake, processProviderResponse, accepted)
      await pay(fake)
      recordSubmission(
        fake.services,
        redirectOf,
        { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false },
        'key-1',
      )
      const paymentReturn = await comeBack(fake, QUERY, open)
      expect(paymentReturn.getSnapshot().value).toBe('sentBefore')
      paymentReturn.send({ type: 'paymentReturn.left' })
      expect(outputOf(paymentReturn)).toEqual({ type: 'left' })
      expect(reportCalls(fake)).toHaveLength(1)
    },
  )

  it('shows that the payment is unknown if the address now has another payment code', async () => {
    const { fake } = await returned()
    await answer(fake, processProviderResponse, accepted)
    await pay(fake)
    expect((await comeBack(fake, 'paymentCode=payment-9&status=ACCEPTED')).getSnapshot().value).toBe('unknown')
  })
})

describe('a payment return that could belong to several payments', () => {
  const first = { ...redirectOf, id: 'payment-1', paymentCode: 'payment-1' }
  const second = { ...redirectOf, id: 'payment-2', amount: 50_000, time: redirectOf.time + 1 }

  it('belongs to the payment that the insurer’s answer names if the return has no payment code', async () => {
    const fake = tab('tab-1')
    leave(fake, { ...first, origin: '/kgfb/ugyek/reactivate' })
    leave(fake, { ...second, paymentCode: 'payment-2' })
    const paymentReturn = await comeBack(fake, 'x=1')
    await answer(fake, processProviderResponse, accepted)
    expect(outputOf(paymentReturn)).toEqual({ type: 'case', origin: '/kgfb/ugyek/reactivate' })
    expect(readStoredPayment(fake.services)).toMatchObject({ redirect: { id: 'payment-1' }, end: { type: 'paid' } })
    const expectedRecord = { status: 'taken', end: { isProcessing: false }, providerData: 'x=1' }
    expect(paymentWithId(fake.services, 'payment-1')).toMatchObject(expectedRecord)
    expect(paymentWithId(fake.services, 'payment-2')).toMatchObject({ status: 'open' })
    expect(paymentWithId(fake.services, 'payment-2')?.providerData).toBeUndefined()
  })

  it('marks the item of the payment named by the insurer as no longer due if a later payment paid the debt', async () => {
    const fake = tab('tab-1')
    const debt = { premiumType: 'DEBT', isOfDue: true } as const
    const later = { ...second, ...debt, id: 'payment-3', amount: 12_450, paymentCode: 'payment-3' }
    leave(fake, { ...first, ...debt })
    leave(fake, later)
    recordSubmission(
      fake.services,
      later,
      { type: 'paid', id: 'payment-3', payment: accepted, isProcessing: false },
      'key-1',
    )
    leave(fake, { ...second, paymentCode: 'payment-2', time: second.time + 1 })
    await comeBack(fake, 'x=1')
    await answer(fake, processProviderResponse, accepted)
    expect(paymentWithId(fake.services, 'payment-1')).toMatchObject({ status: 'taken', end: { isDueGone: true } })
  })

  it('treats the item of the payment named by the insurer as still due if only another debt is paid', async () => {
    const fake = tab('tab-1')
    leave(fake, first)
    leave(fake, { ...second, paymentCode: 'payment-2', premiumType: 'DEBT', isOfDue: true })
    await comeBack(fake, 'x=1')
    await owes(fake, null)
    await answer(fake, getPayments, [])
    await answer(fake, processProviderResponse, accepted)
    const payment = paymentWithId(fake.services, 'payment-1')
    expect(payment).toMatchObject({ status: 'taken', end: { isProcessing: false } })
    expect(payment?.end?.isDueGone).toBeUndefined()
  })

  it('belongs to the payment whose task on the contract page opened it, even after a later redirect of the tab', async () => {
    const fake = tab('tab-1')
    leave(fake, first)
    await comeBack(fake, 'x=1')
    await answer(fake, processProviderResponse, { ...accepted, status: 'PENDING', paymentCode: null })
    leave(fake, { ...second, paymentCode: 'payment-2' })
    const [task] = openPaymentsOf(fake.services, '10000001').filter(({ id }) => id === 'payment-1')
    await comeBack(fake, task?.returnAddress?.split('?')[1] ?? '')
    await answer(fake, processProviderResponse, { ...accepted, paymentCode: null })
    expect(callsTo(fake, processProviderResponse).map(({ input }) => Object(input).body.providerData)).toEqual([
      'x=1',
      'x=1',
    ])
    expect(paymentWithId(fake.services, 'payment-1')).toMatchObject({ status: 'taken' })
    expect(paymentWithId(fake.services, 'payment-2')).toMatchObject({ status: 'open' })
  })

  it('belongs to the payment whose task on the contract page opened it, even after another return with the same query', async () => {
    const fake = tab('tab-1')
    leave(fake, first)
    await comeBack(fake, 'x=1')
    await answer(fake, processProviderResponse, { ...accepted, status: 'PENDING', paymentCode: null })
    leave(fake, { ...second, paymentCode: 'payment-2' })
    const reporting = await comeBack(fake, 'x=1')
    reporting.stop()
    const [task] = openPaymentsOf(fake.services, '10000001').filter(({ id }) => id === 'payment-1')
    await comeBack(fake, task?.returnAddress?.split('?')[1] ?? '')
    await answer(fake, processProviderResponse, { ...accepted, paymentCode: null })
    expect(paymentWithId(fake.services, 'payment-1')).toMatchObject({ status: 'taken' })
    expect(paymentWithId(fake.services, 'payment-2')).toMatchObject({ status: 'open' })
  })

  it('belongs to the payment in the insurer’s answer even if that payment is of another contract', async () => {
    const fake = tab('tab-1')
    leave(fake, { ...first, contract: 'another' })
    leave(fake, { ...second, paymentCode: 'payment-2' })
    await comeBack(fake, 'x=1')
    await answer(fake, processProviderResponse, accepted)
    expect(endIn(fake)).toMatchObject({ type: 'failed', failure: { status: 'PENDING' } })
    expect(paymentWithId(fake.services, 'payment-1')).toMatchObject({ status: 'taken', contract: 'another' })
    expect(paymentWithId(fake.services, 'payment-2')).toMatchObject({ status: 'open' })
  })

  it('belongs to the tab’s own payment if an earlier payment has the same code', async () => {
    const fake = tab('tab-1')
    leave(fake, first)
    recordSubmission(
      fake.services,
      first,
      { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false },
      'key-1',
    )
    leave(fake, { ...second, amount: 12_450, paymentCode: 'payment-1' })
    await comeBack(fake, QUERY)
    await answer(fake, processProviderResponse, accepted)
    expect(endIn(fake)).toMatchObject({ type: 'paid', id: 'payment-2' })
  })

  it.each([[null], ['']])(
    'belongs to the tab’s own payment if the insurer’s answer has no code (%j)',
    async (paymentCode) => {
      const fake = tab('tab-1')
      leave(fake, { ...second, paymentCode: '' })
      leave(fake, first)
      await comeBack(fake, QUERY)
      await answer(fake, processProviderResponse, { ...accepted, paymentCode })
      expect(endIn(fake)).toMatchObject({ type: 'paid', id: 'payment-1' })
      expect(paymentWithId(fake.services, 'payment-2')).toMatchObject({ status: 'open' })
    },
  )

  it('belongs to the earlier payment whose code it has, even if the latest payment has no code', async () => {
    const fake = tab('tab-1')
    leave(fake, first)
    leave(fake, { ...second, paymentCode: null })
    await comeBack(fake, QUERY)
    await answer(fake, processProviderResponse, accepted)
    expect(paymentWithId(fake.services, 'payment-1')).toMatchObject({ status: 'taken' })
    expect(paymentWithId(fake.services, 'payment-2')).toMatchObject({ status: 'open' })
  })
})
