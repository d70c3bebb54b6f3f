import { afterEach, expect, test, vi } from 'vitest'
import { downloadInvoice } from '../../src/api/insuranceDocuments'
import { sampleClient } from './sampleClient'

afterEach(() => {
  vi.unstubAllGlobals()
})

const pdf = 'application/pdf'

/** The first bytes of a PDF. */
const pdfOf = (size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-').subarray(0, size))
  return bytes
}

/** The progress reported for a call whose answer arrives in these pieces (bytes). */
const sharesOf = async (pieces: readonly number[], headers: Record<string, string>) => {
  const body = new ReadableStream({
    start(controller) {
      for (const [at, size] of pieces.entries()) controller.enqueue(at === 0 ? pdfOf(size) : new Uint8Array(size))
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

test('a file whose size the insurer tells says how much of it has come', async () => {
  expect(await sharesOf([250, 250, 500], { 'content-length': '1000' })).toEqual({ shares: [0.25, 0.5, 1], size: 1000 })
})

test('many small pieces are told a per cent at a time', async () => {
  const { shares } = await sharesOf([5, ...Array(4995).fill(1)], { 'content-length': '5000' })
  expect(shares).toHaveLength(100)
  expect(shares.at(-1)).toBe(1)
})

test.each([
  ['of unknown size', {}],
  ['whose size is nonsense', { 'content-length': 'many' }],
  ['whose size is that of its packed form', { 'content-length': '10', 'content-encoding': 'gzip' }],
])('a file %s comes without a word of how much', async (_, headers) => {
  expect(await sharesOf([250, 250], headers)).toEqual({ shares: [], size: 500 })
})

test('a file that is larger than was said never goes beyond the whole', async () => {
  expect(await sharesOf([600, 600], { 'content-length': '1000' })).toEqual({ shares: [0.6, 1], size: 1200 })
})

const received = (content: string, type: string) => {
  vi.stubGlobal('fetch', async () => new Response(content, { headers: { 'content-type': type } }))
  return sampleClient()(downloadInvoice, { query: { id: 'invoice-1' } }, { signal: new AbortController().signal })
}

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Hiba</title>'],
  ['a picture', 'GIF89a'],
])('%s that is called a PDF is a broken answer', async (_, content) => {
  await expect(received(content, pdf)).rejects.toMatchObject({ type: 'brokenAnswer' })
})

test.each(['', 'application/octet-stream', 'application/x-pdf', 'application/pdf; charset=UTF-8'])(
  'a PDF of the type "%s" is a PDF',
  async (type) => {
    expect(await received('%PDF-1.7', type)).toMatchObject({ ok: true, data: { type: pdf, size: 8 } })
  },
)
