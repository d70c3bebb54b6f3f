import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteDocument, LARGEST_FILE, uploadDocument } from '../../src/api/documents'
import { getCases, getHeader, getModifyLicensePlate, modifyLicensePlate } from '../../src/api/kgfb'
import {
  type Insurer,
  type InsurerResponse,
  insurers,
  rejectedChange,
  signIn,
} from '../../tools/exploration/kit/insurers'
import { fileLike } from './files'
import { readFilled } from './filled'

describe.each(Object.entries(insurers))('a licence plate change at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let token: string
  beforeEach(async () => {
    insurer = await create()
    token = await signIn(insurer)
  })
  afterEach(() => insurer.close())

  const upload = (size: number, type: string, key?: string): Promise<InsurerResponse> => {
    const body = new FormData()
    body.append('file', fileLike(type, 'törzskönyv.pdf', size))
    return insurer.call(uploadDocument, { body, token, ...(key !== undefined && { key }) })
  }
  const uploaded = async (): Promise<string> =>
    v.parse(uploadDocument.response, (await upload(2048, 'application/pdf')).body).id
  const change = (licensePlateNumber: string, registrationBook: readonly string[], key?: string) =>
    insurer.call(modifyLicensePlate, {
      body: { licensePlateNumber, registrationBook },
      token,
      ...(key !== undefined && { key }),
    })
  const cases = async () => v.parse(getCases.response, (await insurer.call(getCases, { token })).body)
  const header = async () => readFilled(getHeader.response, (await insurer.call(getHeader, { token })).body)

  it('reports that the customer has other contracts', async () => {
    expect((await insurer.call(getModifyLicensePlate, { token })).body).toEqual({ hasOtherContracts: true })
  })

  it('changes the plate in the header and adds a case to the list of cases', async () => {
    const before = await header()
    const answer = await change('AABC123', [await uploaded()])
    expect(answer).toMatchObject({
      status: 200,
      body: {
        caseStatus: 'SUCCEEDED',
        oldLicensePlateNumber: 'RJK-482',
        newLicensePlateNumber: 'AA BC-123',
        confirmationEmail: 'kerekes.boglarka@pelda.example',
      },
    })
    expect(await header()).toEqual({
      ...before,
      licensePlateNumber: 'AA BC-123',
    })
    expect((await cases())[0]).toMatchObject({ name: 'Rendszám módosítása', caseStatus: 'SUCCEEDED' })
    expect(await cases()).toHaveLength(2)
  })

  it('adds a second case only if the second request has another idempotency key', async () => {
    const document = await uploaded()
    const first = await change('AABC123', [document], 'key-1')
    expect(await change('AABC123', [document], 'key-1')).toEqual(first)
    expect(await cases()).toHaveLength(2)
    expect((await change('AABC124', [document], 'key-2')).status).toBe(200)
    expect(await cases()).toHaveLength(3)
  })

  it('adds one case if two requests with the same idempotency key arrive at the same time', async () => {
    const document = await uploaded()
    const [first, second] = await Promise.all([
      change('AABC123', [document], 'key-1'),
      change('AABC123', [document], 'key-1'),
    ])
    expect(first).toEqual(second)
    expect(await cases()).toHaveLength(2)
  })

  it('stores its document only once if the upload is repeated with the same idempotency key', async () => {
    const first = await upload(100, 'image/png', 'key-1')
    expect(await upload(100, 'image/png', 'key-1')).toEqual(first)
    expect((await upload(100, 'image/png', 'key-2')).body).not.toEqual(first.body)
  })

  it('stores two documents if two contracts upload a file with the same idempotency key', async () => {
    const first = await upload(100, 'image/png', 'key-1')
    token = await signIn(insurer, '10000002')
    expect((await upload(100, 'image/png', 'key-1')).body).not.toEqual(first.body)
  })

  it('can neither use nor delete a document of another contract', async () => {
    const id = await uploaded()
    token = await signIn(insurer, '10000002')
    await insurer.call(deleteDocument, { query: { id }, token })
    expect((await change('AABC123', [id])).status).toBe(422)
    token = await signIn(insurer, '10000001')
    expect((await change('AABC123', [id])).status).toBe(200)
  })

  it('is refused if the plate is unchanged or the document does not exist', async () => {
    expect(await change('rjk 482', [await uploaded()])).toEqual(rejectedChange)
    expect(await change('AABC123', ['document-404'])).toEqual(rejectedChange)
    expect(await cases()).toHaveLength(1)
  })

  it('is refused if its document was deleted; deleting the document twice is no error', async () => {
    const id = await uploaded()
    expect(await insurer.call(deleteDocument, { query: { id }, token })).toEqual({ status: 200, body: {} })
    expect((await insurer.call(deleteDocument, { query: { id }, token })).status).toBe(200)
    expect((await change('AABC123', [id])).body).toEqual({ code: 'MODIFICATION_FAILED001' })
  })

  it('returns the name, size and type of its document after the upload', async () => {
    expect((await upload(2048, 'application/pdf')).body).toMatchObject({
      file_name: 'törzskönyv.pdf',
      file_size: 2048,
      mime_type: 'application/pdf',
    })
  })

  it('refuses a file that is too large or of an unsupported type', async () => {
    expect((await upload(LARGEST_FILE, 'image/jpeg')).status).toBe(200)
    expect(await upload(LARGEST_FILE + 1, 'image/jpeg')).toEqual({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
    expect(await upload(10, 'text/html')).toEqual({ status: 415, body: { code: 'FILE_TYPE_REFUSED' } })
  })

  it.each([
    [undefined, ['licensePlateNumber', 'registrationBook']],
    ['not JSON', ['licensePlateNumber', 'registrationBook']],
    [[], ['licensePlateNumber', 'registrationBook']],
    [{ licensePlateNumber: '', registrationBook: [] }, ['licensePlateNumber', 'registrationBook']],
    [{ licensePlateNumber: 'AABC123' }, ['registrationBook']],
    [{ licensePlateNumber: 5, registrationBook: ['a'] }, ['licensePlateNumber']],
  ])('names the missing fields if the request body is %j', async (body, fields) => {
    expect(await insurer.call(modifyLicensePlate, { body, token })).toEqual({
      status: 400,
      body: { code: 'MISSING_FIELDS', fields },
    })
  })

  it('names the missing field if an upload has no file or a deletion has no document id', async () => {
    expect((await insurer.call(uploadDocument, { body: new FormData(), token })).body).toMatchObject({
      fields: ['file'],
    })
    expect((await insurer.call(deleteDocument, { token })).body).toMatchObject({ fields: ['id'] })
  })

  it('is refused on a terminated contract', async () => {
    token = await signIn(insurer, '10000003')
    expect((await change('AABC123', [await uploaded()])).body).toEqual({ code: 'MODIFICATION_FAILED001' })
    expect(await header()).toMatchObject({ licensePlateNumber: 'MNS-907', casesCount: 0 })
  })
})
