import { expect, test } from 'vitest'
import { submissionKey } from '../../../machines/case/draft/submission'
import { contextOf } from '../../../machines/case/machine/context'
import { paidCaseOf } from '../../../machines/case/machine/payment/paidCase'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { bindPaymentToDraft, recordTakenPayment } from '../../../machines/payment/ledger'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { accepted, tab } from '../kit/payments'
import { withClock } from '../kit/story'

withClock()

const route = { contractNumber: '20000002', address: '/casco/ugyek/reactivate', today: '2026-11-21' }
const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const

/** Returns the idempotency key that a case uses for its submission if a tab opens it with this draft. */
const keyIn = (services: ReturnType<typeof tab>['services'], draftId: string, draftFields: object = {}): string => {
  const takenPayment = bindPaymentToDraft(services, paidCaseOf(route), draftId)
  const saved = { ...draftAt(reactivate, 'reviewing'), draftId, ...draftFields }
  const input = { ...route, saved, paid: takenPayment?.end ?? null, draftId: takenPayment?.draftId ?? draftId }
  return submissionKey(reactivate, contextOf(reactivate, input))
}

test('two tabs with different drafts submit the same paid case with the same idempotency key', () => {
  const { services } = tab('tab-1')
  recordTakenPayment(services, paidCaseOf(route), paid)
  expect(keyIn(services, 'draft-2')).toBe(keyIn(services, 'draft-1'))
})

test('a draft that may have been submitted keeps its own idempotency key, even if the payment belongs to another draft', () => {
  const { services } = tab('tab-1')
  recordTakenPayment(services, paidCaseOf(route), paid, 'draft-1')
  expect(keyIn(services, 'draft-2', { isSent: true })).not.toBe(keyIn(services, 'draft-1'))
})

test('after a rejected case, only the draft that was submitted with a payment can use that payment again', () => {
  const { services } = tab('tab-1')
  recordTakenPayment(services, paidCaseOf(route), paid, 'draft-1', true)
  expect(bindPaymentToDraft(services, paidCaseOf(route), 'draft-2')).toBeNull()
  expect(bindPaymentToDraft(services, paidCaseOf(route), 'draft-1')?.end).toEqual(paid)
})
