import { describe, expect, test } from 'vitest'
import { isArrivalUncertain, submissionKey } from '../../../machines/case/draft/submission'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { recordDeparture } from '../../../machines/payment/departures'
import { paidCaseAt, storePayment } from '../../../machines/payment/kept'
import { recordResult, recordSubmission, recordTakenPayment } from '../../../machines/payment/ledger'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { unsentPaymentsOf } from '../../../machines/payment/paymentQueries'
import { PAYMENT_DISPLAY_TIME } from '../../../machines/payment/underWay'
import { PAYMENT } from '../../../machines/storageKeys'
import { reactivate as submitReactivation } from '../../../src/api/casco'
import { processProviderResponse } from '../../../src/api/payments'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { accepted as payment, QUERY, redirectOf, tab } from '../kit/payments'
import { ADDRESS, CONTRACT, openCase } from '../kit/reactivation'
import { answer, callsTo, fail, load, MINUTE, page, pass, refuse, withClock } from '../kit/story'

withClock()

const HOUR = 60 * MINUTE
const paid = { type: 'paid', id: 'payment-1', payment, isProcessing: false } as const

/**
 * Opens a reactivation at its summary, after a payment by card. `isProcessing` is `true` if the insurer has not
 * confirmed the payment.
 */
const atSummary = async (isProcessing = false) => {
  const { fake } = page()
  const saved = { ...draftAt(reactivate, 'reviewing'), paid: { ...paid, isProcessing } }
  return openCase(fake, saved)
}

const redirect = { ...redirectOf, ...paidCaseAt(CONTRACT, `${ADDRESS}/fizetes`) }

/**
 * Opens a reactivation that the customer has paid by card, and leaves it unsubmitted. Returns the services of the tab.
 */
const leftPaid = async () => {
  const { fake } = page()
  recordTakenPayment(fake.services, redirect, paid)
  const { actor } = await openCase(fake, { ...draftAt(reactivate, 'reviewing'), paid })
  actor.send({ type: 'case.left' })
  return fake
}

test.each([
  [false, 'paid'],
  [true, 'processing'],
])(
  'a paid case tells the contract machine that it is not submitted yet (payment in processing: %s)',
  async (is, submission) => {
    const { told } = await atSummary(is)
    expect(told()).toMatchObject({ type: 'case.progressed', dirty: true, submission })
  },
)

describe('the form of a case whose card payment is still undecided', () => {
  const undecided = { type: 'status', status: 'PENDING' } as const
  const failure = { type: 'status', status: 'REFUSED' } as const
  const openForm = async () => {
    const { fake } = page()
    recordDeparture(fake.services, redirect)
    const end = { type: 'failed', failure: undecided } as const
    storePayment(fake.services, { type: 'ended', redirect, end, until: redirect.time + HOUR })
    const opened = await openCase(fake, draftAt(reactivate, 'filling'), undefined, undefined, null, undecided)
    expect(opened.context().failedCard).toEqual(undecided)
    return { ...opened, otherTab: tab('tab-2', fake.shared).services }
  }

  test('shows the refusal that another tab has learned of', async () => {
    const { otherTab, context } = await openForm()
    recordResult(otherTab, redirect, { type: 'failed', failure })
    await runPendingCallbacks()
    expect(context().failedCard).toEqual(failure)
  })

  test('stops showing the payment as undecided when another tab has learned that it is paid', async () => {
    const { otherTab, context } = await openForm()
    recordTakenPayment(otherTab, redirect, paid)
    await runPendingCallbacks()
    expect(context().failedCard).toBeNull()
  })

  test('shows no failure if another tab learns of it after the customer has moved on to the payment', async () => {
    const { otherTab, context, actor } = await openForm()
    actor.send({ type: 'step.submitted' })
    await runPendingCallbacks()
    recordResult(otherTab, redirect, { type: 'failed', failure })
    await runPendingCallbacks()
    expect(context()).toMatchObject({ step: 'paying', failedCard: null })
  })
})

