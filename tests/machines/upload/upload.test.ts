import { expect, test } from 'vitest'
import { filesOf } from '../../../machines/case/definition/answer'
import { deleteDocument, LARGEST_FILE, uploadDocument } from '../../../src/api/documents'
import { UnreadableFile } from '../../../src/api/technicalError'
import { applySettlement } from '../../../tools/exploration/kit/run'
import { sampleFile } from '../../../tools/exploration/kit/sampleFile'
import { callService } from '../../../tools/exploration/kit/settlement'
import { fileArrives } from '../kit/fileArrives'
import { chooseFile, fillPlate, openLoadedPlate } from '../kit/plate'
import { answer, callsTo, fail, page, refuse, reload, withClock } from '../kit/story'

withClock()

const attaching = async () => {
  const { fake, parent } = page()
  const actor = await openLoadedPlate({ fake, parent })
  fillPlate(actor)
  return { fake, actor, files: () => filesOf(actor.getSnapshot().context.answers.registrationBook) }
}

const id = sampleFile.id

test('an upload shows its progress until it is complete', async () => {
  const { fake, actor, files } = await attaching()
  chooseFile(fake, actor)
  expect(files()).toMatchObject([{ status: 'sending', progress: 0 }])
  fake.progress(0.4)
  expect(files()).toMatchObject([{ status: 'sending', progress: 0.4 }])
  await fileArrives(fake)
  expect(files()).toMatchObject([{ status: 'uploaded', progress: 1, documentId: 'document-1' }])
})

test('a file stays in the page’s memory only while it can still be uploaded', async () => {
  const { fake, actor } = await attaching()
  chooseFile(fake, actor, 'file-1')
  await fail(fake, uploadDocument)
  expect([...fake.files.keys()]).toEqual(['file-1'])
  actor.send({ type: 'file.retried', id: 'file-1' })
  await fileArrives(fake)
  chooseFile(fake, actor, 'file-2')
  await refuse(fake, uploadDocument, { code: 'FILE_TOO_LARGE' })
  expect(fake.files.size).toBe(0)
})

