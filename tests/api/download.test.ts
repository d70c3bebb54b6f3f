import { afterEach, expect, test, vi } from 'vitest'
import { downloadDocument } from '../../src/api/documents'
import { downloadInvoice } from '../../src/api/insuranceDocuments'
import { sampleClient } from './sampleClient'

afterEach(() => {
  vi.unstubAllGlobals()
})

const pdf = 'application/pdf'

/**
 * Downloads a file that arrives in pieces of these sizes (bytes). Returns each progress that the client reported, and
 * the file's size.
 */
const sharesOf = async (pieces: readonly number[], headers: Record<string, string>) => {
  const totalSize = pieces.reduce((sum, size) => sum + size, 0)
  const bytes = new TextEncoder().encode(`%PDF-${'\0'.repeat(totalSize - 10)}%%EOF`)
  const body = new ReadableStream({
    start(controller) {
      let start = 0
      for (const size of pieces) {
        controller.enqueue(bytes.slice(start, start + size))
        start += size
      }
      controller.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': pdf, ...headers } }))
  const shares: number[] = []
  const signal = new AbortController().signal
  const outcome = await sampleClient()(
    downloadInvoice,
    { query: { id: 'invoice-1' } },
    { signal, onProgress: (at) => shares.push(at) },
  )
  return { shares, size: outcome.ok ? outcome.data.size : null }
}

test('a download with a content length reports its progress', async () => {
  expect(await sharesOf([250, 250, 500], { 'content-length': '1000' })).toEqual({ shares: [0.25, 0.5, 1], size: 1000 })
})

test('a download in many small pieces reports its progress once for each percent', async () => {
  const { shares } = await sharesOf([5, ...Array(4995).fill(1)], { 'content-length': '5000' })
  expect(shares).toHaveLength(100)
  expect(shares.at(-1)).toBe(1)
})

test.each([
  ['without a content length', {}],
  ['with an invalid content length', { 'content-length': 'many' }],
  ['with the content length of its compressed form', { 'content-length': '10', 'content-encoding': 'gzip' }],
])('a download %s reports no progress', async (_, headers) => {
  expect(await sharesOf([250, 250], headers)).toEqual({ shares: [], size: 500 })
})

test('a download larger than its content length reports at most 100 percent', async () => {
  expect(await sharesOf([600, 600], { 'content-length': '1000' })).toEqual({ shares: [0.6, 1], size: 1200 })
})

const received = (content: BodyInit, type: string) => {
  vi.stubGlobal('fetch', async () => new Response(content, { headers: { 'content-type': type } }))
  return sampleClient()(downloadDocument, { query: { id: 'document-1' } }, { signal: new AbortController().signal })
}

test.each([
  ['an empty body', ''],
  ['an HTML page', '<!doctype html><title>Hiba</title>'],
  ['a GIF', 'GIF89a'],
])('a download fails with the technical error brokenAnswer if it is %s sent as a PDF', async (_, content) => {
  await expect(received(content, pdf)).rejects.toMatchObject({ type: 'brokenAnswer' })
})

test.each(['', 'application/octet-stream', 'application/x-pdf', 'application/pdf; charset=UTF-8'])(
  'a PDF sent with the type "%s" is accepted as a PDF',
  async (type) => {
    expect(await received('%PDF-1.7\n%%EOF', type)).toMatchObject({ ok: true, data: { type: pdf, size: 14 } })
  },
)

const TRAILER = 'startxref\n9\n%%EOF\n'
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const JPEG = '\xff\xd8\xff\xe0\x00\x04ab\xff\xda\x00\x02picture'
const PNG = '\x89PNG\r\n\x1a\npicture'

test.each([
  ['a PDF', `%PDF-1.4\n1 0 obj ${TRAILER}`],
  ['a PDF with bytes after its end', `%PDF-1.4\n${TRAILER}${'\0'.repeat(1000)}`],
  ['a PDF padded to a block', `%PDF-1.4\n${TRAILER}${'\0'.repeat(4096)}`],
  ['a JPEG', `${JPEG}\xff\xd9`],
  ['a PNG', `${PNG}\0\0\0\0IEND\xaeB\x60\x82`],
])('a download of a complete file is accepted: %s', async (_, content) => {
  expect(await received(bytes(content), '')).toMatchObject({ ok: true })
})

test.each([
  ['a PDF', '%PDF-1.4\n1 0 obj'],
  ['a PDF that continues after its first end', `%PDF-1.4\n${TRAILER}${'1 0 obj '.repeat(200)}`],
  ['a JPEG', JPEG],
  ['a PNG', PNG],
])(
  'a download fails with the technical error brokenAnswer if the end of the file is missing: %s',
  async (_, content) => {
    await expect(received(bytes(content), '')).rejects.toMatchObject({ type: 'brokenAnswer' })
  },
)
