import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SavedCase } from '../../../machines/case/draft/saved'
import type { CaseStep } from '../../../machines/case/machine/step.types'
import { lazyCases } from '../../../machines/case/menu/lazyCases'
import { cascoCases } from '../../../machines/cases/casco'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { openCaseActor } from '../../../machines/contract/openCase.actor'
import { paidCaseAt, storePayment } from '../../../machines/payment/kept'
import { recordResult, recordSubmission, recordTakenPayment } from '../../../machines/payment/ledger'
import { PAYMENT_DISPLAY_TIME } from '../../../machines/payment/underWay'
import { caseRouteOf } from '../../../machines/routes'
import { PAYMENT } from '../../../machines/storageKeys'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { leave, accepted as payment, QUERY, redirectOf } from '../kit/payments'
import { CONTRACT, DRAFT } from '../kit/reactivation'
import { begin, load, MINUTE, page, pass, withClock } from '../kit/story'

withClock()

const ORIGIN = '/casco/ugyek/reactivate/fizetes'
const paid = { type: 'paid', id: 'payment-1', payment, isProcessing: false } as const
const redirect = { ...redirectOf, ...paidCaseAt(CONTRACT, ORIGIN) }

/** Prepares the tab's storage with `prepare`, and opens the case. Returns the output of `openCaseActor`. */
const open = async (
  prepare: (fake: FakeServices) => unknown,
  { isContractor = true, isOffered = false, key = 'reactivate' } = {},
) => {
  const { fake } = page()
  await prepare(fake)
  const route = caseRouteOf('casco', key, '')
  const actor = createActor(openCaseActor, {
    input: { route, header: null, contractNumber: CONTRACT, isContractor, isOffered },
  })
  await begin(actor, fake)
  await load(fake, 'loadModule', cascoCases)
  if (fake.waiting().includes('loadModule')) await load(fake, 'loadModule')
  await runPendingCallbacks()
  expect(actor.getSnapshot().status).toBe('done')
  return actor.getSnapshot().output
}

const draft =
  (step: CaseStep, changes: Partial<SavedCase> = {}) =>
  ({ services }: FakeServices): void =>
    services.storage.write(DRAFT, { ...draftAt(reactivate, step), ...changes })

const nothing = (): void => undefined

test('a draft whose card payment was refused opens with the failure of that payment', async () => {
  const failure = { type: 'status', status: 'REFUSED' } as const
  const opened = await open((fake) => {
    recordTakenPayment(fake.services, redirect, { ...paid, isProcessing: true })
    recordResult(fake.services, { ...redirect, id: paid.id }, { type: 'failed', failure })
    draft('reviewing', { paid: { ...paid, isProcessing: true } })(fake)
  })
  expect(opened).toMatchObject({ isUntaken: true, failedCard: failure, paid: null })
})

test('a case whose payment returned in another tab ends this tab’s wait for the return', async () => {
  let isWaiting = (): boolean => true
  const opened = await open((fake) => {
    leave(fake, redirect)
    recordTakenPayment(fake.services, redirect, paid)
    isWaiting = () => fake.storage.has(PAYMENT)
  })
  expect(opened).toMatchObject({ paid })
  expect(isWaiting()).toBe(false)
})

