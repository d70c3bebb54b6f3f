import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { filesOf } from '../../../machines/case/definition/answer'
import { defineCase } from '../../../machines/case/definition/defineCase'
import { constant } from '../../../machines/case/definition/fields/constant'
import { documents } from '../../../machines/case/definition/fields/documents'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { supplement } from '../../../machines/cases/casco/supplement.case'
import { draftKey } from '../../../machines/storageKeys'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { getHeader, supplement as sendSupplement } from '../../../src/api/casco'
import { downloadDocument, LARGEST_FILE, uploadDocument } from '../../../src/api/documents'
import { TechnicalError } from '../../../src/api/technicalError'
import { applySettlement } from '../../../tools/exploration/kit/run'
import { sampleFile, samplePhoto } from '../../../tools/exploration/kit/sampleFile'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { fileArrives } from '../kit/fileArrives'

import { answer, begin, callsTo, fail, load, page, refuse, reload, withClock } from '../kit/story'

withClock()

const CONTRACT = '20000001'
const machine = buildCaseMachine(supplement)
const { id, name, mimeType } = samplePhoto
const prepared = { ok: true, file: { size: 420_000, mimeType: 'image/jpeg' } } as const

/** Opens the case `supplement` at its page for documents. */
const attaching = async ({ fake, parent }: ReturnType<typeof page> = page()) => {
  const saved = fake.services.storage.read(draftKey(CONTRACT, supplement.id)) ?? null
  const input = { contractNumber: CONTRACT, address: '', today: '2026-11-21', draftId: 'd', saved }
  const actor = await begin(createActor(machine, { input, parent }), fake)
  await answer(fake, getHeader, cascoHeaderExamples.everythingMissing)
  if (saved === null) actor.send({ type: 'answer.changed', field: 'supplementType', value: 'KEY' })
  if (saved === null) actor.send({ type: 'step.submitted' })
  const take = (size = 3 * LARGEST_FILE, file = { id, name, mimeType }) => {
    fake.files.set(file.id, new File(['kép'], file.name, { type: file.mimeType }))
    actor.send({ type: 'file.added', field: 'documents', file: { ...file, size } })
  }
  return { fake, actor, take, files: () => filesOf(actor.getSnapshot().context.answers.documents) }
}

type Case = Awaited<ReturnType<typeof attaching>>

const arrives = async ({ fake }: Case) => {
  await load(fake, 'preparePhoto', prepared)
  await fileArrives(fake)
}

test('a photo of any size is converted before its upload', async () => {
  const { fake, take, files } = await attaching()
  take()
  expect(files()).toMatchObject([{ status: 'sending', progress: 0 }])
  expect(callsTo(fake, uploadDocument)).toEqual([])
  await load(fake, 'preparePhoto', prepared)
  expect(files()).toMatchObject([{ status: 'sending', size: 420_000 }])
  await fileArrives(fake)
  expect(files()).toMatchObject([{ status: 'uploaded', documentId: 'document-1' }])
})

test('a photo converted to JPEG keeps its name', async () => {
  const { fake, take, files } = await attaching()
  take(3 * LARGEST_FILE, { id: 'screen', name: 'kepernyo.png', mimeType: 'image/png' })
  await load(fake, 'preparePhoto', prepared)
  await fileArrives(fake)
  expect(files()).toMatchObject([{ name: 'kepernyo.png', mimeType: 'image/jpeg', status: 'uploaded' }])
})

test('a HEIC photo is converted before its upload, and a document is uploaded unchanged', async () => {
  const { fake, take, files } = await attaching()
  take(LARGEST_FILE + 1, { id: 'heic', name: 'IMG_0001.HEIC', mimeType: 'image/heic' })
  expect(fake.waiting()).toEqual(['preparePhoto'])
  const { size, ...paper } = sampleFile
  take(size, paper)
  expect(callsTo(fake, uploadDocument)).toHaveLength(1)
  expect(files()).toMatchObject([{ status: 'sending' }, { status: 'sending' }])
})

test.each(['heic', 'unreadable'] as const)(
  'a photo that cannot be converted is rejected with the problem “%s”',
  async (problem) => {
    const { fake, actor, take, files } = await attaching()
    take()
    await load(fake, 'preparePhoto', { ok: false, problem })
    expect(files()).toMatchObject([{ status: 'refused', problem }])
    expect(callsTo(fake, uploadDocument)).toEqual([])
    actor.send({ type: 'step.submitted' })
    expect(actor.getSnapshot().value).toBe('attaching')
  },
)

test('a photo whose conversion failed is converted and uploaded after a retry', async () => {
  const { fake, actor, take, files } = await attaching()
  take()
  const error = new TechnicalError('transport', 'no script')
  await applySettlement(fake, { type: 'fail', service: 'preparePhoto', error })
  expect(files()).toMatchObject([{ status: 'failed' }])
  actor.send({ type: 'file.retried', id })
  await load(fake, 'preparePhoto', prepared)
  await fileArrives(fake)
  expect(files()).toMatchObject([{ status: 'uploaded' }])
})

