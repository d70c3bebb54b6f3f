import { describe, expect, it } from 'vitest'
import { createEmptyActor } from 'xstate'
import { SESSION } from '../../machines/storageKeys'
import { downloadDocument, signDigitally, signManually, uploadDocument } from '../../src/api/documents'
import { getCases } from '../../src/api/kgfb'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { sampleSession } from '../../tools/exploration/kit/sampleToken'
import { fileArrives } from './kit/fileArrives'
import { acceptedResult, CASE, chooseCopy, SAVED, signing } from './kit/signature'
import { answer, callsTo, fail, page, refuse, reload, withClock } from './kit/story'

withClock()

type Signature = Awaited<ReturnType<typeof signing>>['signature']

const keysOf = (fake: FakeServices, endpoint: typeof signDigitally | typeof signManually) =>
  callsTo(fake, endpoint).map(({ idempotencyKey }) => idempotencyKey)

describe('a digital signature', () => {
  it('ends with the insurer’s answer and leaves nothing in the tab', async () => {
    const { fake, signature } = await signing()
    signature.send({ type: 'digital.chosen' })
    expect(callsTo(fake, signDigitally).map(({ input }) => input)).toMatchObject([{ body: { caseId: CASE } }])
    await answer(fake, signDigitally, acceptedResult)
    expect(signature.getSnapshot().output).toEqual({ type: 'signed', result: acceptedResult })
    expect(fake.storage.has(SAVED)).toBe(false)
  })

  it('is retried with the same idempotency key after a lost answer', async () => {
    const { fake, signature, state, context } = await signing()
    signature.send({ type: 'digital.chosen' })
    signature.send({ type: 'digital.chosen' })
    await fail(fake, signDigitally)
    expect(state()).toBe('choosing')
    expect(context().notice).toBe('transport')
    signature.send({ type: 'digital.chosen' })
    expect(keysOf(fake, signDigitally)).toHaveLength(2)
    expect(new Set(keysOf(fake, signDigitally)).size).toBe(1)
    expect(context().notice).toBe(null)
  })

  it.each([
    ['a reload', async () => undefined],
    [
      'leaving the signature',
      async (_: FakeServices, signature: Signature) => signature.send({ type: 'signature.left' }),
    ],
    ['a reload that aborted the call before the page was gone', (fake: FakeServices) => fail(fake, signDigitally)],
  ])('is not repeated by itself after %s, and a retry keeps its idempotency key', async (_, leave) => {
    const { fake, signature } = await signing()
    signature.send({ type: 'digital.chosen' })
    await leave(fake, signature)
    const reopened = await signing(reload(fake))
    expect(reopened.state()).toBe('choosing')
    expect(reopened.context().notice).toBe('unanswered')
    expect(callsTo(reopened.fake, signDigitally)).toEqual([])
    reopened.signature.send({ type: 'digital.chosen' })
    expect(reopened.context().notice).toBeNull()
    expect(keysOf(reopened.fake, signDigitally)).toEqual(keysOf(fake, signDigitally))
    await answer(reopened.fake, signDigitally, acceptedResult)
    expect(reopened.signature.getSnapshot().output).toMatchObject({ type: 'signed' })
  })

  it('can be retried with a new idempotency key after a refusal', async () => {
    const { fake, signature, state, context } = await signing()
    signature.send({ type: 'digital.chosen' })
    await refuse(fake, signDigitally, { code: 'MODIFICATION_FAILED001' })
    expect(state()).toBe('choosing')
    expect(context().notice).toBe('refused')
    signature.send({ type: 'digital.chosen' })
    expect(new Set(keysOf(fake, signDigitally)).size).toBe(2)
  })

  it.each([
    [null, null],
    ['SUPERSEDED', 'refused'],
    ['REJECTED', 'refused'],
  ] as const)('that is refused for a succeeded case with the decision %s has the notice %s', async (status, notice) => {
    const opened = page()
    opened.fake.services.storage.write(SESSION, sampleSession())
    const { fake, signature, context } = await signing(opened)
    signature.send({ type: 'digital.chosen' })
    await refuse(fake, signDigitally, { code: 'MODIFICATION_FAILED001' })
    await answer(fake, getCases, [
      { ...acceptedResult, name: 'Szerződés megszüntetése', caseId: CASE, decision: status && { status } },
    ])
    expect(signature.getSnapshot().output?.type).toBe(notice === null ? 'signed' : undefined)
    expect(context().notice).toBe(notice)
  })

  it.each([
    ['was refused', (fake: FakeServices) => refuse(fake, signDigitally, { code: 'MODIFICATION_FAILED001' })],
    ['had to wait for a new sign-in', (fake: FakeServices) => fail(fake, signDigitally, 'expired')],
  ])('that %s shows no notice after a reload', async (_, end) => {
    const { fake, signature } = await signing()
    signature.send({ type: 'digital.chosen' })
    await end(fake)
    const reopened = await signing(reload(fake))
    expect(reopened.context().notice).toBeNull()
  })

  it('returns to the choice of the signature, with a notice, if the insurer reports that a signature is still required', async () => {
    const { fake, signature, state, context } = await signing()
    signature.send({ type: 'digital.chosen' })
    await answer(fake, signDigitally, { ...acceptedResult, caseStatus: 'DIGITAL_SIGNATURE_NEEDED' })
    expect(state()).toBe('choosing')
    expect(context().notice).toBe('stillNeeded')
  })
})

