import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { bodyOf } from '../../../machines/case/answers/body'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { visibleFieldNames } from '../../../machines/case/answers/visible'
import { defineCase } from '../../../machines/case/definition/defineCase'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { longText } from '../../../machines/case/definition/fields/longText'
import { optional } from '../../../machines/case/definition/fields/optional'
import { yesNo } from '../../../machines/case/definition/fields/yesNo'
import type { Questions } from '../../../machines/case/definition/questions'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { dataCorrection } from '../../../machines/cases/kgfb/dataCorrection.case'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { endpoint } from '../../../src/api/endpoint'
import { caseResult } from '../../../src/api/entities'
import { correctData, getDataCorrectionQuestions } from '../../../src/api/kgfbPremium'
import { answer, begin, callsTo, fail, page, reload, withClock } from '../kit/story'

withClock()

const input = (saved: unknown = null) => ({
  contractNumber: '10000001',
  address: '',
  today: '2026-11-21',
  draftId: 'draft-1',
  saved,
})

const open = async (definition: CaseDefinition, on = page(), saved: unknown = null) => ({
  ...on,
  actor: await begin(createActor(buildCaseMachine(definition), { input: input(saved), parent: on.parent }), on.fake),
})

const submit = endpoint({
  id: 'sample.submit',
  method: 'POST',
  path: 'submit',
  body: v.object({ wasAbroad: v.boolean(), where: v.optional(v.string()) }),
  response: caseResult,
  failures: {},
  source: 'assumed',
})

/** A case whose second question is visible only for some answers of the first. */
const follows = defineCase({
  id: 'sample.follows',
  form: { wasAbroad: yesNo(), where: longText() },
  visibleWhen: { where: { by: ['wasAbroad'], when: ({ answers }) => answers.wasAbroad === 'yes' } },
  submit,
})

const visibleFieldsIn = ({ actor }: Awaited<ReturnType<typeof open>>, questions: Questions) =>
  visibleFieldNames(questions, fieldContextOf(actor.getSnapshot().context))

describe('a field that is visible only for some answers to another field', () => {
  const type = ({ actor }: Awaited<ReturnType<typeof open>>, field: string, value: string) =>
    actor.send({ type: 'answer.changed', field, value })

  test('is shown, validated and sent only while its condition is true', async () => {
    const on = await open(follows)
    expect(visibleFieldsIn(on, follows)).toEqual(['wasAbroad'])
    type(on, 'wasAbroad', 'yes')
    expect(visibleFieldsIn(on, follows)).toEqual(['wasAbroad', 'where'])
    on.actor.send({ type: 'step.submitted' })
    expect(on.actor.getSnapshot().context.summaryFields).toEqual(['where'])
    type(on, 'where', 'Ausztria')
    expect(bodyOf(follows, fieldContextOf(on.actor.getSnapshot().context))).toEqual({
      wasAbroad: true,
      where: 'Ausztria',
    })
    type(on, 'wasAbroad', 'no')
    expect(bodyOf(follows, fieldContextOf(on.actor.getSnapshot().context))).toEqual({
      wasAbroad: false,
      where: undefined,
    })
  })

  test('keeps its answer while it is hidden', async () => {
    const on = await open(follows)
    type(on, 'wasAbroad', 'yes')
    type(on, 'where', 'Ausztria')
    type(on, 'wasAbroad', 'no')
    type(on, 'wasAbroad', 'yes')
    expect(on.actor.getSnapshot().context.answers.where).toBe('Ausztria')
  })
})

test('a visibility condition is called with only the answers that it names', () => {
  const receivedAnswers: unknown[] = []
  const nosy = defineCase({
    id: 'sample.nosy',
    form: { wasAbroad: yesNo(), where: longText() },
    visibleWhen: { where: { by: ['wasAbroad'], when: ({ answers }) => receivedAnswers.push(answers) > 0 } },
  })
  visibleFieldNames(nosy, {
    loaded: null,
    answers: { wasAbroad: 'yes', where: 'Bécs' },
    today: '2026-11-21',
    asked: null,
  })
  expect(receivedAnswers).toEqual([{ wasAbroad: 'yes' }])
})