test('a failed upload can be retried with the same idempotency key', async () => {
  const { fake, actor, files } = await attaching()
  chooseFile(fake, actor)
  await fail(fake, uploadDocument)
  expect(files()).toMatchObject([{ status: 'failed' }])
  actor.send({ type: 'file.retried', id })
  expect(files()).toMatchObject([{ status: 'sending' }])
  await fileArrives(fake)
  expect(files()).toMatchObject([{ status: 'uploaded' }])
  expect(new Set(callsTo(fake, uploadDocument).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('an unreadable file is marked as missing and not retried automatically', async () => {
  const { fake, actor, files } = await attaching()
  chooseFile(fake, actor)
  const error = new UnreadableFile()
  await applySettlement(fake, { type: 'fail', service: callService(uploadDocument), error })
  expect(files()).toMatchObject([{ status: 'missing', problem: 'lost' }])
  expect(fake.files.size).toBe(0)
  expect(fake.waiting()).not.toContain('networkBack')
  chooseFile(fake, actor, 'file-2')
  await fileArrives(fake)
  expect(files()).toMatchObject([{ id: 'file-2', status: 'uploaded' }])
})

test('the uploads of two files have different idempotency keys', async () => {
  const { fake, actor } = await attaching()
  chooseFile(fake, actor, 'file-1')
  chooseFile(fake, actor, 'file-2')
  expect(new Set(callsTo(fake, uploadDocument).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

test('a file rejected by the insurer shows the reason and can only be removed', async () => {
  const { fake, actor, files } = await attaching()
  chooseFile(fake, actor)
  await refuse(fake, uploadDocument, { code: 'FILE_TOO_LARGE' })
  expect(files()).toMatchObject([{ status: 'refused', problem: 'tooLarge' }])
  actor.send({ type: 'file.retried', id })
  expect(files()).toMatchObject([{ status: 'refused' }])
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().value).toBe('attaching')
  actor.send({ type: 'file.removed', id })
  expect(files()).toEqual([])
})

test.each([
  ['too large', { size: LARGEST_FILE + 1 }, 'tooLarge'],
  ['empty', { size: 0 }, 'empty'],
  ['of an unsupported type', { mimeType: 'text/html' }, 'wrongType'],
])('a file that is %s is rejected without a call', async (_, change, problem) => {
  const { fake, actor, files } = await attaching()
  const { name, size, mimeType } = { ...sampleFile, ...change }
  actor.send({ type: 'file.added', field: 'registrationBook', file: { id, name, size, mimeType } })
  expect(files()).toMatchObject([{ status: 'refused', problem }])
  expect(callsTo(fake, uploadDocument)).toEqual([])
})

test('a file that the customer removes twice is deleted at the insurer by one call only', async () => {
  const { fake, actor, files } = await attaching()
  chooseFile(fake, actor)
  await fileArrives(fake)
  actor.send({ type: 'file.removed', id })
  actor.send({ type: 'file.removed', id })
  expect(files()).toMatchObject([{ status: 'removing' }])
  expect(callsTo(fake, deleteDocument).map(({ input }) => input)).toEqual([{ query: { id: 'document-1' } }])
  await answer(fake, deleteDocument, {})
  expect(files()).toEqual([])
  expect(fake.files.size).toBe(0)
})

test('a file whose removal fails stays with an error, and can be removed again', async () => {
  const { fake, actor, files } = await attaching()
  chooseFile(fake, actor)
  await fileArrives(fake)
  actor.send({ type: 'file.removed', id })
  await fail(fake, deleteDocument)
  expect(files()).toMatchObject([{ status: 'uploaded', documentId: 'document-1', problem: 'notRemoved' }])
  actor.send({ type: 'file.removed', id })
  await answer(fake, deleteDocument, {})
  expect(files()).toEqual([])
})

test('removing a file during its upload stops the upload, even if the customer presses the button repeatedly', async () => {
  const { fake, actor, files } = await attaching()
  chooseFile(fake, actor)
  actor.send({ type: 'file.removed', id })
  actor.send({ type: 'file.removed', id })
  actor.send({ type: 'file.retried', id })
  expect(files()).toEqual([])
  expect(fake.waiting()).toEqual([])
  expect(actor.getSnapshot().status).toBe('active')
})

test('an upload continues while the customer is on another step', async () => {
  const { fake, actor, files } = await attaching()
  chooseFile(fake, actor)
  actor.send({ type: 'step.returned' })
  expect(actor.getSnapshot().value).toBe('filling')
  await fileArrives(fake)
  expect(files()).toMatchObject([{ status: 'uploaded' }])
})

test('a file uploaded just before a reload is restored', async () => {
  const { fake, actor } = await attaching()
  chooseFile(fake, actor)
  await fileArrives(fake)
  const reopened = await openLoadedPlate(reload(fake))
  expect(filesOf(reopened.getSnapshot().context.answers.registrationBook)).toMatchObject([
    { status: 'uploaded', documentId: 'document-1' },
  ])
})

test('after a reload, an unfinished upload is marked as missing and can be removed, and a finished one is unchanged', async () => {
  const { fake, actor } = await attaching()
  chooseFile(fake, actor, 'file-1')
  await fileArrives(fake)
  chooseFile(fake, actor, 'file-2')
  const reloadedPage = reload(fake)
  const reopened = await openLoadedPlate(reloadedPage)
  const files = () => filesOf(reopened.getSnapshot().context.answers.registrationBook)
  expect(files()).toMatchObject([
    { id: 'file-1', status: 'uploaded', documentId: 'document-1' },
    { id: 'file-2', status: 'missing', progress: 0 },
  ])
  expect(reloadedPage.fake.waiting()).toEqual([])
  reopened.send({ type: 'file.retried', id: 'file-2' })
  reopened.send({ type: 'file.removed', id: 'file-2' })
  reopened.send({ type: 'file.removed', id: 'file-2' })
  expect(files()).toMatchObject([{ id: 'file-1' }])
  reopened.send({ type: 'step.submitted' })
  expect(reopened.getSnapshot().value).toBe('reviewing')
})
