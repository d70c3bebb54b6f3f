import { describe, expect, it } from 'vitest'
import { lastDepartureOfTab } from '../../../machines/payment/departures'
import { bindPaymentToDraft, recordSubmission } from '../../../machines/payment/ledger'
import { paymentWithId } from '../../../machines/payment/records'
import { PAYMENTS, TAB } from '../../../machines/storageKeys'
import { processProviderResponse } from '../../../src/api/payments'
import { accepted, dueOf, leave, QUERY, redirectOf, refused, tab } from '../kit/payments'
import { comeBack, endIn, outputOf, reportCalls, returned, toCase } from '../kit/returning'
import { answer, fail, MINUTE, page, pass, reload, withClock } from '../kit/story'

const HOUR = 60 * MINUTE

withClock()

describe('two tabs that pay at the same time', () => {
  it('each lead the customer back to their own case', async () => {
    const shared = new Map<string, string>()
    const [first, second] = [tab('tab-1', shared), tab('tab-2', shared)]
    leave(first)
    leave(second, { ...redirectOf, id: 'payment-2', origin: '/kgfb/ugyek/pay', paymentCode: 'payment-2' })
    const backSecond = await comeBack(second, 'paymentCode=payment-2')
    const backFirst = await comeBack(first)
    await answer(second, processProviderResponse, { ...accepted, paymentCode: 'payment-2' })
    await answer(first, processProviderResponse, refused)
    expect(outputOf(backFirst)).toEqual(toCase)
    expect(outputOf(backSecond)).toEqual({ type: 'case', origin: '/kgfb/ugyek/pay' })
    expect(endIn(first)).toMatchObject({ type: 'failed' })
    expect(endIn(second)).toMatchObject({ type: 'paid', id: 'payment-2', payment: { paymentCode: 'payment-2' } })
  })

  it('do not use each other’s payment if the return address has no payment code', async () => {
    const shared = new Map<string, string>()
    const first = tab('tab-1', shared)
    leave(first)
    expect(outputOf(await comeBack(tab('tab-2', shared), 'status=ACCEPTED'))).toEqual({ type: 'home' })
    expect(lastDepartureOfTab(first.services)).not.toBeNull()
  })
})

describe('a payment return with a payment code', () => {
  it('is processed in another tab, and the result there says what was paid', async () => {
    const shared = new Map<string, string>()
    leave(tab('tab-1', shared), { ...redirectOf, paidFor: 'DEBT' })
    const otherTab = tab('tab-2', shared)
    const paymentReturn = await comeBack(otherTab)
    await answer(otherTab, processProviderResponse, accepted)
    expect(outputOf(paymentReturn)).toEqual(toCase)
    expect(endIn(otherTab)).toMatchObject({ type: 'paid', paidFor: 'DEBT' })
  })

  it('is processed in a new tab after the sign-in to its contract', async () => {
    const shared = new Map<string, string>()
    leave(tab('tab-1', shared))
    const otherTab = tab('tab-2', shared)
    expect(outputOf(await comeBack(otherTab, QUERY, null))).toEqual({ type: 'signIn', origin: dueOf.origin })
    await comeBack(otherTab)
    await answer(otherTab, processProviderResponse, accepted)
    expect(endIn(otherTab)).toMatchObject({ type: 'paid' })
  })

  it('is processed even if the customer returned before without the provider’s data', async () => {
    const fake = tab('tab-1')
    leave(fake)
    await comeBack(fake, '')
    expect(endIn(fake)).toMatchObject({ failure: { type: 'dataMissing' } })
    await comeBack(fake)
    await answer(fake, processProviderResponse, accepted)
    expect(endIn(fake)).toMatchObject({ type: 'paid' })
  })

  it('belongs to no known payment if the tab was redirected with another code', async () => {
    const fake = tab('tab-1')
    leave(fake, { ...redirectOf, id: 'payment-7', paymentCode: 'payment-7' })
    expect((await comeBack(fake, 'paymentCode=payment-3&status=ACCEPTED')).getSnapshot().value).toBe('unknown')
    expect(reportCalls(fake)).toEqual([])
    await comeBack(fake, 'paymentCode=payment-7&status=ACCEPTED')
    await answer(fake, processProviderResponse, { ...accepted, paymentCode: 'payment-7' })
    expect(endIn(fake)).toMatchObject({ type: 'paid', id: 'payment-7', payment: { paymentCode: 'payment-7' } })
  })

  it('shows that the case was submitted if another tab has submitted it', async () => {
    const shared = new Map<string, string>()
    const [first, second] = [tab('tab-1', shared), tab('tab-2', shared)]
    leave(first)
    await comeBack(second)
    await answer(second, processProviderResponse, accepted)
    const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
    bindPaymentToDraft(second.services, redirectOf, 'draft-2')
    recordSubmission(second.services, redirectOf, paid, 'key-1')
    expect((await comeBack(first)).getSnapshot().value).toBe('sentBefore')
    expect(bindPaymentToDraft(first.services, redirectOf, 'draft-1')).toBeNull()
  })
})