describe('a case with card payments that are not submitted', () => {
  const ended = { ...paid, id: 'payment-2', payment: { ...payment, amount: 50_000, paymentCode: 'payment-2' } }
  const both = ({ services }: FakeServices): void => {
    recordTakenPayment(services, redirect, paid, 'another draft')
    recordTakenPayment(services, redirect, ended)
  }

  test.each([
    ['opens with the returned payment, without its draft, if that draft was submitted unpaid', { paid: null }, null],
    [
      'opens with the returned payment, without its draft, if that draft was submitted with the earlier payment',
      { paid },
      null,
    ],
    [
      'opens its confirmation if its draft was submitted with the returned payment',
      { paid: ended },
      { step: 'submitted' },
    ],
  ])('%s', async (_, draftFields, saved) => {
    let read: () => unknown = () => undefined
    const opened = await open((fake) => {
      both(fake)
      storePayment(fake.services, { type: 'ended', redirect, end: ended, until: redirect.time + MINUTE })
      draft('submitted', draftFields)(fake)
      read = () => fake.services.storage.read(DRAFT) ?? null
    })
    if (saved === null) expect(opened).toMatchObject({ saved, paid: ended })
    else expect(opened).toMatchObject({ saved })
    // If the case did not open with the draft, the portal deletes the draft. So a reload opens the same case.
    expect(read() === null).toBe(saved === null)
  })

  test('opens with the payment of the latest payment return', async () => {
    const opened = await open((fake) => {
      both(fake)
      storePayment(fake.services, { type: 'ended', redirect, end: ended, until: redirect.time + MINUTE })
    })
    expect(opened).toMatchObject({ paid: ended })
  })

  test('opens without the payment of a refused submission, unless the draft of that submission still exists', async () => {
    const refuse = ({ services }: FakeServices) => recordTakenPayment(services, redirect, paid, 'draft-1', true)
    expect(await open(refuse, { isOffered: true })).toMatchObject({ paid: null })
    const inSameTab = await open((fake) => {
      refuse(fake)
      draft('reviewing', { draftId: 'draft-1', paid })(fake)
    })
    expect(inSameTab).toMatchObject({ paid })
  })

  test('opens with the payment that belongs to its draft', async () => {
    const opened = await open((fake) => {
      both(fake)
      recordTakenPayment(fake.services, redirect, ended, 'draft-of-ended')
      draft('reviewing', { draftId: 'draft-of-ended' })(fake)
    })
    expect(opened).toMatchObject({ paid: ended })
  })
})

describe('a case that the contract does not offer', () => {
  test.each([
    ['was submitted', draft('submitted')],
    ['is being submitted', draft('submitting')],
    ['failed with a shown error', draft('submitting', { failure: 'transport' })],
    ['was sent before the customer returned to its summary', draft('reviewing', { isSent: true })],
    ['is paid for', draft('reviewing', { paid })],
    ['is paid for without a draft', ({ services }) => recordTakenPayment(services, paidCaseAt(CONTRACT, ORIGIN), paid)],
    ['was left for a payment', (fake) => leave(fake, redirect)],
    [
      'has a payment return that is not reported to the insurer',
      ({ services }) =>
        storePayment(services, {
          type: 'returned',
          redirect,
          providerData: QUERY,
          key: 'k',
          until: redirect.time + MINUTE,
        }),
    ],
    [
      'has a successful payment return',
      ({ services }) => {
        storePayment(services, { type: 'ended', redirect, end: paid, until: redirect.time + MINUTE })
        recordTakenPayment(services, redirect, paid)
      },
    ],
  ] satisfies [string, (fake: FakeServices) => void][])('opens if it %s', async (_, prepare) => {
    expect(await open(prepare)).toMatchObject({ address: '/casco/ugyek/reactivate' })
    expect(await open(prepare, { isContractor: false }), 'to nobody else').toBeNull()
  })

  test.each([
    ['is new', nothing],
    ['was only filled in', draft('reviewing', { paid: null })],
    [
      'is to be paid for by transfer',
      draft('reviewing', { paid: { type: 'transfer', transfer: null, amount: null, warned: [] } }),
    ],
    ['has a draft that cannot be read', ({ services }) => services.storage.write(DRAFT, { version: 0, isSent: true })],
    [
      'was paid for too long ago',
      async ({ services }) => {
        recordTakenPayment(services, paidCaseAt(CONTRACT, ORIGIN), paid)
        await pass(PAYMENT_DISPLAY_TIME)
      },
    ],
    ['has another contract’s payment', (fake) => leave(fake)],
  ] satisfies [string, (fake: FakeServices) => unknown][])('is refused if it %s', async (_, prepare) => {
    expect(await open(prepare)).toBeNull()
  })
})

