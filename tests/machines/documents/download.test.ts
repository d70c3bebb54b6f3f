import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { downloadMachine } from '../../../machines/download/download.machine'
import { fileNameOf } from '../../../machines/download/fileName'
import { downloadDocument } from '../../../src/api/documents'
import { downloadGreenCard } from '../../../src/api/insuranceDocuments'
import { answer, begin, callsTo, fail, load, page, refuse, withClock } from '../kit/story'

withClock()

const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' })

const downloading = async (endpoint: Parameters<typeof downloadMachine>[0] = downloadDocument) => {
  const { fake, parent } = page()
  const input = { id: 'case-8', title: 'Visszaigazolás 2026-10-12' }
  const actor = await begin(createActor(downloadMachine(endpoint), { input, parent }), fake)
  return { fake, actor, download: () => actor.getSnapshot().context.download }
}

test('a download shows its progress and is saved under a readable name', async () => {
  const { fake, download } = await downloading()
  expect(download()).toMatchObject({ status: 'loading', progress: null })
  fake.progress(0.4)
  expect(download()).toMatchObject({ status: 'loading', progress: 0.4 })
  await answer(fake, downloadDocument, pdf)
  expect(download()).toMatchObject({ status: 'saved', fileKey: 'documents.download:case-8' })
  expect(fake.saved).toEqual(['visszaigazolas-2026-10-12.pdf'])
  expect(callsTo(fake, downloadDocument)).toMatchObject([{ input: { query: { id: 'case-8' } } }])
})

test('the request for the green card, the only document on its page, contains no id', async () => {
  const { fake } = await downloading(downloadGreenCard)
  expect(callsTo(fake, downloadGreenCard)).toMatchObject([{ input: {} }])
  expect(callsTo(fake, downloadGreenCard)[0]?.input).not.toHaveProperty('query')
})

test('a failed download saves nothing, and starts again when the customer requests it', async () => {
  const { fake, actor, download } = await downloading()
  fake.progress(0.9)
  await fail(fake, downloadDocument)
  expect(download()).toMatchObject({ status: 'failed', problem: 'transport' })
  expect(fake.saved).toEqual([])
  actor.send({ type: 'download.repeated' })
  expect(download()).toMatchObject({ status: 'loading', progress: null, problem: null })
  await answer(fake, downloadDocument, pdf)
  expect(fake.saved).toHaveLength(1)
})

test('a failed download starts again by itself when the network is back', async () => {
  const { fake, actor, download } = await downloading()
  await fail(fake, downloadDocument)
  expect(download()).toMatchObject({ isAsked: true })
  await load(fake, 'networkBack')
  expect(download()).toMatchObject({ status: 'loading', isAsked: false })
  await fail(fake, downloadDocument)
  actor.send({ type: 'download.repeated' })
  expect(download()).toMatchObject({ status: 'loading', isAsked: true })
})

test('a document that the insurer does not have is reported as missing, and can be requested again', async () => {
  const { fake, actor, download } = await downloading()
  await refuse(fake, downloadDocument, { code: 'DOCUMENT_NOT_FOUND' })
  expect(download()).toMatchObject({ status: 'failed', problem: 'notFound' })
  actor.send({ type: 'download.repeated' })
  await answer(fake, downloadDocument, pdf)
  expect(download()).toMatchObject({ status: 'saved', problem: null })
})

test('repeated presses during a download start no second download', async () => {
  const { fake, actor } = await downloading()
  for (let press = 0; press < 5; press++) actor.send({ type: 'download.repeated' })
  expect(callsTo(fake, downloadDocument)).toHaveLength(1)
  await answer(fake, downloadDocument, pdf)
  expect(fake.saved).toHaveLength(1)
})

test.each([
  ['Számla 2026-10-12', 'application/pdf', 'szamla-2026-10-12.pdf'],
  ['Évfordulós díjértesítő', 'application/pdf', 'evfordulos-dijertesito.pdf'],
  ['../../etc/passwd', 'application/pdf', 'etc-passwd.pdf'],
  ['törzskönyv (másolat)', 'image/jpeg', 'torzskonyv-masolat.jpg'],
  ['„…”', 'image/png', 'dokumentum.png'],
])('a document with the title "%s" and the type %s is saved as %s', (title, type, name) => {
  expect(fileNameOf(title, type)).toBe(name)
})
