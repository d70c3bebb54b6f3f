import { describe, expect, test } from 'vitest'
import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/kgfb'
import { fileArrives } from '../kit/fileArrives'
import { changed, chooseFile, DRAFT, fillAll, fillPlate, openLoadedPlate, openPlate } from '../kit/plate'
import { answer, callsTo, fail, page, refuse, reload, withClock } from '../kit/story'

withClock()

const reviewed = async () => {
  const on = page()
  const actor = await openLoadedPlate(on)
  await fillAll(on.fake, actor)
  expect(actor.getSnapshot().value).toBe('reviewing')
  return { fake: on.fake, actor }
}

const keysOf = (calls: ReturnType<typeof callsTo>) => calls.map(({ idempotencyKey }) => idempotencyKey)

describe('a submission', () => {
  test('sends every answer in the insurer’s format', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    expect(callsTo(fake, modifyLicensePlate).map(({ input }) => input)).toMatchObject([
      { body: { licensePlateNumber: 'AABC123', registrationBook: ['document-1'] } },
    ])
    await answer(fake, modifyLicensePlate, changed)
    expect(actor.getSnapshot().value).toBe('submitted')
    expect(actor.getSnapshot().context).toMatchObject({ result: changed, dirty: false })
  })

  test('is sent once if the customer presses twice', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    actor.send({ type: 'step.submitted' })
    expect(callsTo(fake, modifyLicensePlate)).toHaveLength(1)
  })

  test.each(['transport', 'brokenAnswer'] as const)(
    'is retried with the same idempotency key after a %s failure',
    async (kind) => {
      const { fake, actor } = await reviewed()
      actor.send({ type: 'step.submitted' })
      await fail(fake, modifyLicensePlate, kind)
      expect(actor.getSnapshot().value).toBe('submitFailed')
      expect(actor.getSnapshot().context.failure).toBe(kind)
      actor.send({ type: 'submit.retried' })
      actor.send({ type: 'submit.retried' })
      const [first, ...others] = keysOf(callsTo(fake, modifyLicensePlate))
      expect(first).toBeTypeOf('string')
      expect(others).toEqual([first])
    },
  )

  test('that the insurer refuses keeps its answers, and is repeated with a new idempotency key', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    await refuse(fake, modifyLicensePlate, { code: 'MODIFICATION_FAILED001' })
    expect(actor.getSnapshot().value).toBe('filling')
    expect(actor.getSnapshot().context).toMatchObject({
      notice: 'refused',
      answers: { licensePlateNumber: 'aa bc-123' },
    })
    for (let steps = 0; steps < 3; steps += 1) actor.send({ type: 'step.submitted' })
    const keys = keysOf(callsTo(fake, modifyLicensePlate))
    expect(keys).toHaveLength(2)
    expect(keys[0]).not.toBe(keys[1])
  })

  test('that is refused because of a field marks that field, and ignores an unknown field', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    await refuse(fake, modifyLicensePlate, { code: 'MISSING_FIELDS', fields: ['licensePlateNumber', 'noSuchField'] })
    expect(actor.getSnapshot().context).toMatchObject({
      notice: 'fieldsRefused',
      problems: { licensePlateNumber: { name: 'refused' } },
    })
  })

  test('that is refused because of a document leads back to the document page', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    await refuse(fake, modifyLicensePlate, { code: 'MISSING_FIELDS', fields: ['registrationBook'] })
    expect(actor.getSnapshot().value).toBe('attaching')
  })

  test.each([
    ['licensePlateNumber.value', 'licensePlateNumber', 'filling'],
    ['registrationBook[0]', 'registrationBook', 'attaching'],
  ])('that is refused for the body path %s marks the field %s', async (path, field, step) => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    await refuse(fake, modifyLicensePlate, { code: 'MISSING_FIELDS', fields: [path] })
    expect(actor.getSnapshot()).toMatchObject({
      value: step,
      context: { notice: 'fieldsRefused', summaryFields: [field], problems: { [field]: { name: 'refused' } } },
    })
  })

  test('uses a new idempotency key if an answer was changed after a technical error', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    await fail(fake, modifyLicensePlate, 'transport')
    actor.send({ type: 'step.returned' })
    actor.send({ type: 'answer.revised', field: 'licensePlateNumber' })
    actor.send({ type: 'answer.changed', field: 'licensePlateNumber', value: 'ABC-124' })
    for (let steps = 0; steps < 3; steps += 1) actor.send({ type: 'step.submitted' })
    const [first, second] = keysOf(callsTo(fake, modifyLicensePlate))
    expect(second).toBeTypeOf('string')
    expect(second).not.toBe(first)
  })

  test('that a reload interrupts is repeated with the same idempotency key', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    const before = keysOf(callsTo(fake, modifyLicensePlate))
    const reloadedPage = reload(fake)
    const reopened = await openLoadedPlate(reloadedPage)
    expect(reopened.getSnapshot().value).toBe('submitting')
    expect(keysOf(callsTo(reloadedPage.fake, modifyLicensePlate))).toEqual(before)
    await answer(reloadedPage.fake, modifyLicensePlate, changed)
    expect(reopened.getSnapshot().value).toBe('submitted')
  })

  test('shows its confirmation after a reload, and leaves no answers in storage', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    await answer(fake, modifyLicensePlate, changed)
    expect(fake.storage.get(DRAFT)).not.toContain('aa bc-123')
    const reopened = await openPlate(reload(fake))
    expect(reopened.getSnapshot().value).toBe('submitted')
    expect(reopened.getSnapshot().context.result).toEqual(changed)
  })

  test('still shows its confirmation if the customer requests an earlier step', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    await answer(fake, modifyLicensePlate, changed)
    actor.send({ type: 'step.requested', step: '' })
    actor.send({ type: 'step.returned' })
    expect(actor.getSnapshot().value).toBe('submitted')
  })
})