describe('a case whose card payment is not confirmed yet', () => {
  const failure = { type: 'status', status: 'REFUSED' } as const

  const refuseIn = ({ services }: FakeServices) => {
    recordTakenPayment(services, redirect, { ...paid, isProcessing: true })
    recordResult(services, { ...redirect, id: paid.id }, { type: 'failed', failure })
  }
  const paying = { step: 'paying', paid: null, failure }
  const paymentStateOf = ({ fake, step, paid, actor }: Awaited<ReturnType<typeof openCase>>) => ({
    step: step(),
    paid: paid(),
    failure: actor.getSnapshot().children.payment?.getSnapshot().context.failure,
    submitted: callsTo(fake, submitReactivation).length,
  })

  test('returns to the payment step instead of submitting if the payment was refused', async () => {
    const opened = await atSummary(true)
    refuseIn(opened.fake)
    opened.actor.send({ type: 'step.submitted' })
    await runPendingCallbacks()
    expect(paymentStateOf(opened)).toEqual({ ...paying, submitted: 0 })
    // The portal sent no submission, so the insurer cannot have received the case.
    expect(isArrivalUncertain(opened.context())).toBe(false)
  })

  test('shows the refusal of its submission before it returns to the payment step for a refused payment', async () => {
    const opened = await atSummary(true)
    recordTakenPayment(opened.fake.services, redirect, { ...paid, isProcessing: true })
    opened.actor.send({ type: 'step.submitted' })
    refuseIn(opened.fake)
    await refuse(opened.fake, submitReactivation, { code: 'MODIFICATION_FAILED001' })
    expect(opened.context()).toMatchObject({ step: 'filling', notice: 'refused', paid: null })
    opened.actor.send({ type: 'step.submitted' })
    await runPendingCallbacks()
    expect(paymentStateOf(opened)).toEqual({ ...paying, submitted: 1 })
    expect(openPaymentsOf(opened.fake.services, CONTRACT)).toEqual([])
  })

  const asked = { value: 12_450, currency: 'HUF' } as const
  describe.each([
    ['was refused', { type: 'failed', failure }, { isUntaken: true, paid: { isProcessing: true } }],
    ['was confirmed', paid, { isUntaken: false, paid: { isProcessing: false } }],
    [
      'had an amount other than the requested one',
      { ...paid, asked },
      { isUntaken: false, paid: { isProcessing: false, asked } },
    ],
  ] as const)('when another tab learns that the card payment %s', (_, end, expected) => {
    const learn = ({ fake }: Awaited<ReturnType<typeof atSummary>>) =>
      recordResult(tab('tab-2', fake.shared).services, { ...redirect, id: paid.id }, end)
    const submit = ({ fake }: Awaited<ReturnType<typeof atSummary>>) =>
      answer(fake, submitReactivation, { caseId: 'case-1', caseStatus: 'SUCCEEDED' })

    test('shows the new result on a displayed confirmation', async () => {
      const opened = await atSummary(true)
      opened.actor.send({ type: 'step.submitted' })
      await submit(opened)
      expect(opened.context()).toMatchObject({ isUntaken: false, paid: { isProcessing: true } })
      learn(opened)
      await runPendingCallbacks()
      expect(opened.context()).toMatchObject(expected)
    })

    test('shows the new result as soon as the case is submitted', async () => {
      const opened = await atSummary(true)
      recordTakenPayment(opened.fake.services, redirect, { ...paid, isProcessing: true })
      opened.actor.send({ type: 'step.submitted' })
      learn(opened)
      await submit(opened)
      expect(opened.context()).toMatchObject(expected)
    })
  })

  test('shows the payment as confirmed if the insurer confirms it after a refusal', async () => {
    const opened = await atSummary(true)
    const { services } = tab('tab-2', opened.fake.shared)
    opened.actor.send({ type: 'step.submitted' })
    await answer(opened.fake, submitReactivation, { caseId: 'case-1', caseStatus: 'SUCCEEDED' })
    recordResult(services, { ...redirect, id: paid.id }, { type: 'failed', failure })
    await runPendingCallbacks()
    expect(opened.context().isUntaken).toBe(true)
    recordResult(services, { ...redirect, id: paid.id }, paid)
    await runPendingCallbacks()
    expect(opened.context()).toMatchObject({ isUntaken: false, paid: { isProcessing: false } })
  })

  test('opens at the payment step if the payment was refused', async () => {
    const { fake } = page()
    refuseIn(fake)
    const draft = { ...draftAt(reactivate, 'reviewing'), paid: { ...paid, isProcessing: true } }
    expect(paymentStateOf(await openCase(fake, draft))).toEqual({ ...paying, submitted: 0 })
  })

  test('can retry a failed submission even if the payment was refused', async () => {
    const { fake } = page()
    refuseIn(fake)
    const failedSubmission = { isSent: true, failure: 'transport' as const }
    const draft = { ...draftAt(reactivate, 'submitting'), ...failedSubmission, paid: { ...paid, isProcessing: true } }
    const { actor, step } = await openCase(fake, draft)
    expect(step()).toBe('submitFailed')
    actor.send({ type: 'submit.retried' })
    await runPendingCallbacks()
    expect(callsTo(fake, submitReactivation)).toHaveLength(1)
  })
})

