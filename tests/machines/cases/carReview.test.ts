import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { carReviewPhotos } from '../../../machines/cases/casco/carReviewPhotos.case'
import { draftKey } from '../../../machines/storageKeys'
import { CAR_REVIEW_PHOTOS, reviewCar } from '../../../src/api/cascoPhotos'
import { deleteDocument, downloadDocument, uploadDocument } from '../../../src/api/documents'
import { samplePhoto } from '../../../tools/exploration/kit/sampleFile'
import { fileArrives } from '../kit/fileArrives'

import { answer, begin, callsTo, fail, load, page, refuse, reload, withClock } from '../kit/story'

withClock()

const CONTRACT = '20000001'
const machine = buildCaseMachine(carReviewPhotos)
const prepared = { ok: true, file: { size: 420_000, mimeType: 'image/jpeg' } } as const

/** Opens a car inspection at the step of its photos. */
const attaching = async ({ fake, parent }: ReturnType<typeof page> = page()) => {
  const saved = fake.services.storage.read(draftKey(CONTRACT, carReviewPhotos.id)) ?? null
  const input = { contractNumber: CONTRACT, address: '', today: '2026-11-21', draftId: 'd', saved }
  const actor = await begin(createActor(machine, { input, parent }), fake)
  if (actor.getSnapshot().value === 'filling') actor.send({ type: 'step.submitted' })
  const take = (field: string, id = field, file = samplePhoto) => {
    const { name, size, mimeType } = file
    fake.files.set(id, new File(['kép'], name, { type: mimeType }))
    actor.send({ type: 'file.added', field, file: { id, name, size, mimeType } })
  }
  const bring = async (field: string, id = field) => {
    take(field, id)
    await load(fake, 'preparePhoto', prepared)
    await fileArrives(fake, `document of ${id}`)
  }
  return { fake, actor, take, bring, answers: () => actor.getSnapshot().context.answers }
}

const bringAll = async ({ bring }: Awaited<ReturnType<typeof attaching>>) => {
  for (const name of CAR_REVIEW_PHOTOS) await bring(name)
}

test('a car review sends the ids of the seven specified photos, each under the photo’s name', async () => {
  const review = await attaching()
  await bringAll(review)
  review.actor.send({ type: 'step.submitted' })
  expect(callsTo(review.fake, reviewCar)).toMatchObject([
    { input: { body: Object.fromEntries(CAR_REVIEW_PHOTOS.map((name) => [name, `document of ${name}`])) } },
  ])
})

test('a car review shows an error for each missing photo on submit, and keeps an uploaded photo', async () => {
  const review = await attaching()
  await review.bring('frontLeft')
  review.actor.send({ type: 'step.submitted' })
  expect(review.actor.getSnapshot().value).toBe('attaching')
  expect(Object.keys(review.actor.getSnapshot().context.problems).sort()).toEqual(
    CAR_REVIEW_PHOTOS.filter((name) => name !== 'frontLeft').sort(),
  )
  expect(review.answers().frontLeft).toMatchObject([{ status: 'uploaded' }])
})

test('a car review refuses a PDF in place of a photo', async () => {
  const { take, answers, fake, actor } = await attaching()
  take('key', 'paper', { ...samplePhoto, name: 'kulcs.pdf', mimeType: 'application/pdf' })
  expect(answers().key).toMatchObject([{ status: 'refused', problem: 'notPhoto' }])
  actor.send({ type: 'step.submitted' })
  expect(actor.getSnapshot().context.problems).toMatchObject({ key: { name: 'photoFailed' } })
  expect(callsTo(fake, uploadDocument)).toEqual([])
})

test('a car review deletes an uploaded photo at the insurer when another photo replaces it', async () => {
  const { bring, answers, fake } = await attaching()
  await bring('key', 'first')
  await bring('key', 'second')
  expect(answers().key).toMatchObject([{ id: 'second', status: 'uploaded' }])
  expect(callsTo(fake, deleteDocument)).toMatchObject([{ input: { query: { id: 'document of first' } } }])
})

test('a car review does not upload a photo that was replaced while it was being prepared', async () => {
  const { take, answers, fake } = await attaching()
  take('key', 'first')
  take('key', 'second')
  await load(fake, 'preparePhoto', prepared)
  expect(callsTo(fake, uploadDocument)).toHaveLength(1)
  expect(answers().key).toMatchObject([{ id: 'second', status: 'sending' }])
})

test('after its submission, a car review ignores the result of deleting a replaced photo', async () => {
  const review = await attaching()
  await bringAll(review)
  await review.bring('key', 'second')
  review.actor.send({ type: 'step.submitted' })
  await answer(review.fake, deleteDocument, {})
  expect(review.actor.getSnapshot().context).toMatchObject({ isSent: true, step: 'submitting' })
  await fail(review.fake, reviewCar)
  const reopened = await attaching(reload(review.fake))
  expect(reopened.actor.getSnapshot().value).toBe('submitFailed')
})

test('a car review restores its photos after a reload, and marks a photo unknown to the insurer as lost', async () => {
  const before = await attaching()
  await bringAll(before)
  const { fake, answers, bring, actor } = await attaching(reload(before.fake))
  expect(callsTo(fake, downloadDocument)).toHaveLength(7)
  // `refuse` rejects the newest pending call, so the other six are still pending.
  await refuse(fake, downloadDocument, { code: 'DOCUMENT_NOT_FOUND' })
  const photo = new Blob(['kép'], { type: 'image/jpeg' })
  for (let found = 0; found < 6; found += 1) await answer(fake, downloadDocument, photo)
  expect(fake.shown.size).toBe(6)
  const lost = Object.entries(answers()).flatMap(([name, files]) =>
    JSON.stringify(files).includes('"lost"') ? [name] : [],
  )
  expect(lost).toHaveLength(1)
  for (const name of lost) await bring(name, 'again')
  actor.send({ type: 'step.submitted' })
  expect(callsTo(fake, reviewCar)).toHaveLength(1)
})