describe('the draft', () => {
  test.each([
    ['filling', 0],
    ['attaching', 1],
    ['reviewing', 2],
  ] as const)('restores the state %s and the answers after a reload', async (step, steps) => {
    const on = page()
    const actor = await openLoadedPlate(on)
    actor.send({ type: 'answer.changed', field: 'licensePlateNumber', value: 'aa bc-123' })
    if (steps > 0) actor.send({ type: 'step.submitted' })
    if (steps > 1) {
      chooseFile(on.fake, actor)
      await fileArrives(on.fake)
      actor.send({ type: 'step.submitted' })
    }
    const reopened = await openLoadedPlate(reload(on.fake))
    expect(reopened.getSnapshot().value).toBe(step)
    expect(reopened.getSnapshot().context.answers).toEqual(actor.getSnapshot().context.answers)
    expect(reopened.getSnapshot().context.dirty).toBe(true)
  })

  test('is not stored if nothing was answered', async () => {
    const on = page()
    await openLoadedPlate(on)
    expect(on.fake.storage.has(DRAFT)).toBe(false)
  })

  test('is removed when the case is left', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'case.left' })
    expect(actor.getSnapshot().output).toEqual({ type: 'left' })
    expect(fake.storage.has(DRAFT)).toBe(false)
    expect(fake.files.size).toBe(0)
  })

  test.each([['garbage'], [{ version: 2 }], [{ version: 2, step: 'nowhere' }], [[]]])(
    'is replaced by an empty form and a notice if it is invalid (%j)',
    async (garbage) => {
      const on = page()
      on.fake.services.storage.write(DRAFT, garbage)
      const actor = await openLoadedPlate(on)
      expect(actor.getSnapshot().value).toBe('filling')
      expect(actor.getSnapshot().context).toMatchObject({
        notice: 'draftUnreadable',
        answers: { licensePlateNumber: '', registrationBook: [] },
        dirty: false,
      })
    },
  )

  test('can be read in the format of an earlier release', async () => {
    const { fake, actor } = await reviewed()
    const reloadedPage = reload(fake)
    reloadedPage.fake.services.storage.write(DRAFT, {
      ...Object(reloadedPage.fake.services.storage.read(DRAFT)),
      version: 1,
    })
    const reopened = await openLoadedPlate(reloadedPage)
    expect(reopened.getSnapshot().value).toBe('reviewing')
    expect(reopened.getSnapshot().context.answers).toEqual(actor.getSnapshot().context.answers)
  })

  test.each([
    ['a list where a text is typed', { licensePlateNumber: ['a'] }, { licensePlateNumber: '' }],
    ['a text where files are chosen', { registrationBook: 'a' }, { registrationBook: [] }],
    ['rows where files are chosen', { registrationBook: [{ key: 'a', of: 'b', cells: {} }] }, { registrationBook: [] }],
  ])('loses only the invalid answer if it contains %s', async (_, wrong, read) => {
    const { fake, actor } = await reviewed()
    const { answers } = actor.getSnapshot().context
    const reloadedPage = reload(fake)
    const storedDraft = Object(reloadedPage.fake.services.storage.read(DRAFT))
    reloadedPage.fake.services.storage.write(DRAFT, { ...storedDraft, answers: { ...answers, ...wrong } })
    const reopened = await openLoadedPlate(reloadedPage)
    expect(reopened.getSnapshot().context).toMatchObject({ notice: null, answers: { ...answers, ...read } })
  })

  test('opens at the form if its stored confirmation is invalid', async () => {
    const { fake, actor } = await reviewed()
    actor.send({ type: 'step.submitted' })
    await answer(fake, modifyLicensePlate, changed)
    const reloadedPage = reload(fake)
    reloadedPage.fake.services.storage.write(DRAFT, {
      ...Object(reloadedPage.fake.services.storage.read(DRAFT)),
      result: { caseId: 1 },
    })
    const reopened = await openLoadedPlate(reloadedPage)
    expect(reopened.getSnapshot().value).toBe('filling')
  })
})

