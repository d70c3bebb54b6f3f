import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { carSellTermination } from '../../../machines/cases/kgfb/termination.case'
import { dayAt, nextDayAt } from '../../../machines/today'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { reactivate as submitReactivation } from '../../../src/api/casco'
import { previewCarSell } from '../../../src/api/kgfbTermination'
import { createPayment } from '../../../src/api/payments'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { openCase } from '../kit/reactivation'
import { answer, begin, callsTo, fail, load, MINUTE, page, pass, withClock } from '../kit/story'

withClock()

const TODAY = '2026-11-21'
const TOMORROW = '2026-11-22'
const LATE = Date.UTC(2026, 10, 21, 22, 57)

const open = (step: Parameters<typeof draftAt>[1], more: object = {}) => {
  vi.setSystemTime(LATE)
  const saved = draftAt(reactivate, step)
  return openCase(page().fake, { ...saved, answers: { ...saved.answers, reactivateDate: TODAY }, ...more })
}
const overMidnight = () => pass(5 * MINUTE)
const tooEarly = { reactivateDate: { name: 'dateTooEarly', values: { day: TOMORROW } } }

test.each([
  ['in winter', '2026-11-29T22:59:59.999Z', '2026-11-29T23:00:00.000Z'],
  ['in summer', '2026-07-01T00:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  ['of the shortest day', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
  ['of the longest day', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('the next day begins at midnight in Hungary, also when the clocks change: %s', (_, time, next) => {
  expect(new Date(nextDayAt(Date.parse(time))).toISOString()).toBe(next)
})

test('a case that stays open for several days always uses the current day', async () => {
  const { context } = await open('filling')
  expect(context().today).toBe(TODAY)
  await overMidnight()
  expect(context().today).toBe(TOMORROW)
  await pass(24 * 60 * MINUTE)
  expect(context().today).toBe('2026-11-23')
})

test('a submitted case updates its current day if a newer header loads on the next day', async () => {
  const { actor, context } = await open('submitted')
  actor.send({ type: 'header.loaded', header: cascoHeaderExamples.lapsed, today: TOMORROW })
  expect(context().today).toBe(TOMORROW)
})

test('a form that stays open over midnight rejects the chosen day, now in the past, at the next press', async () => {
  const { actor, step, context } = await open('filling')
  await overMidnight()
  expect(context().problems).toEqual({})
  actor.send({ type: 'step.submitted' })
  expect([step(), context().problems]).toEqual(['filling', tooEarly])
})

test('a summary submitted after midnight returns to the form if the chosen day is in the past', async () => {
  const { fake, actor, step, context } = await open('reviewing', { paid: { type: 'later' } })
  expect(step()).toBe('reviewing')
  const { draftId, draftKey } = context()
  await overMidnight()
  actor.send({ type: 'step.submitted' })
  expect([step(), context().problems]).toEqual(['filling', tooEarly])
  expect(context()).toMatchObject({ draftId, draftKey, summaryFields: ['reactivateDate'] })
  expect(callsTo(fake, submitReactivation)).toEqual([])
})

test('an unfinished payment returns to the form at midnight if the chosen day is then in the past', async () => {
  const { fake, step, context } = await open('paying')
  expect(step()).toBe('paying')
  await overMidnight()
  expect([step(), context().problems]).toEqual(['filling', tooEarly])
  expect(callsTo(fake, createPayment)).toEqual([])
})

test('a submission without a response is repeated after midnight with the same body and idempotency key', async () => {
  const { fake, actor, step } = await open('reviewing', { paid: { type: 'later' } })
  actor.send({ type: 'step.submitted' })
  await fail(fake, submitReactivation)
  expect(step()).toBe('submitFailed')
  await overMidnight()
  actor.send({ type: 'submit.retried' })
  const [first, second] = callsTo(fake, submitReactivation)
  expect(second).toEqual(first)
  expect(first?.input).toMatchObject({ body: { reactivateDate: TODAY } })
})

describe('the form of a case, when the customer returns to the tab,', () => {
  const premium = (value: number) => ({ value, currency: 'HUF' }) as const
  const info = { terminationDate: TODAY, insuranceEndDate: TODAY, debtForWithdraw: null, unusedPremium: premium(1000) }
  const openForm = async () => {
    const { fake, parent } = page()
    const input = { contractNumber: '10000001', address: '/kgfb/ugyek/terminate-insurance/car-sell', saved: null }
    const actor = createActor(buildCaseMachine(carSellTermination), {
      input: { ...input, today: TODAY, draftId: 'd' },
      parent,
    })
    await begin(actor, fake)
    await answer(fake, previewCarSell, info)
    actor.send({ type: 'answer.changed', field: 'terminationDate', value: TODAY })
    return { fake, actor, context: () => actor.getSnapshot().context }
  }

  test('shows the insurer’s current data, and keeps the answers', async () => {
    const { fake, actor, context } = await openForm()
    await load(fake, 'comesToFront')
    await answer(fake, previewCarSell, { ...info, unusedPremium: premium(500) })
    expect(context()).toMatchObject({ loaded: { info: { unusedPremium: premium(500) } } })
    expect([actor.getSnapshot().value, context().answers.terminationDate]).toEqual(['filling', TODAY])
  })

  test('does not change if the data are unchanged or do not load', async () => {
    const { fake, actor } = await openForm()
    const before = actor.getSnapshot()
    await load(fake, 'comesToFront')
    await answer(fake, previewCarSell, info)
    await load(fake, 'comesToFront')
    await pass(MINUTE)
    await fail(fake, previewCarSell)
    expect(actor.getSnapshot()).toBe(before)
  })

  test('no longer shows an amount that the insurer no longer returns', async () => {
    const { fake, context } = await openForm()
    await load(fake, 'comesToFront')
    await answer(fake, previewCarSell, { ...info, unusedPremium: null })
    expect(context()).toMatchObject({ loaded: { info: { unusedPremium: null } } })
  })
})

describe('an end date that an open form rejected as too late before midnight', () => {
  const info = (terminationDate: string) => ({
    terminationDate,
    insuranceEndDate: terminationDate,
    debtForWithdraw: null,
    unusedPremium: null,
  })
  const openEnd = async () => {
    vi.setSystemTime(LATE)
    const { fake, parent } = page()
    const input = { contractNumber: '10000001', address: '/kgfb/ugyek/terminate-insurance/car-sell', saved: null }
    const actor = createActor(buildCaseMachine(carSellTermination), {
      input: { ...input, today: TODAY, draftId: 'd' },
      parent,
    })
    await begin(actor, fake)
    await answer(fake, previewCarSell, info(TODAY))
    return { fake, actor, context: () => actor.getSnapshot().context }
  }

  test('is accepted after midnight without being typed again', async () => {
    const { fake, actor, context } = await openEnd()
    actor.send({ type: 'answer.changed', field: 'terminationDate', value: TOMORROW })
    actor.send({ type: 'answer.left', field: 'terminationDate' })
    expect(context().problems).toMatchObject({ terminationDate: { name: 'dateTooLate' } })
    await overMidnight()
    expect(context()).toMatchObject({ problems: {}, answers: { terminationDate: TOMORROW } })
    // Answers the call twice, because the load and the preview for the chosen day both send it.
    await answer(fake, previewCarSell, info(TOMORROW))
    await answer(fake, previewCarSell, info(TOMORROW))
    expect([actor.getSnapshot().value, context().loaded]).toMatchObject(['filling', { info: info(TOMORROW) }])
    expect(dayAt(Date.now())).toBe(TOMORROW)
  })
})