describe('a reload during the payment return', () => {
  it('repeats the request with the same idempotency key', async () => {
    const { fake } = await returned()
    // Lets the request fail, because the browser aborts it when the page unloads.
    await fail(fake, processProviderResponse)
    const reloadedFake = reload(fake).fake
    const paymentReturn = await comeBack(reloadedFake)
    await answer(reloadedFake, processProviderResponse, accepted)
    expect(outputOf(paymentReturn)).toEqual(toCase)
    const [before] = reportCalls(fake)
    const [after] = reportCalls(reloadedFake)
    expect(after?.idempotencyKey).toBe(before?.idempotencyKey)
    expect(after?.input).toEqual(before?.input)
  })
})

describe('a payment whose customer has returned from the provider', () => {
  it('is kept in its tab for an hour, and then found by its record in the shared storage', async () => {
    const { fake } = await returned('status=ACCEPTED')
    await pass(HOUR - 1)
    expect(outputOf(await comeBack(reload(fake).fake, 'status=ACCEPTED'))).toBeUndefined()
    await pass(1)
    const late = reload(fake).fake
    const paymentReturn = await comeBack(late, 'status=ACCEPTED')
    expect(reportCalls(late)).toHaveLength(1)
    await answer(late, processProviderResponse, accepted)
    expect(outputOf(paymentReturn)).toEqual(toCase)
  })

  it('leads to its case after a sign-in if the customer returned without a session', async () => {
    const fake = tab('tab-1')
    leave(fake)
    expect(outputOf(await comeBack(fake, QUERY, null))).toEqual({ type: 'signIn', origin: dueOf.origin })
    expect(reportCalls(fake)).toEqual([])
    const paymentReturn = await comeBack(fake)
    await answer(fake, processProviderResponse, accepted)
    expect(outputOf(paymentReturn)).toEqual(toCase)
  })

  it('requires another sign-in if the session turns out to have expired', async () => {
    const { fake, back } = await returned()
    await fail(fake, processProviderResponse, 'expired')
    expect(outputOf(back)).toEqual({ type: 'switch', origin: dueOf.origin })
    expect(endIn(fake)).toBe('returned')
  })
})

describe('a payment of a contract that is not open', () => {
  /** Opens the return address while the contract 10000002 is open. The payment belongs to another contract. */
  const strange = async () => {
    const fake = tab('tab-1')
    leave(fake)
    return { fake, back: await comeBack(fake, QUERY, '10000002') }
  }

  it('is not processed, and the page says that it is of another contract', async () => {
    const { fake, back } = await strange()
    expect(back.getSnapshot().value).toBe('ofAnother')
    expect(reportCalls(fake)).toEqual([])
  })

  it('continues with its case after a sign-in to its contract', async () => {
    const { fake, back } = await strange()
    back.send({ type: 'contract.switched' })
    expect(outputOf(back)).toEqual({ type: 'switch', origin: dueOf.origin })
    const secondReturn = await comeBack(fake)
    await answer(fake, processProviderResponse, accepted)
    expect(outputOf(secondReturn)).toEqual(toCase)
  })

  it('is kept if the customer continues with the open contract', async () => {
    const { fake, back } = await strange()
    back.send({ type: 'paymentReturn.left' })
    expect(outputOf(back)).toEqual({ type: 'left' })
    expect(endIn(fake)).toBe('returned')
  })
})

it('payment records that are older than a year are removed at the next redirect to the provider', () => {
  const { fake } = page(new Map([[TAB, '"tab-3"']]))
  leave(fake, { ...redirectOf, id: 'old', time: redirectOf.time - 366 * 24 * HOUR })
  leave(fake)
  expect(paymentWithId(fake.services, redirectOf.id)).not.toBeNull()
  expect([...fake.shared.keys()]).toEqual([`${PAYMENTS}${redirectOf.id}`])
})