test('a failed or refused load of a case can be retried', async () => {
  const on = page()
  const actor = await openPlate(on)
  await fail(on.fake, getModifyLicensePlate)
  expect(actor.getSnapshot()).toMatchObject({ value: 'loadFailed', context: { technicalError: 'transport' } })
  actor.send({ type: 'load.retried' })
  await refuse(on.fake, getModifyLicensePlate, { code: 'MISSING_FIELDS', fields: [] })
  // The insurer has responded, so the error is not reported as a connection error.
  expect(actor.getSnapshot()).toMatchObject({ value: 'loadFailed', context: { technicalError: 'brokenAnswer' } })
  actor.send({ type: 'load.retried' })
  await answer(on.fake, getModifyLicensePlate, { hasOtherContracts: true })
  expect(actor.getSnapshot().value).toBe('filling')
})

test('the load of a case is cancelled when the case is left', async () => {
  const on = page()
  const actor = await openPlate(on)
  actor.send({ type: 'case.left' })
  expect(on.fake.waiting()).toEqual([])
  expect(actor.getSnapshot().value).toBe('left')
})

test('an empty or invalid plate is rejected, but an unusual plate is accepted after a warning', async () => {
  const on = page()
  const actor = await openLoadedPlate(on)
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().context.problems).toEqual({ licensePlateNumber: { name: 'missing' } })
  actor.send({ type: 'answer.changed', field: 'licensePlateNumber', value: '!!' })
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().context.problems).toEqual({ licensePlateNumber: { name: 'plateMalformed' } })
  actor.send({ type: 'answer.changed', field: 'licensePlateNumber', value: 'OT 12 AB' })
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().context.warnings).toEqual({ licensePlateNumber: { name: 'plateUnusual' } })
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().value).toBe('attaching')
})

test('the summary opens only after the documents are added and uploaded', async () => {
  const on = page()
  const actor = await openLoadedPlate(on)
  fillPlate(actor)
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().context.problems).toEqual({
    registrationBook: { name: 'filesMissing', values: { number: 1 } },
  })
  chooseFile(on.fake, actor)
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().context.problems).toEqual({ registrationBook: { name: 'filesSending' } })
})
