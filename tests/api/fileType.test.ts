import { describe, expect, it, vi } from 'vitest'
import { drawDocument } from '../../mocks/pdf'
import { isCutOff, typeByContent } from '../../src/api/fileType'

const bytes = (...values: readonly number[]) => Uint8Array.from(values)
const text = (value: string) => new TextEncoder().encode(value)

describe('the file type read from the content', () => {
  it.each([
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'image/jpeg'],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
    ['a PDF', text('%PDF-1.7\n'), 'application/pdf'],
    ['a PDF after other bytes', text(`${' '.repeat(1019)}%PDF-1.7`), 'application/pdf'],
    ['a PDF after a byte order mark', text('\ufeff%PDF-1.7'), 'application/pdf'],
    ['a PDF after a printer’s commands', text('\x1b%-12345X@PJL SET COPIES=1\r\n%PDF-1.7'), 'application/pdf'],
    ['a PDF after binary data', text(`\0\x05kotelezo${'\0'.repeat(120)}%PDF-1.7`), 'application/pdf'],
    ['a HEIC picture', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic'],
    ['a HEIC picture with the general brand mif1', text('\0\0\0\x18ftypmif1'), 'image/heic'],
    ['a GIF', text('GIF89a'), 'image/gif'],
    ['a WebP', text('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
  ])('is recognized for %s', (_, head, type) => {
    expect(typeByContent(head)).toBe(type)
  })

  it('is PDF for a document that the simulated insurer generates', async () => {
    const contract = { number: '10000001', product: '', holder: '', address: [], details: [] }
    const invoice = await drawDocument({ kind: 'invoice', documentNumber: '1', createdAt: 0, contract })
    expect(typeByContent(invoice)).toBe('application/pdf')
  })

  it.each([
    ['an EXE', text('MZ')],
    ['an SVG', text('<svg xmlns=')],
    ['an MP4', text('\0\0\0\x18ftypmp42')],
    ['a WAV', text('RIFF\x10\0\0\0WAVEfmt ')],
    ['the start of a PNG', bytes(0x89, 0x50, 0x4e)],
    ['an empty file', bytes()],
    ['a ZIP with a PDF', text('PK\x03\x04\x14\0iratok.pdf%PDF-1.7')],
    ['a TAR with a PDF', text(`iratok.pdf${'\0'.repeat(247)}ustar${'\0'.repeat(250)}%PDF-1.7`)],
    ['a signed PDF', bytes(0x30, 0x82, 0x10, 0, 0x06, 0x09, ...text('%PDF-1.7'))],
    ['an Outlook message with a PDF', bytes(0xd0, 0xcf, 0x11, 0xe0, 0, 0, ...text('%PDF-1.7'))],
    ['an e-mail that quotes a PDF', text('From: minta@pelda.example\r\n\r\n%PDF-1.7')],
    ['an HTML page that quotes a PDF', text('<p>Ezt kettőzte meg: %PDF-1.7')],
    ['a text with a PDF header after 1,020 bytes', text(`${' '.repeat(1020)}%PDF-1.7`)],
  ])('is null for %s', (_, head) => {
    expect(typeByContent(head)).toBeNull()
  })
})

describe('the end of a large JPEG', () => {
  const KB = 1024
  const START = bytes(0xff, 0xd8, 0xff, 0xda, 0, 2)
  const END = bytes(0xff, 0xd9)
  const filler = (size: number) => new Uint8Array(size)

  it.each([
    ['is found at the end of the file', [START, filler(5000 * KB), END], false],
    ['is found before a trailer', [START, filler(5000 * KB), END, filler(KB)], false],
    ['is found before a film', [START, filler(2000 * KB), END, filler(3000 * KB)], false],
    ['is found between two parts', [START, filler(256 * KB - 3), END, filler(3000 * KB)], false],
    ['is missing', [START, filler(5000 * KB)], true],
  ] as const)('%s, and no more than 256 kB are read at once', async (_, parts, isCut) => {
    const jpeg = new Blob([...parts])
    const readWhole = vi.spyOn(jpeg, 'arrayBuffer')
    const slice = vi.spyOn(jpeg, 'slice')
    expect(await isCutOff(jpeg)).toBe(isCut)
    expect(readWhole).not.toHaveBeenCalled()
    expect(Math.max(...slice.mock.results.map(({ value }) => value.size))).toBeLessThanOrEqual(256 * KB + 1)
  })

  it('is found without reading a complete photo to its end', async () => {
    const jpeg = new Blob([START, filler(5000 * KB), END])
    const slice = vi.spyOn(jpeg, 'slice')
    await isCutOff(jpeg)
    expect(slice).toHaveBeenCalledTimes(2)
  })
})