test.each([
  ['is marked as started elsewhere if another draft started it', 'draft-2', null, true],
  ['is not marked as started elsewhere if the same draft started it', 'draft-1', null, false],
  ['is not marked as started elsewhere if the draft has already used it', 'draft-2', paid, false],
  ['is not marked as started elsewhere if an older release started it', undefined, null, false],
] as const)('the card payment of a draft %s', async (_, startedBy, draftPayment, isElsewhere) => {
  const opened = await open((fake) => {
    leave(fake, { ...redirect, startedBy })
    storePayment(fake.services, { type: 'ended', redirect, end: paid, until: redirect.time + MINUTE })
    recordTakenPayment(fake.services, redirect, paid)
    draft('reviewing', { draftId: 'draft-1', paid: draftPayment })(fake)
  })
  expect(opened).toMatchObject({ isStartedElsewhere: isElsewhere, paid: { id: paid.id } })
})

test.each([
  ['opens as paid if another tab has submitted its case meanwhile', 'draft-1', true],
  ['opens unpaid if another draft started the payment', 'draft-2', false],
] as const)('a draft that the customer left for a payment %s', async (_, startedBy, isPaid) => {
  const opened = await open(
    (fake) => {
      leave(fake, { ...redirect, startedBy })
      fake.services.storage.remove(PAYMENT)
      recordSubmission(fake.services, redirect, paid, 'key-1')
      draft('paying', { draftId: 'draft-1', paid: null })(fake)
    },
    { isOffered: true },
  )
  expect(opened).toMatchObject({ paid: isPaid ? { id: paid.id } : null, isStartedElsewhere: false })
})

test('a case that the contract does not offer shows the failure of its card payment to the contractor', async () => {
  const end = { type: 'failed', failure: { type: 'status', status: 'REFUSED' } } as const
  const comeBack = ({ services }: FakeServices) =>
    storePayment(services, { type: 'ended', redirect, end, until: redirect.time + MINUTE })
  expect(await open(comeBack)).toEqual({ failedCard: end.failure })
  expect(await open(comeBack, { isContractor: false }), 'to nobody else').toBeNull()
  expect(await open(comeBack, { isOffered: true })).toMatchObject({ failedCard: end.failure })
})

describe('a card payment whose result was unknown when the customer returned', () => {
  const undecided = { type: 'status', status: 'PENDING' } as const
  const failure = { type: 'status', status: 'REFUSED' } as const
  const openAfter = (learn: (services: FakeServices['services']) => unknown, isOffered: boolean) =>
    open(
      (fake) => {
        leave(fake, redirect)
        const end = { type: 'failed', failure: undecided } as const
        storePayment(fake.services, { type: 'ended', redirect, end, until: redirect.time + MINUTE })
        learn(fake.services)
      },
      { isOffered },
    )

  test.each([
    ['undecided as long as the result is unknown', nothing, undecided],
    [
      'refused after another tab has learned that',
      (services: FakeServices['services']) => recordResult(services, redirect, { type: 'failed', failure }),
      failure,
    ],
  ])('is shown in its case as %s', async (_, learn, failedCard) => {
    expect(await openAfter(learn, true)).toMatchObject({ failedCard, failedPayment: { id: redirect.id } })
  })

  test.each([
    ['was confirmed', (services: FakeServices['services']) => recordTakenPayment(services, redirect, paid)],
    [
      'was confirmed and its case submitted',
      (services: FakeServices['services']) => recordSubmission(services, redirect, paid, 'k'),
    ],
    [
      'was confirmed but its case refused',
      (services: FakeServices['services']) => recordTakenPayment(services, redirect, paid, 'd', true),
    ],
  ])('does not count as failed after another tab has learned that it %s', async (_, learn) => {
    expect(await openAfter(learn, true)).toMatchObject({ failedCard: null, failedPayment: undefined })
  })
})

test('a case that the contract offers opens with or without a draft', async () => {
  expect(await open(nothing, { isOffered: true, isContractor: false })).toMatchObject({ saved: null, paid: null })
  expect(await open(draft('filling'), { isOffered: true })).toMatchObject({ saved: { step: 'filling' } })
})

test('the address of an unknown case is refused', async () => {
  lazyCases.provide({ [cascoCases.productLine]: cascoCases })
  expect(await open(nothing, { key: 'nincs-ilyen' })).toBeNull()
})
