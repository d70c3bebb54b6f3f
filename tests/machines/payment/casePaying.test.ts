import { describe, expect, test } from 'vitest'
import type { ChosenPayment } from '../../../machines/case/machine/case.types'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { getHeader, reactivate as submitReactivation } from '../../../src/api/casco'
import { getPayments, payByTransfer } from '../../../src/api/payments'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { accepted, owes } from '../kit/payments'
import { ADDRESS, CONTRACT, openCase, reopen } from '../kit/reactivation'
import { answer, callsTo, fail, load, page, withClock } from '../kit/story'

withClock()

const details = {
  ...{ accountNumber: '99900023-12345678-00000015', accountHolder: 'Minta Biztosító Zrt.' },
  ...{ contractNumber: '20000002', swiftCode: 'MINTHUHB', debt: { value: 24_300, currency: 'HUF' } as const },
}
const transfer: ChosenPayment = { type: 'transfer', transfer: { details, at: 0 }, amount: details.debt, warned: [] }
const paid: ChosenPayment = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false }
const decided: readonly ChosenPayment[] = [transfer, { type: 'later' }, { type: 'nothing' }, { type: 'unknown' }]

/** Opens a reactivation at its summary. `became` is the result of the payment step, e.g. a chosen transfer. */
const atSummary = (became: unknown) => openCase(page().fake, { ...draftAt(reactivate, 'reviewing'), paid: became })

describe('the summary of a case that is not paid by card', () => {
  test.each(decided)('leads back to the payment step if the customer goes back ($type)', async (became) => {
    for (const event of [{ type: 'step.requested', step: 'fizetes' } as const, { type: 'step.returned' } as const]) {
      const { actor, step } = await atSummary(became)
      actor.send(event)
      expect(step()).toBe('paying')
    }
  })

  test.each(decided)('allows a change of the payment method ($type)', async (became) => {
    const { actor, step } = await atSummary(became)
    actor.send({ type: 'payment.revised' })
    expect(step()).toBe('paying')
  })

  test('leads to the payment step again if an answer was changed', async () => {
    const { actor, step } = await atSummary(transfer)
    actor.send({ type: 'answer.revised', field: 'reactivateDate' })
    actor.send({ type: 'answer.changed', field: 'reactivateDate', value: '2026-11-25' })
    actor.send({ type: 'step.submitted' })
    expect(step()).toBe('paying')
  })
})

describe('the summary of a paid case', () => {
  test.each([
    { type: 'step.requested', step: 'fizetes' } as const,
    { type: 'step.requested', step: '' } as const,
    { type: 'step.returned' } as const,
  ])('leads back to the form, not to the payment step, if the customer goes back ($type $step)', async (event) => {
    const { actor, step } = await atSummary(paid)
    actor.send(event)
    expect(step()).toBe('filling')
  })

  test('does not lead to the payment step, even after the customer has gone back to an answer', async () => {
    const { actor, step } = await atSummary(paid)
    actor.send({ type: 'payment.revised' })
    expect(step()).toBe('reviewing')
    actor.send({ type: 'answer.revised', field: 'reactivateDate' })
    actor.send({ type: 'step.submitted' })
    expect(step()).toBe('reviewing')
  })
})

describe('the summary of a case with a transfer', () => {
  test.each([
    ['nothing is due any more', 0, 'nothingDue', { type: 'dueGone', isUnasked: true }],
    ['another amount is due', 5000, 'choosing', { type: 'dueChanged', isUnasked: true }],
  ])('leads back to the payment step after a reload if %s', async (_, debt, state, notice) => {
    const { fake, actor, step } = await atSummary(transfer)
    await owes(fake, debt, getHeader)
    if (debt === 0) await answer(fake, getPayments, [])
    if (debt !== 0) await owes(fake, debt, getHeader)
    expect(step()).toBe('paying')
    expect(actor.getSnapshot().children.payment?.getSnapshot()).toMatchObject({ value: state, context: { notice } })
  })

  test('stays if the debt is still due, and leads back once the customer returns to the page', async () => {
    const { fake, step } = await atSummary(transfer)
    await owes(fake, details.debt.value, getHeader)
    expect(step()).toBe('reviewing')
    await load(fake, 'comesToFront')
    await owes(fake, 0, getHeader)
    await answer(fake, getPayments, [])
    expect(step()).toBe('paying')
  })

  test('does not check the debt again after it was sent', async () => {
    const { fake, actor } = await atSummary(transfer)
    await owes(fake, details.debt.value, getHeader)
    actor.send({ type: 'step.submitted' })
    await owes(fake, details.debt.value, getHeader)
    await fail(fake, submitReactivation)
    const calls = callsTo(fake, getHeader).length
    actor.send({ type: 'step.returned' })
    await runPendingCallbacks()
    expect(callsTo(fake, getHeader)).toHaveLength(calls)
  })
})

