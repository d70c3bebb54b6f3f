import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteDocument, downloadDocument, signDigitally, signManually, uploadDocument } from '../../src/api/documents'
import { caseResult } from '../../src/api/entities'
import { getCases } from '../../src/api/kgfb'
import { terminate } from '../../src/api/kgfbTermination'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { bytesOf, type DocumentCustomer, documentCustomer, NOT_FOUND } from './documentCustomer'
import { fileLike } from './files'
import { readFilled } from './filled'

describe.each(Object.entries(insurers))('at the simulated insurer %s, files', (_name, create) => {
  let insurer: Insurer
  let customer: DocumentCustomer
  beforeEach(async () => {
    insurer = await create()
    customer = await documentCustomer(insurer)
  })
  afterEach(() => insurer.close())

  const upload = (file: File) => {
    const form = new FormData()
    form.append('file', file)
    form.append('note', 'egy másik mező')
    return customer.post(uploadDocument, form)
  }
  const uploaded = async (file = fileLike('application/pdf', 'nyilatkozat.pdf')) =>
    v.parse(uploadDocument.response, (await upload(file)).body)
  const toBeSigned = async (email?: string): Promise<string> => {
    const body = { terminationReason: 'anniversary', ...(email !== undefined && { email }) }
    return readFilled(caseResult, (await customer.post(terminate, body)).body).caseId
  }

  it('are downloaded with the same type and bytes as uploaded', async () => {
    const photo = fileLike('image/jpeg', 'fénykép.jpg', 300_000)
    const { id, url } = await uploaded(photo)
    expect(url).toBe(`documents/download?id=${id}`)
    const { status, body } = await customer.call(downloadDocument, { id })
    expect(status).toBe(200)
    expect(body).toMatchObject({ type: 'image/jpeg' })
    expect(await bytesOf(body)).toEqual(new Uint8Array(await photo.arrayBuffer()))
  })

  it('get their type from their first bytes, not from their name', async () => {
    const wrongType = { status: 415, body: { code: 'FILE_TYPE_REFUSED' } }
    expect(await upload(new File(['MZ\x90\x00'], 'számla.pdf', { type: 'application/pdf' }))).toEqual(wrongType)
    expect(await upload(new File([], 'üres.pdf', { type: 'application/pdf' }))).toEqual(wrongType)
    const png = new File([fileLike('image/png', '')], 'kép.jpg', { type: 'image/jpeg' })
    expect(await uploaded(png)).toMatchObject({ mime_type: 'image/png', file_name: 'kép.jpg', file_size: 100 })
  })

  it('are not found after their deletion, or by the customer of another contract', async () => {
    const { id } = await uploaded()
    const otherCustomer = await documentCustomer(insurer, '10000002')
    expect(await otherCustomer.call(downloadDocument, { id })).toEqual(NOT_FOUND)
    expect((await customer.call(downloadDocument, { id })).status).toBe(200)
    await customer.call(deleteDocument, { id })
    expect(await customer.call(downloadDocument, { id })).toEqual(NOT_FOUND)
  })

  it.each(['document-404', 'case-404', '__proto__', 'toString'])(
    'are not found under the unknown id %s',
    async (id) => {
      expect(await customer.call(downloadDocument, { id })).toEqual(NOT_FOUND)
    },
  )

  it('include the confirmation of a case only for the contract of that case', async () => {
    const id = 'UE-2026-900001'
    expect(await customer.lines(downloadDocument, { id })).toEqual(
      expect.arrayContaining(['Visszaigazolás', 'Telefonszám módosítása', 'Kerekes Boglárka', 'RJK-482']),
    )
    expect(await (await documentCustomer(insurer, '10000002')).call(downloadDocument, { id })).toEqual(NOT_FOUND)
  })

  it('of a case contain a declaration while the case waits for a signature, and a confirmation afterwards', async () => {
    const id = await toBeSigned()
    const before = await customer.lines(downloadDocument, { id })
    expect(before).toEqual(
      expect.arrayContaining(['Aláírandó nyilatkozat', 'Szerződés megszüntetése', 'Felmondás évfordulóra', 'Aláírás']),
    )
    await customer.post(signDigitally, { caseId: id })
    const after = await customer.lines(downloadDocument, { id })
    expect(after).toContain('Visszaigazolás')
    expect(after).not.toContain('Aláírás')
  })

  it('that are signed digitally complete their case, and a second signature is refused', async () => {
    const caseId = await toBeSigned('masik@pelda.example')
    expect(await customer.post(signDigitally, { caseId })).toEqual({
      status: 200,
      body: {
        caseStatus: 'SUCCEEDED',
        caseId,
        confirmationDocumentLink: `documents/download?id=${caseId}`,
        confirmationEmail: 'masik@pelda.example',
      },
    })
    expect(await customer.post(signDigitally, { caseId })).toEqual(rejectedChange)
    await insurer.advance(60_000)
    expect((await customer.read(getCases))[0]).toMatchObject({ caseId, caseStatus: 'SUCCEEDED' })
  })

  it('that are signed on paper complete their case only if signed copies were uploaded', async () => {
    const caseId = await toBeSigned()
    expect(await customer.post(signManually, { caseId, documents: ['document-404'] })).toEqual(rejectedChange)
    expect((await customer.post(signManually, { caseId, documents: [] })).body).toMatchObject({ fields: ['documents'] })
    const documents = [(await uploaded()).id]
    expect(await customer.post(signManually, { caseId, documents })).toMatchObject({
      status: 200,
      body: { caseStatus: 'SUCCEEDED', confirmationEmail: 'kerekes.boglarka@pelda.example' },
    })
    expect(await customer.post(signManually, { caseId, documents })).toEqual(rejectedChange)
  })

  it('cannot be signed if no case of the contract waits for a signature', async () => {
    for (const caseId of ['UE-2026-900001', 'case-404']) {
      expect(await customer.post(signDigitally, { caseId }), caseId).toEqual(rejectedChange)
    }
    const caseId = await toBeSigned()
    const otherCustomer = await documentCustomer(insurer, '10000002')
    expect(await otherCustomer.post(signDigitally, { caseId })).toEqual(rejectedChange)
  })
})
