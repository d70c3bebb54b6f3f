import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { bodyOf } from '../../../machines/case/answers/body'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { mailingAddress } from '../../../machines/cases/address/mailingAddress.case'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { emailAddress } from '../../../machines/cases/common/email.case'
import { paymentMethod } from '../../../machines/cases/common/paymentMethod.case'
import { taxNumber } from '../../../machines/cases/common/taxNumber.case'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'
import { getCountries } from '../../../src/api/address'
import { changeEmail } from '../../../src/api/clientContact'
import { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/kgfb'
import { TechnicalError } from '../../../src/api/technicalError'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { DRAFT, fillAll, openLoadedPlate, openPlate } from '../kit/plate'
import { answer, begin, callsTo, fail, page, refuse, withClock } from '../kit/story'

withClock()

const open = async (definition: CaseDefinition, saved: unknown = null, on = page()) => {
  const input = { contractNumber: '10000001', address: '/case', today: '2026-11-21', draftId: 'draft-1', saved }
  const actor = await begin(createActor(buildCaseMachine(definition), { input, parent: on.parent }), on.fake)
  return {
    fake: on.fake,
    actor,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
    type: (field: string, value: string) => actor.send({ type: 'answer.changed', field, value }),
    next: () => actor.send({ type: 'step.submitted' }),
  }
}

describe('an unusual answer', () => {
  test('shows its warning once if the customer continues straight after typing', async () => {
    const { fake, type, next, state, context } = await open(emailAddress)
    type('email', 'kati@gmail')
    next()
    expect(state()).toBe('filling')
    expect(context()).toMatchObject({
      warnings: { email: { name: 'emailUnusual' } },
      warnedFields: ['email'],
      problems: {},
    })
    expect(callsTo(fake, changeEmail)).toEqual([])
    next()
    expect(state()).toBe('sendingCode')
    expect(context().warnedFields).toEqual([])
  })

  test('does not stop the customer if the warning was shown when the field was left', async () => {
    const { actor, type, next, state } = await open(emailAddress)
    type('email', 'kati@gmail')
    actor.send({ type: 'answer.left', field: 'email' })
    next()
    expect(state()).toBe('sendingCode')
  })

  test('shows the warning again after it is changed', async () => {
    const { type, next, state, context } = await open(emailAddress)
    type('email', 'kati@gmail')
    next()
    type('email', 'kati@freemail')
    expect(context()).toMatchObject({ warnings: {}, warnedFields: [] })
    next()
    expect(state()).toBe('filling')
    next()
    expect(state()).toBe('sendingCode')
  })

  test('shows its warning only after the errors on the page are corrected', async () => {
    const { type, next, state, context } = await open(taxNumber)
    type('email', 'kati@gmail')
    next()
    expect(context()).toMatchObject({ summaryFields: ['taxNumber'], warnedFields: [], warnings: {} })
    type('taxNumber', '8431711000')
    next()
    expect(state()).toBe('filling')
    expect(context()).toMatchObject({ summaryFields: [], warnedFields: ['email'] })
    next()
    expect(state()).toBe('reviewing')
  })
})

describe('the errors of a submission refused because of a form field and a document', () => {
  test('are shown page by page, in whatever order the insurer lists the fields', async () => {
    const on = page()
    const actor = await openLoadedPlate(on)
    await fillAll(on.fake, actor)
    actor.send({ type: 'step.submitted' })
    await refuse(on.fake, modifyLicensePlate, {
      code: 'MISSING_FIELDS',
      fields: ['registrationBook', 'licensePlateNumber'],
    })
    expect(actor.getSnapshot().value).toBe('filling')
    actor.send({ type: 'step.submitted' })
    expect(actor.getSnapshot().value).toBe('attaching')
    expect(actor.getSnapshot().context).toMatchObject({
      problems: { registrationBook: { name: 'refused' } },
      summaryFields: ['registrationBook'],
      notice: 'fieldsRefused',
    })
    actor.send({ type: 'step.returned' })
    actor.send({ type: 'step.submitted' })
    expect(actor.getSnapshot().context.summaryFields).toEqual(['registrationBook'])
    actor.send({ type: 'step.submitted' })
    expect(actor.getSnapshot().value).toBe('reviewing')
    expect(actor.getSnapshot().context).toMatchObject({ problems: {}, summaryFields: [], notice: null })
  })

  test('still include the refused documents if the form has a new error', async () => {
    const on = page()
    const actor = await openLoadedPlate(on)
    await fillAll(on.fake, actor)
    actor.send({ type: 'step.submitted' })
    const fields = ['licensePlateNumber', 'registrationBook']
    await refuse(on.fake, modifyLicensePlate, { code: 'MISSING_FIELDS', fields })
    actor.send({ type: 'answer.changed', field: 'licensePlateNumber', value: '!' })
    actor.send({ type: 'step.submitted' })
    expect(actor.getSnapshot().context.problems).toEqual({
      licensePlateNumber: { name: 'plateMalformed' },
      registrationBook: { name: 'refused' },
    })
  })
})

describe('a draft that was saved at a step after the form', () => {
  const dated = (reactivateDate: string) => ({ ...draftAt(reactivate, 'reviewing'), answers: { reactivateDate } })

  test('opens at the answer that is no longer valid, and shows its error', async () => {
    const { state, context } = await open(reactivate, dated('2026-11-20'))
    expect(state()).toBe('filling')
    expect(context()).toMatchObject({
      summaryFields: ['reactivateDate'],
      problems: { reactivateDate: { name: 'dateTooEarly', values: { day: '2026-11-21' } } },
      answers: { reactivateDate: '2026-11-20' },
      dirty: true,
    })
  })

  test('opens at its step if every answer is still valid', async () => {
    expect((await open(reactivate, dated('2026-11-21'))).state()).toBe('reviewing')
  })

  test('opens at the choice whose option is no longer available', async () => {
    const saved = { ...draftAt(paymentMethod, 'reviewing'), answers: { paymentTypeId: '99', paymentFrequencyId: '1' } }
    const { fake, state, context } = await open(paymentMethod, saved)
    await answer(fake, getPaymentTypeOrFrequency, {
      paymentTypeId: 1,
      paymentFrequencyId: 1,
      paymentTypeIds: [1, 2],
      paymentFrequencyIds: [1, 2],
    })
    expect(state()).toBe('filling')
    expect(context().problems).toEqual({ paymentTypeId: { name: 'notChosen' } })
  })

  test('opens at the documents if they are missing', async () => {
    const on = page()
    const draft = draftAt(licensePlate, 'reviewing')
    on.fake.services.storage.write(DRAFT, { ...draft, answers: { ...draft.answers, registrationBook: [] } })
    const actor = await openLoadedPlate(on)
    expect(actor.getSnapshot().value).toBe('attaching')
    expect(actor.getSnapshot().context.summaryFields).toEqual(['registrationBook'])
  })

  test('is submitted again if its submission was interrupted', async () => {
    const saved = { ...dated('2026-11-20'), step: 'submitting', isSent: true }
    expect((await open(reactivate, saved)).state()).toBe('submitting')
  })
})

test('an empty choice is omitted from the request body', () => {
  expect(
    bodyOf(paymentMethod, {
      answers: { paymentTypeId: '', paymentFrequencyId: '4' },
      loaded: null,
      asked: null,
      today: '2026-11-21',
    }),
  ).toEqual({
    paymentTypeId: undefined,
    paymentFrequencyId: 4,
  })
})

describe('a list that does not load', () => {
  test('is reported as a technical error', async () => {
    const { fake } = await open(mailingAddress)
    await fail(fake, getCountries)
    expect(fake.reports).toMatchObject([{ kind: 'fault', subject: getCountries.id }])
  })

  test('is not reported if the customer has left the case', async () => {
    const on = page()
    // The fake call never gets an answer. It rejects when the portal aborts it, like a network request.
    vi.spyOn(on.fake.services, 'call').mockImplementation(
      (_endpoint, _input, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new TechnicalError('transport', 'aborted')))
        }),
    )
    const { actor } = await open(mailingAddress, null, on)
    actor.send({ type: 'case.left' })
    await vi.runAllTimersAsync()
    expect(on.fake.reports).toEqual([])
  })
})

test('the notice of an unreadable draft is still shown after a failed load is retried', async () => {
  const on = page()
  on.fake.services.storage.write(DRAFT, 'garbage')
  const actor = await openPlate(on)
  await fail(on.fake, getModifyLicensePlate, 'brokenAnswer')
  expect(actor.getSnapshot().context.technicalError).toBe('brokenAnswer')
  actor.send({ type: 'load.retried' })
  await answer(on.fake, getModifyLicensePlate, { hasOtherContracts: false })
  expect(actor.getSnapshot().context.notice).toBe('draftUnreadable')
})
