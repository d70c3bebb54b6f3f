import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromTransition } from 'xstate'
import { compileCase } from '../../machines/case/case.machine'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import type { PaidByCard } from '../../machines/payment/payment.types'
import { bindPorts } from '../../machines/ports'
import { reactivate as submitReactivation } from '../../src/api/casco'
import { draftAt } from '../model/models/case.model'
import { callsTo, page, withClock } from './story'

withClock()

const payment: PaidByCard = { amount: 24_300, currency: 'HUF', status: 'ACCEPTED', paymentCode: 'payment-1' }

/** The summary of a reactivation that was paid by card, and what it tells its contract. */
const atSummary = () => {
  const { world } = page()
  const parent = createActor(fromTransition((told: readonly AnyEventObject[], event) => [...told, event], []))
  bindPorts(parent.system, world.ports)
  parent.start()
  const saved = { ...draftAt(reactivate, 'reviewing'), paid: { type: 'paid', payment, isProcessing: false } }
  const actor = createActor(compileCase(reactivate), {
    input: { contractNumber: '20000002', address: '/casco/ugyek/reactivate', today: '2026-11-21', draftId: 'd', saved },
    parent,
  })
  actor.start()
  return { world, actor, told: () => parent.getSnapshot().context.at(-1) }
}

test('whoever leaves a case that is paid but not submitted is told so', () => {
  expect(atSummary().told()).toMatchObject({ type: 'case.progressed', dirty: true, submission: 'paid' })
})

test('what the payment brought goes out with the case', () => {
  const { world, actor } = atSummary()
  actor.send({ type: 'step.submitted' })
  expect(callsTo(world, submitReactivation).map(({ input }) => input)).toMatchObject([
    { body: { reactivateDate: '2026-11-21', ...payment } },
  ])
})
