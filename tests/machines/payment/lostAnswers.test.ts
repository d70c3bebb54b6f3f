import { describe, expect, test } from 'vitest'
import { paidCaseAt } from '../../../machines/payment/kept'
import {
  bindPaymentToDraft,
  denyPayments,
  dismissPayment,
  recordSubmission,
  recordTakenPayment,
} from '../../../machines/payment/ledger'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { endOfSubmitted } from '../../../machines/payment/paymentQueries'
import { paymentWithId } from '../../../machines/payment/records'
import { unconfirmedEnd } from '../../../machines/payment/results'
import { processProviderResponse } from '../../../src/api/payments'
import { accepted, dueOf, leave, redirectOf, refused, tab } from '../kit/payments'
import { comeBack, endIn, outputOf, toCase } from '../kit/returning'
import { answer, fail, pass, SECOND, withClock } from '../kit/story'

withClock()

const CONTRACT = '10000001'
const typesIn = ({ services }: ReturnType<typeof tab>) => openPaymentsOf(services, CONTRACT).map(({ type }) => type)
const statusIn = ({ services }: ReturnType<typeof tab>) => paymentWithId(services, redirectOf.id)?.status

/** Opens the payment's return address in two tabs of one browser. Both calls for the payment's result are pending. */
const twoReturns = async () => {
  const first = tab('tab-1')
  const second = tab('tab-2', first.shared)
  leave(first)
  const [, secondReturn] = [await comeBack(first), await comeBack(second)]
  return { first, second, back: secondReturn }
}

const lose = async (fake: ReturnType<typeof tab>) => {
  await fail(fake, processProviderResponse)
  await pass(2 * SECOND)
}

const send = (fake: ReturnType<typeof tab>) => {
  const takenPayment = bindPaymentToDraft(fake.services, paidCaseAt(CONTRACT, dueOf.origin), 'draft-1') ?? expect.fail()
  recordSubmission(fake.services, redirectOf, takenPayment.end, 'key-1')
}

/** Submits a case in a tab that has not received the payment's result, and returns the services of that tab. */
const submitted = async () => {
  const fake = tab('tab-1')
  leave(fake)
  await comeBack(fake)
  await lose(fake)
  send(fake)
  return fake
}

describe('a card payment whose result is lost in one tab after another tab has received it', () => {
  test('stays confirmed if the other tab received a confirmation', async () => {
    const { first, second, back } = await twoReturns()
    await answer(first, processProviderResponse, accepted)
    await lose(second)
    expect([outputOf(back), endIn(second)]).toMatchObject([toCase, { type: 'paid', isProcessing: false }])
    expect(typesIn(first)).toEqual(['paid'])
  })

  test('stays confirmed if the other tab has also submitted its case', async () => {
    const { first, second, back } = await twoReturns()
    await answer(first, processProviderResponse, accepted)
    send(first)
    await lose(second)
    expect(back.getSnapshot()).toMatchObject({ value: 'sentBefore', context: { end: { isProcessing: false } } })
    expect(typesIn(first)).toEqual([])
  })

  test('stays refused if the other tab received a refusal', async () => {
    const { first, second, back } = await twoReturns()
    await answer(first, processProviderResponse, refused)
    await lose(second)
    expect([outputOf(back), endIn(second)]).toMatchObject([toCase, { type: 'failed', failure: { status: 'PENDING' } }])
    expect([statusIn(first), typesIn(first)]).toEqual(['untaken', []])
  })
})

test('a payment return shows that the case was submitted if another tab submits it before the insurer answers', async () => {
  const { first, second, back } = await twoReturns()
  await answer(first, processProviderResponse, accepted)
  send(first)
  await answer(second, processProviderResponse, accepted)
  expect(back.getSnapshot().value).toBe('sentBefore')
})

test('a refused payment becomes undecided again if the result of a second payment return does not arrive', async () => {
  const fake = tab('tab-1')
  leave(fake)
  await comeBack(fake)
  await answer(fake, processProviderResponse, refused)
  await comeBack(fake)
  await lose(fake)
  expect(endIn(fake)).toEqual({ type: 'failed', failure: { type: 'status', status: 'PENDING' } })
  expect(typesIn(fake)).toEqual(['unknown'])
})

test('a confirmed payment stays confirmed if a tab that does not know the confirmation submits the case', async () => {
  const { first, second } = await twoReturns()
  await lose(first)
  const takenPayment =
    bindPaymentToDraft(first.services, paidCaseAt(CONTRACT, dueOf.origin), 'draft-1') ?? expect.fail()
  await answer(second, processProviderResponse, accepted)
  recordSubmission(first.services, redirectOf, takenPayment.end, 'key-1')
  expect(typesIn(first)).toEqual([])
})