test.each([
  ['the debt was paid meanwhile in another way', 0, 'nothing'],
  ['the insurer no longer reports the debt', 'unknown', 'unknown'],
] as const)('the summary shows no amount to pay if %s', async (_, debt, type) => {
  const header = { ...cascoHeaderExamples.lapsed, debt: details.debt }
  const { fake, actor, context } = await openCase(page().fake, draftAt(reactivate, 'paying'), ADDRESS, CONTRACT, header)
  await owes(fake, debt, getHeader)
  if (debt === 0) await answer(fake, getPayments, [])
  actor.getSnapshot().children.payment?.send({ type: 'method.submitted' })
  await runPendingCallbacks()
  expect(context().paid).toEqual({ type })
  const { header: contractHeader, loaded } = context()
  const presentedDetails = contractHeader === null ? [] : (reactivate.present?.(contractHeader, loaded) ?? [])
  expect(presentedDetails.map(({ name }) => name)).not.toContain('toPay')
})

test('the customer can go back to the payment step after a failed submission', async () => {
  const { fake, actor, step } = await atSummary(transfer)
  actor.send({ type: 'step.submitted' })
  await owes(fake, details.debt.value, getHeader)
  await fail(fake, submitReactivation)
  expect(step()).toBe('submitFailed')
  actor.send({ type: 'step.requested', step: 'fizetes' })
  expect(step()).toBe('paying')
})

describe('a transfer', () => {
  /** Opens a reactivation, chooses to pay by transfer, and confirms the transfer's details. */
  const openTransfer = async () => {
    const opened = await openCase(page().fake, draftAt(reactivate, 'paying'))
    const payment = opened.actor.getSnapshot().children.payment
    await owes(opened.fake, 24_300, getHeader)
    payment?.send({ type: 'method.chosen', method: 'transfer' })
    payment?.send({ type: 'method.submitted' })
    await owes(opened.fake, 24_300, getHeader)
    await answer(opened.fake, payByTransfer, details)
    payment?.send({ type: 'transfer.confirmed' })
    return opened
  }

  test('keeps its details on the summary and the confirmation after a reload', async () => {
    const { fake, actor, paid } = await openTransfer()
    expect(paid()).toMatchObject({ type: 'transfer', transfer: { details }, amount: details.debt, warned: [] })
    expect((await reopen(fake)).paid()).toEqual(paid())
    actor.send({ type: 'step.submitted' })
    await owes(fake, details.debt.value, getHeader)
    await answer(fake, submitReactivation, { caseStatus: 'SUCCEEDED', caseId: 'case-1' })
    const reopened = await reopen(fake)
    expect(reopened.step()).toBe('submitted')
    expect(reopened.paid()).toEqual(paid())
    expect(reopened.actor.getSnapshot().children.copying).toBeDefined()
  })

  test('is submitted if the header reports the same debt as the transfer details', async () => {
    const { fake, actor } = await openTransfer()
    actor.send({ type: 'step.submitted' })
    await owes(fake, 24_300, getHeader)
    expect(callsTo(fake, submitReactivation)).toHaveLength(1)
  })

  test('is preselected when the customer returns to the payment step', async () => {
    const { fake, actor } = await openTransfer()
    actor.send({ type: 'payment.revised' })
    await runPendingCallbacks()
    await owes(fake, 24_300, getHeader)
    const payment = actor.getSnapshot().children.payment
    expect(payment?.getSnapshot().value).toBe('choosing')
    expect(payment?.getSnapshot().context.method).toBe('transfer')
  })

  test('is read from a draft that an earlier release has saved', async () => {
    const { step, paid } = await atSummary({ type: 'transfer' })
    expect(step()).toBe('reviewing')
    expect(paid()).toEqual({ type: 'transfer', transfer: null, amount: null, warned: [] })
  })
})