test('a case at its summary is submitted with the paid amount that another tab has learned from the insurer', async () => {
  const { fake, actor, told } = await atSummary(true)
  const { services } = tab('tab-2', fake.shared)
  recordTakenPayment(services, redirect, { ...paid, isProcessing: true })
  const asked = { value: 12_450, currency: 'HUF' } as const
  recordResult(services, { ...redirect, id: paid.id }, { ...paid, payment: { ...payment, amount: 100 }, asked })
  await runPendingCallbacks()
  expect(told()).toMatchObject({ submission: 'paid', unsent: { end: { asked } } })
  actor.send({ type: 'step.submitted' })
  expect(callsTo(fake, submitReactivation).map(({ input }) => Object(input).body)).toMatchObject([
    { amount: 100, bankStatus: '00', authorizationNumber: 'authorization-2' },
  ])
})

test('a case is submitted with all the data that the insurer returned for its payment', async () => {
  const { fake, actor } = await atSummary()
  actor.send({ type: 'step.submitted' })
  const [submission] = callsTo(fake, submitReactivation)
  expect(Object(submission?.input).body).toEqual({
    reactivateDate: '2026-11-21',
    amount: 12_450,
    currency: 'HUF',
    status: 'ACCEPTED',
    bankStatus: '00',
    authorizationNumber: 'authorization-2',
    transactionCode: 'transaction-3',
    paymentCode: 'payment-1',
  })
})

