import { describe, expect, test } from 'vitest'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { paidCaseAt } from '../../../machines/payment/kept'
import { recordResult, recordSubmission, recordTakenPayment } from '../../../machines/payment/ledger'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { isSubmittedDifferently } from '../../../machines/payment/paymentQueries'
import { reactivate as submitReactivation } from '../../../src/api/casco'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { accepted as payment, redirectOf, tab } from '../kit/payments'
import { ADDRESS, CONTRACT, openCase, reopen } from '../kit/reactivation'
import { answer, callsTo, fail, page, refuse, withClock } from '../kit/story'

withClock()

const redirect = { ...redirectOf, ...paidCaseAt(CONTRACT, `${ADDRESS}/fizetes`) }
const confirmed = { type: 'paid', id: 'payment-1', payment, isProcessing: false } as const
const sentPaid = { ...confirmed, payment: { status: 'ACCEPTED', paymentCode: 'payment-1' }, isProcessing: true }
const asked = { value: 10_000, currency: 'HUF' } as const

type Opened = Awaited<ReturnType<typeof openCase>>

/** Opens a case whose card payment is not confirmed, and submits it. The insurer's answer to the submission is lost. */
const uncertain = async (): Promise<Opened> => {
  const { fake } = page()
  recordTakenPayment(fake.services, redirect, sentPaid)
  const opened = await openCase(fake, { ...draftAt(reactivate, 'reviewing'), paid: sentPaid })
  opened.actor.send({ type: 'step.submitted' })
  await fail(fake, submitReactivation)
  expect(opened.step()).toBe('submitFailed')
  return opened
}

const learn = async ({ fake }: Opened, end: Parameters<typeof recordResult>[2] = confirmed): Promise<void> => {
  recordResult(tab('tab-2', fake.shared).services, redirect, end)
  await runPendingCallbacks()
}

const bodiesOf = ({ fake }: Opened) =>
  callsTo(fake, submitReactivation).map(({ input, idempotencyKey }) => [Object(input).body, idempotencyKey])

describe('a paid case whose submission may have reached the insurer', () => {
  test('is listed as submitted without an answer, until the insurer accepts it', async () => {
    const opened = await uncertain()
    const listed = () => openPaymentsOf(opened.fake.services, CONTRACT)
    await learn(opened)
    expect(listed()).toMatchObject([{ type: 'paid', isUnanswered: true }])
    opened.actor.send({ type: 'submit.retried' })
    await answer(opened.fake, submitReactivation, { caseId: 'case-1', caseStatus: 'SUCCEEDED' })
    expect(listed()).toEqual([])
  })

  test('stays submitted with the key of the tab whose submission the insurer has accepted', async () => {
    const { fake } = page()
    recordTakenPayment(fake.services, redirect, confirmed)
    const opened = await openCase(fake, { ...draftAt(reactivate, 'reviewing'), paid: confirmed })
    opened.actor.send({ type: 'step.submitted' })
    recordSubmission(tab('tab-2', fake.shared).services, redirect, confirmed, 'key-2')
    await fail(fake, submitReactivation)
    expect(isSubmittedDifferently(fake.services, confirmed.id, 'key-2')).toBe(false)
    expect(openPaymentsOf(fake.services, CONTRACT)).toEqual([])
  })

  test.each([
    ['the confirmation', confirmed],
    ['another amount', { ...confirmed, asked }],
  ])('is retried with the same body and idempotency key after another tab learns %s of its payment', async (_, end) => {
    const opened = await uncertain()
    await learn(opened, end)
    expect(opened.context()).toMatchObject({ paid: sentPaid, paidKnown: end })
    opened.actor.send({ type: 'submit.retried' })
    await runPendingCallbacks()
    const [first, second] = bodiesOf(opened)
    expect(second).toEqual(first)
  })

  test('keeps its body and idempotency key after a reload, and after a return to the summary', async () => {
    const opened = await uncertain()
    await learn(opened)
    const reopened = await reopen(opened.fake)
    reopened.actor.send({ type: 'step.returned' })
    expect([reopened.step(), reopened.context()]).toMatchObject(['reviewing', { paid: sentPaid, paidKnown: confirmed }])
    reopened.actor.send({ type: 'step.submitted' })
    await runPendingCallbacks()
    expect(bodiesOf(reopened)).toEqual(bodiesOf(opened))
  })

  test('shows the payment as confirmed after the insurer has accepted the case', async () => {
    const opened = await uncertain()
    await learn(opened)
    opened.actor.send({ type: 'submit.retried' })
    await answer(opened.fake, submitReactivation, { caseId: 'case-1', caseStatus: 'SUCCEEDED' })
    expect(opened.context()).toMatchObject({ step: 'submitted', paid: { isProcessing: false } })
  })

  test('replaces the unconfirmed payment by the confirmed one after the insurer has refused the submission', async () => {
    const opened = await uncertain()
    await learn(opened)
    opened.actor.send({ type: 'submit.retried' })
    await refuse(opened.fake, submitReactivation, { code: 'MODIFICATION_FAILED001' })
    expect(opened.context()).toMatchObject({ paid: confirmed, paidKnown: null })
  })
})