describe('a signature on paper', () => {
  it('is submitted with the uploaded copies, also after a reload', async () => {
    const { fake, signature } = await signing()
    signature.send({ type: 'manual.chosen' })
    chooseCopy(fake, signature, 'file-1')
    await fileArrives(fake, 'document-1')
    const reopened = await signing(reload(fake))
    expect(reopened.state()).toBe('attaching')
    expect(reopened.context().files).toMatchObject([{ id: 'file-1', status: 'uploaded', documentId: 'document-1' }])
    chooseCopy(reopened.fake, reopened.signature, 'file-2')
    await fileArrives(reopened.fake, 'document-2')
    reopened.signature.send({ type: 'documents.submitted' })
    expect(callsTo(reopened.fake, signManually).map(({ input }) => input)).toMatchObject([
      { body: { caseId: CASE, documents: ['document-1', 'document-2'] } },
    ])
    await answer(reopened.fake, signManually, acceptedResult)
    expect(reopened.signature.getSnapshot().output).toEqual({ type: 'signed', result: acceptedResult })
    expect(reopened.fake.storage.has(SAVED)).toBe(false)
    expect(reopened.fake.files.size).toBe(0)
  })

  it.each([
    ['no copy was chosen', 'filesMissing', async () => undefined],
    [
      'a copy is being uploaded',
      'filesSending',
      async (fake: FakeServices, signature: Parameters<typeof chooseCopy>[1]) => chooseCopy(fake, signature),
    ],
    [
      'a copy failed to upload',
      'filesFailed',
      async (fake: FakeServices, signature: Parameters<typeof chooseCopy>[1]) => {
        chooseCopy(fake, signature)
        await fail(fake, uploadDocument)
      },
    ],
  ])('is not submitted if %s', async (_, problem, choose) => {
    const { fake, signature, state, context } = await signing()
    signature.send({ type: 'manual.chosen' })
    await choose(fake, signature)
    signature.send({ type: 'documents.submitted' })
    expect(state()).toBe('attaching')
    expect(context().problem).toMatchObject({ name: problem })
    expect(callsTo(fake, signManually)).toEqual([])
  })

  it('keeps its idempotency key in a retry after a lost response, but not if the copies have changed', async () => {
    const { fake, signature, state, context } = await signing()
    signature.send({ type: 'manual.chosen' })
    chooseCopy(fake, signature, 'file-1')
    await fileArrives(fake)
    signature.send({ type: 'documents.submitted' })
    await fail(fake, signManually)
    expect(state()).toBe('attaching')
    expect(context()).toMatchObject({ notice: 'transport', files: [{ id: 'file-1' }] })
    signature.send({ type: 'documents.submitted' })
    await fail(fake, signManually)
    expect(new Set(keysOf(fake, signManually)).size).toBe(1)
    chooseCopy(fake, signature, 'file-2')
    await fileArrives(fake, 'document-2')
    signature.send({ type: 'documents.submitted' })
    expect(new Set(keysOf(fake, signManually)).size).toBe(2)
  })

  it.each([
    ['interrupted', async () => undefined],
    ['aborted before the page was unloaded', (fake: FakeServices) => fail(fake, signManually)],
  ])('that a reload %s can be submitted again with the same idempotency key', async (_, abort) => {
    const { fake, signature } = await signing()
    signature.send({ type: 'manual.chosen' })
    chooseCopy(fake, signature)
    await fileArrives(fake)
    signature.send({ type: 'documents.submitted' })
    await abort(fake)
    const reopened = await signing(reload(fake))
    expect(reopened.state()).toBe('attaching')
    expect(reopened.context().notice).toBe('unanswered')
    reopened.signature.send({ type: 'documents.submitted' })
    expect(keysOf(reopened.fake, signManually)).toEqual(keysOf(fake, signManually))
  })

  it('keeps its copies after a refusal and is retried with a new idempotency key', async () => {
    const { fake, signature, state, context } = await signing()
    signature.send({ type: 'manual.chosen' })
    chooseCopy(fake, signature)
    await fileArrives(fake)
    signature.send({ type: 'documents.submitted' })
    await refuse(fake, signManually, { code: 'MODIFICATION_FAILED001' })
    expect(state()).toBe('attaching')
    expect(context()).toMatchObject({ notice: 'refused', files: [{ status: 'uploaded' }] })
    signature.send({ type: 'documents.submitted' })
    expect(new Set(keysOf(fake, signManually)).size).toBe(2)
  })

  it('still uploads its copies while the customer is back at the choice of the signature', async () => {
    const { fake, signature, state, context } = await signing()
    signature.send({ type: 'manual.chosen' })
    chooseCopy(fake, signature)
    signature.send({ type: 'choice.requested' })
    await fileArrives(fake)
    expect(state()).toBe('choosing')
    signature.send({ type: 'manual.chosen' })
    expect(context().files).toMatchObject([{ status: 'uploaded' }])
  })

  it('marks an unfinished upload as missing after a reload, and does not continue it', async () => {
    const { fake, signature } = await signing()
    signature.send({ type: 'manual.chosen' })
    chooseCopy(fake, signature)
    const reopened = await signing(reload(fake))
    expect(reopened.context().files).toMatchObject([{ status: 'missing', problem: null }])
    expect(callsTo(reopened.fake, uploadDocument)).toEqual([])
  })

  it('repeats an unfinished upload with the same idempotency key if it is opened again without a reload', async () => {
    const { fake, signature } = await signing()
    signature.send({ type: 'manual.chosen' })
    chooseCopy(fake, signature)
    const reopened = await signing({ fake, parent: createEmptyActor() })
    expect(reopened.state()).toBe('attaching')
    expect(reopened.context().files).toMatchObject([{ status: 'sending' }])
    const [first, second, ...more] = callsTo(fake, uploadDocument)
    expect(more).toEqual([])
    expect(second).toEqual(first)
  })

  it('opens again at the upload step, with its copies, after the customer has left it', async () => {
    const { fake, signature } = await signing()
    signature.send({ type: 'manual.chosen' })
    chooseCopy(fake, signature)
    await fileArrives(fake)
    signature.send({ type: 'signature.left' })
    expect(signature.getSnapshot().output).toEqual({ type: 'left' })
    const reopened = await signing(reload(fake))
    expect(reopened.state()).toBe('attaching')
    expect(reopened.context().files).toMatchObject([{ status: 'uploaded' }])
  })
})