describe('a paid case that is opened again', () => {
  test('keeps its payment after the customer has left the case, and is submitted with that payment', async () => {
    const fake = await leftPaid()
    const { actor, paid } = await openCase(fake, draftAt(reactivate, 'filling'))
    expect(paid()).toMatchObject({ type: 'paid', id: 'payment-1', payment })
    actor.send({ type: 'step.submitted' })
    expect(actor.getSnapshot().value).toBe('reviewing')
    actor.send({ type: 'step.submitted' })
    expect(callsTo(fake, submitReactivation).map(({ input }) => Object(input).body)).toMatchObject([payment])
  })

  test('keeps its payment even if its draft was lost', async () => {
    const { fake } = page()
    storePayment(fake.services, { type: 'ended', redirect, end: paid, until: redirect.time + HOUR })
    recordTakenPayment(fake.services, redirect, paid)
    const first = await openCase(fake, null)
    expect(first.actor.getSnapshot().value).toBe('filling')
    expect(first.paid()).toEqual(paid)
    expect(fake.storage.has(PAYMENT)).toBe(false)
    expect((await openCase(fake, null)).paid()).toEqual(paid)
  })

  test('keeps its payment even if its draft was lost after the case itself had processed the payment return', async () => {
    const { fake } = page()
    storePayment(fake.services, {
      ...{ type: 'returned', redirect, providerData: QUERY, key: 'key-1', until: redirect.time + HOUR },
    })
    await openCase(fake, draftAt(reactivate, 'paying'))
    await answer(fake, processProviderResponse, payment)
    expect((await openCase(fake, null)).paid()).toEqual(paid)
  })

  test('starts without the payment if it has already been submitted with that payment', async () => {
    const fake = await leftPaid()
    const { actor } = await openCase(fake, draftAt(reactivate, 'reviewing'))
    actor.send({ type: 'step.submitted' })
    await answer(fake, submitReactivation, { caseStatus: 'SUCCEEDED', caseId: 'case-1' })
    actor.send({ type: 'case.left' })
    expect(unsentPaymentsOf(fake.services, CONTRACT)).toEqual([])
    expect((await openCase(fake, null)).paid()).toBeNull()
  })

  test('is not submitted if another tab has submitted it with other answers', async () => {
    const fake = await leftPaid()
    const { actor } = await openCase(fake, draftAt(reactivate, 'reviewing'))
    recordSubmission(fake.services, redirect, paid, 'key-1')
    actor.send({ type: 'step.submitted' })
    await runPendingCallbacks()
    expect(callsTo(fake, submitReactivation)).toEqual([])
    expect(actor.getSnapshot()).toMatchObject({ value: 'filling', context: { notice: 'sentElsewhere' } })
    expect(openPaymentsOf(fake.services, CONTRACT)).toEqual([])
  })

  test('shows a notice once, without an action of the customer, if another tab submits it with other answers', async () => {
    const fake = await leftPaid()
    const { actor } = await openCase(fake, draftAt(reactivate, 'reviewing'))
    recordSubmission(fake.services, redirect, paid, 'key-1')
    const expectedSnapshot = { value: 'reviewing', context: { notice: 'sentElsewhere', refusals: 1 } }
    expect(actor.getSnapshot()).toMatchObject(expectedSnapshot)
    await load(fake, 'comesToFront')
    expect(actor.getSnapshot()).toMatchObject(expectedSnapshot)
  })

  test('shows a notice after a failed submission if another tab has submitted it with other answers', async () => {
    const fake = await leftPaid()
    const { actor } = await openCase(fake, draftAt(reactivate, 'reviewing'))
    actor.send({ type: 'step.submitted' })
    await fail(fake, submitReactivation)
    expect(actor.getSnapshot().value).toBe('submitFailed')
    recordSubmission(fake.services, redirect, paid, 'key-1')
    expect(actor.getSnapshot()).toMatchObject({ value: 'submitFailed', context: { notice: 'sentElsewhere' } })
  })

  test('shows a notice when it opens if another tab has submitted it with other answers', async () => {
    const fake = await leftPaid()
    recordSubmission(fake.services, redirect, paid, 'key-1')
    const { actor } = await openCase(fake, { ...draftAt(reactivate, 'reviewing'), paid })
    expect(actor.getSnapshot()).toMatchObject({ value: 'reviewing', context: { notice: 'sentElsewhere', refusals: 1 } })
  })

  test('shows no notice if another tab submits it with the same answers', async () => {
    const fake = await leftPaid()
    const { actor } = await openCase(fake, draftAt(reactivate, 'reviewing'))
    recordSubmission(fake.services, redirect, paid, submissionKey(reactivate, actor.getSnapshot().context))
    expect(actor.getSnapshot()).toMatchObject({ value: 'reviewing', context: { notice: null } })
  })

  test.each([
    ['after 90 days', ADDRESS, CONTRACT, PAYMENT_DISPLAY_TIME],
    ['if it belongs to another case', '/casco/ugyek/pay', CONTRACT, 0],
    ['if it belongs to another contract', ADDRESS, '20000001', 0],
  ])('ignores the payment %s', async (_, address, contractNumber, later) => {
    const fake = await leftPaid()
    await pass(later)
    expect((await openCase(fake, null, address, contractNumber)).paid()).toBeNull()
  })

  test('keeps its own payment if another case has a payment, too', async () => {
    const fake = await leftPaid()
    const other = { ...paid, id: 'payment-2' }
    recordTakenPayment(fake.services, { ...redirect, origin: '/casco/ugyek/pay/fizetes' }, other)
    expect((await openCase(fake, null)).paid()).toEqual(paid)
    expect((await openCase(fake, null, '/casco/ugyek/pay')).paid()).toEqual(other)
  })
})