test('a payment stays refused if the submission of its case is answered after the refusal', async () => {
  const { first, second } = await twoReturns()
  await lose(first)
  const takenPayment =
    bindPaymentToDraft(first.services, paidCaseAt(CONTRACT, dueOf.origin), 'draft-1') ?? expect.fail()
  await answer(second, processProviderResponse, refused)
  recordSubmission(first.services, redirectOf, takenPayment.end, 'key-1')
  expect(paymentWithId(first.services, redirectOf.id)).toMatchObject({ status: 'sent', failure: { status: 'REFUSED' } })
  expect(typesIn(first)).toEqual(['sentUntaken'])
})

test('a confirmed payment of a submitted case stays confirmed if an undecided result arrives afterwards', async () => {
  const { first, second, back } = await twoReturns()
  await answer(first, processProviderResponse, accepted)
  send(first)
  await answer(second, processProviderResponse, { ...refused, status: 'PENDING' })
  expect(back.getSnapshot()).toMatchObject({ value: 'sentBefore', context: { end: { isProcessing: false } } })
})

test('a payment return shows that the case was submitted, even if the insurer first refused and then confirmed the payment', async () => {
  const fake = await submitted()
  for (const response of [refused, accepted]) {
    await comeBack(fake)
    await answer(fake, processProviderResponse, response)
  }
  expect((await comeBack(fake)).getSnapshot()).toMatchObject({ value: 'sentBefore', context: { end: null } })
})

test('after the case was submitted, each tab that returns from the payment shows a paid amount that differs from the requested one', async () => {
  const fake = await submitted()
  const asked = { value: 12_450, currency: 'HUF' }
  const expectedSnapshot = { value: 'sentBefore', context: { end: { payment: { amount: 100 }, asked } } }
  const otherTab = tab('tab-2', fake.shared)
  const paymentReturn = await comeBack(otherTab)
  await answer(otherTab, processProviderResponse, { ...accepted, amount: 100 })
  expect(paymentReturn.getSnapshot()).toMatchObject(expectedSnapshot)
  expect((await comeBack(tab('tab-3', fake.shared))).getSnapshot()).toMatchObject(expectedSnapshot)
})

describe('a submitted case whose card payment', () => {
  const asked = { value: 12_450, currency: 'HUF' }
  const listedPayment = { id: 'payment-1', origin: dueOf.origin, code: 'payment-1', isSubmitted: true }
  /**
   * Submits the case before the payment's result is known. Then requests the result again, and answers with `response`.
   */
  const receiveAgain = async (response: typeof accepted) => {
    const fake = await submitted()
    await comeBack(fake)
    await answer(fake, processProviderResponse, response)
    return fake
  }

  test.each([
    ['was refused', refused, { type: 'sentUntaken', amount: asked }],
    [
      'was confirmed with another amount',
      { ...accepted, amount: 100 },
      { type: 'sentOther', amount: { value: 100, currency: 'HUF' }, asked },
    ],
  ])('%s is listed until the customer dismisses it', async (_, response, payment) => {
    const fake = await receiveAgain(response)
    expect(openPaymentsOf(fake.services, CONTRACT)).toEqual([{ ...listedPayment, ...payment }])
    dismissPayment(fake.services, redirectOf.id)
    expect(typesIn(fake)).toEqual([])
    // After the dismissal, the confirmation of the case still uses the payment's result.
    expect(endOfSubmitted(fake.services, unconfirmedEnd(redirectOf))).not.toMatchObject({ isProcessing: true })
  })

  test('was refused is no longer listed after a second payment of the same amount is confirmed', async () => {
    const fake = await receiveAgain(refused)
    leave(fake, { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2', time: redirectOf.time + 1 })
    recordTakenPayment(fake.services, redirectOf, {
      ...unconfirmedEnd(redirectOf),
      id: 'payment-2',
      isProcessing: false,
    })
    expect(typesIn(fake)).toEqual(['paid'])
  })

  test('was denied by the customer is listed if the insurer confirms an amount other than the requested one', async () => {
    const fake = tab('tab-1')
    leave(fake)
    await comeBack(fake)
    denyPayments(fake.services, dueOf)
    await answer(fake, processProviderResponse, { ...accepted, amount: 100 })
    send(fake)
    expect(typesIn(fake)).toEqual(['sentOther'])
  })

  test('was confirmed is not listed', async () => {
    const fake = await receiveAgain(accepted)
    expect(typesIn(fake)).toEqual([])
    expect(endOfSubmitted(fake.services, unconfirmedEnd(redirectOf))).toMatchObject({
      type: 'paid',
      isProcessing: false,
    })
  })
})