describe('the document that the customer can download before the signature', () => {
  it.each([
    ['the linked document', 'documents/download?id=document-7', 'document-7'],
    ["the case's own document if none is linked", null, CASE],
    ["the case's own document if the link leads elsewhere", 'https://elsewhere.example/?id=document-7', CASE],
  ])('is %s', async (_, link, id) => {
    const { fake, signature, context } = await signing(undefined, link)
    signature.send({ type: 'download.requested', title: 'Aláírandó irat' })
    signature.send({ type: 'download.requested', title: 'Aláírandó irat' })
    expect(callsTo(fake, downloadDocument).map(({ input }) => input)).toEqual([{ query: { id } }])
    await fail(fake, downloadDocument)
    expect(context().download).toMatchObject({ status: 'failed', problem: 'transport' })
    signature.send({ type: 'download.requested', title: 'Aláírandó irat' })
    expect(callsTo(fake, downloadDocument)).toHaveLength(2)
  })
})

it('a signature whose stored data are invalid starts with the choice between digital and paper', async () => {
  const { fake } = await signing()
  fake.storage.set(SAVED, JSON.stringify({ step: 'submitting', files: 'none' }))
  const reopened = await signing(reload(fake))
  expect(reopened.state()).toBe('choosing')
  expect(reopened.context().files).toEqual([])
})