test('an upload that a network failure interrupts is repeated with the same idempotency key when the network is back', async () => {
  const open = await attaching()
  open.take()
  await load(open.fake, 'preparePhoto', prepared)
  await fail(open.fake, uploadDocument)
  expect(open.files()).toMatchObject([{ status: 'failed' }])
  await load(open.fake, 'networkBack')
  await fileArrives(open.fake)
  expect(open.files()).toMatchObject([{ status: 'uploaded' }])
  const keys = callsTo(open.fake, uploadDocument).map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

const photo = new Blob(['kép'], { type: 'image/jpeg' })

/** Uploads a photo, reloads the page, and opens the case again. */
const comeBack = async () => {
  const before = await attaching()
  before.take()
  await arrives(before)
  return attaching(reload(before.fake))
}

test('after a reload, an uploaded photo is downloaded for its preview', async () => {
  const { fake, files } = await comeBack()
  expect(callsTo(fake, downloadDocument)).toMatchObject([{ input: { query: { id: 'document-1' } } }])
  await answer(fake, downloadDocument, photo)
  expect([...fake.shown]).toEqual([id])
  expect(files()).toMatchObject([{ status: 'uploaded', documentId: 'document-1' }])
})

test('a photo that the insurer has lost is marked as missing after a reload', async () => {
  const { fake, actor, files } = await comeBack()
  await refuse(fake, downloadDocument, { code: 'DOCUMENT_NOT_FOUND' })
  expect(files()).toMatchObject([{ status: 'missing', problem: 'lost', documentId: null }])
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().value).toBe('attaching')
  const reopened = await attaching(reload(fake))
  expect(reopened.files()).toMatchObject([{ status: 'missing', problem: 'lost' }])
})

test('a photo counts as uploaded even if its download after a reload fails', async () => {
  const { fake, actor, files } = await comeBack()
  await fail(fake, downloadDocument)
  expect(files()).toMatchObject([{ status: 'uploaded' }])
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().value).toBe('submitting')
})

test('after a reload, a submission without a response is repeated, and its photos are not downloaded', async () => {
  const before = await attaching()
  before.take()
  await arrives(before)
  before.actor.send({ type: 'step.submitted' })
  const { fake } = await attaching(reload(before.fake))
  expect(callsTo(fake, downloadDocument)).toEqual([])
  expect(callsTo(fake, sendSupplement)).toMatchObject([{ input: { body: { documents: ['document-1'] } } }])
})

test('the retry of a submission still contains a photo that the insurer has meanwhile reported as lost', async () => {
  const { fake, actor } = await comeBack()
  actor.send({ type: 'step.submitted' })
  await refuse(fake, downloadDocument, { code: 'DOCUMENT_NOT_FOUND' })
  await fail(fake, sendSupplement)
  actor.send({ type: 'submit.retried' })
  const bodies = callsTo(fake, sendSupplement).map(({ input }) => Object(input).body.documents)
  expect(bodies).toEqual([['document-1'], ['document-1']])
})

test('a photo counts as uploaded if the insurer refuses its download but does not report it as lost', async () => {
  const { fake, files } = await comeBack()
  await refuse(fake, downloadDocument, { code: 'MISSING_FIELDS', fields: [] })
  expect(files()).toMatchObject([{ status: 'uploaded', documentId: 'document-1' }])
})

test('the photo previews of a case are removed when the customer submits or leaves the case', async () => {
  const submittedCase = await comeBack()
  await answer(submittedCase.fake, downloadDocument, photo)
  submittedCase.actor.send({ type: 'step.submitted' })
  await answer(submittedCase.fake, sendSupplement, { caseStatus: 'SUCCEEDED', caseId: 'case-1' })
  expect([...submittedCase.fake.shown]).toEqual([])
  const leftCase = await comeBack()
  await answer(leftCase.fake, downloadDocument, photo)
  leftCase.actor.send({ type: 'case.left' })
  expect([...leftCase.fake.shown]).toEqual([])
})

test('on the summary, a photo that the insurer has lost blocks the submission and leads back to the upload step', async () => {
  const definition = defineCase({
    id: 'casco.shownOnceMore',
    form: { supplementType: constant('KEY'), documents: documents({ min: 0 }) },
    summary: true,
    submit: sendSupplement,
  })
  const { fake, parent } = page()
  const saved = {
    ...draftAt(definition, 'reviewing'),
    answers: { documents: [{ ...samplePhoto, status: 'uploaded', documentId: 'document-1' }] },
  }
  const input = { contractNumber: CONTRACT, address: '', today: '2026-11-21', draftId: 'd', saved }
  const actor = await begin(createActor(buildCaseMachine(definition), { input, parent }), fake)
  expect(actor.getSnapshot().value).toBe('reviewing')
  await refuse(fake, downloadDocument, { code: 'DOCUMENT_NOT_FOUND' })
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().value).toBe('attaching')
  expect(actor.getSnapshot().context.problems).toMatchObject({ documents: { name: 'filesFailed' } })
  expect(callsTo(fake, sendSupplement)).toEqual([])
})