test('the compiler rejects visibleWhen if it names an unknown field or may hide a required field of the body', () => {
  const form = { first: longText(), second: optional(longText()) }
  // @ts-expect-error: there is no such question.
  defineCase({ id: 'sample.unknown', form, visibleWhen: { third: { by: [], when: () => true } } })
  // @ts-expect-error: there is no such answer.
  defineCase({ id: 'sample.unknownAnswer', form, visibleWhen: { second: { by: ['third'], when: () => true } } })
  const needed = { id: 'sample.needed', form: { wasAbroad: yesNo() } } as const
  // @ts-expect-error: the body needs the answer, but the question may be hidden.
  defineCase({ ...needed, visibleWhen: { wasAbroad: { by: [], when: () => true } }, submit })
  expect(defineCase({ id: 'sample.known', form }).visibleWhen).toEqual({})
})

describe('the data correction case', () => {
  const entry = kgfbCases.menu.find(({ key }) => key === 'data-correction')

  test('is available only if the insurer enables it', () => {
    const offered = Object.values(headerExamples).filter((header) =>
      entry?.isEnabled(header, { isContractor: true, today: '2026-11-21' }),
    )
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.every(({ enabledDataCorrection }) => enabledDataCorrection)).toBe(true)
  })

  test('shows only the questions that the insurer requests, and sends only their answers', async () => {
    const on = await open(dataCorrection)
    await answer(on.fake, getDataCorrectionQuestions, { seasonTires: true, drivingLicenceYear: true })
    expect(visibleFieldsIn(on, dataCorrection)).toEqual(['seasonTires', 'drivingLicenceYear'])
    on.actor.send({ type: 'answer.changed', field: 'seasonTires', value: 'no' })
    on.actor.send({ type: 'step.submitted' })
    on.actor.send({ type: 'step.submitted' })
    expect(callsTo(on.fake, correctData)).toMatchObject([
      { input: { body: { seasonTires: false, drivingLicenceYear: null } } },
    ])
    const [call] = callsTo(on.fake, correctData)
    expect(Object.keys(JSON.parse(JSON.stringify(Object(call?.input).body)))).toEqual([
      'seasonTires',
      'drivingLicenceYear',
    ])
  })

  test('cannot be submitted if the insurer requests no answers', async () => {
    const on = await open(dataCorrection)
    await answer(on.fake, getDataCorrectionQuestions, {})
    expect(on.actor.getSnapshot().can({ type: 'step.submitted' })).toBe(false)
    expect(on.actor.getSnapshot().can({ type: 'step.requested', step: 'ellenorzes' })).toBe(false)
  })

  test('repeats its submission unchanged even if the insurer no longer requests any answers', async () => {
    const before = await open(dataCorrection)
    await answer(before.fake, getDataCorrectionQuestions, { seasonTires: true })
    before.actor.send({ type: 'answer.changed', field: 'seasonTires', value: 'yes' })
    before.actor.send({ type: 'step.submitted' })
    before.actor.send({ type: 'step.submitted' })
    const on = reload(before.fake)
    const saved = on.fake.services.storage.read('draft:10000001:kgfb.dataCorrection')
    const after = await open(dataCorrection, on, saved)
    await answer(on.fake, getDataCorrectionQuestions, {})
    const [first] = callsTo(before.fake, correctData)
    expect(callsTo(on.fake, correctData)).toMatchObject([
      { input: first?.input, idempotencyKey: first?.idempotencyKey },
    ])
    await fail(on.fake, correctData)
    expect(after.actor.getSnapshot().value).toBe('submitFailed')
    expect(visibleFieldsIn(after, dataCorrection)).toEqual(['seasonTires'])
  })
})
