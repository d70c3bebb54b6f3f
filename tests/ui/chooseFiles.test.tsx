import { beforeEach, expect, test, vi } from 'vitest'
import { chooseFiles } from '../../src/browser/chooseFiles'
import { fileOf, forgetFiles } from '../../src/browser/files'

beforeEach(() => forgetFiles(() => true))

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const PDF = '%PDF-1.7\n'
const HEIC = '\0\0\0\x18ftypheic'

/** Chooses files. Returns what the machines receive for each file, with the type that is sent to the insurer. */
const choose = async (...files: readonly File[]) => {
  const chosenFiles: object[] = []
  await chooseFiles(files, (file) => chosenFiles.push({ ...file, sentAs: fileOf(file.id)?.type }))
  return chosenFiles
}

test.each([
  ['a JPEG without a type', JPEG, 'kar.jpg', '', 'image/jpeg'],
  ['a JPEG without a type or an ending', JPEG, 'kar', '', 'image/jpeg'],
  ['a JPEG of an unknown type', JPEG, 'kar.jpg', 'application/octet-stream', 'image/jpeg'],
  ['a JPEG that is called a PNG', JPEG, 'kar.png', 'image/png', 'image/jpeg'],
  ['a PNG of an unknown type', PNG, 'kar', 'application/octet-stream', 'image/png'],
  ['a PDF without a type', PDF, 'szerzodes.pdf', '', 'application/pdf'],
  ['a PDF of an unknown type', PDF, 'szerzodes.pdf', 'application/octet-stream', 'application/pdf'],
  ['a PDF with its old MIME type', PDF, 'szerzodes.PDF', 'application/x-pdf', 'application/pdf'],
  ['a PDF after an empty line', `\r\n${PDF}`, 'szerzodes', '', 'application/pdf'],
  ['an iPhone picture that is named a JPEG', HEIC, 'IMG_0001.jpg', 'image/jpeg', 'image/heic'],
  ['a file recognized by its name only', 'irat', 'IMG_0001.HEIC', '', 'image/heic'],
  ['a file recognized by its type only', 'irat', 'irat', 'application/pdf', 'application/pdf'],
  ['a file of another type', 'irat', 'jegyzet.txt', 'text/plain', 'text/plain'],
])(
  '%s is sent with the type of its content or, if that is unknown, of its name or declaration',
  async (_, content, name, type, sentAs) => {
    const chosenFiles = await choose(new File([content], name, { type }))
    expect(chosenFiles).toMatchObject([{ name, mimeType: sentAs, sentAs }])
  },
)

test.each([
  ['a PDF that is called a JPEG', PDF, 'szamla.jpg', 'szamla.pdf'],
  ['a JPEG that is called a PDF', JPEG, 'kar.pdf', 'kar.jpg'],
  ['a JPEG with the ending JPEG', JPEG, 'kar.JPEG', 'kar.JPEG'],
  ['a PNG without an ending', PNG, 'kar', 'kar.png'],
  ['a PDF whose name has a dot', PDF, 'szerzodes.v2', 'szerzodes.v2.pdf'],
  ['a file of another type', 'irat', 'jegyzet.txt', 'jegyzet.txt'],
])('%s is sent under a name that fits its type, and shown under its own name', async (_, content, name, sentName) => {
  const [chosenFile] = await choose(new File([content], name))
  const { id } = Object(chosenFile)
  expect(chosenFile).toMatchObject({ name })
  expect(fileOf(id)?.name).toBe(sentName)
})

test.each([
  ['characters that reverse the text after them', 'anna\u202egpj.exe', 'annagpj.exe.jpg', 'annagpj.exe'],
  ['direction marks and isolates', '\u2066k\u200fár\u2069.jpg', 'kár.jpg', 'kár.jpg'],
  ['invisible characters in its ending', 'kar.\u200bjpg', 'kar.jpg', 'kar.jpg'],
  ['accents as separate characters', 'ka\u0301r.jpg', 'kár.jpg', 'kár.jpg'],
  ['right-to-left letters', 'صورة.jpg', 'صورة.jpg', 'صورة.jpg'],
])('a file whose name has %s is shown and sent under a clean name', async (_, name, sentName, shownName) => {
  const [chosenFile] = await choose(new File([JPEG], name, { type: 'image/jpeg' }))
  const { id } = Object(chosenFile)
  expect(chosenFile).toMatchObject({ name: shownName })
  expect(fileOf(id)?.name).toBe(sentName)
})

test('several files keep the order of the customer’s choice', async () => {
  const names = Array.from({ length: 4 }, (_, at) => `${at}.jpg`)
  expect(await choose(...names.map((name) => new File([JPEG], name)))).toMatchObject(names.map((name) => ({ name })))
})

test.each([
  ['in its trailer', `${PDF}trailer << /Size 9 /Encrypt 8 0 R >>`, true],
  ['in its cross-reference stream', `${PDF}<</Type/XRef/Encrypt 12 0 R/W[1 2 1]>>stream`, true],
  ['in place', `${PDF}trailer <</Encrypt<</Filter/Standard>>>>`, true],
  ['as a word of its text', `${PDF}(/Encrypt)`, false],
  ['nowhere', PDF, false],
])('a PDF is marked as locked only if it has a real /Encrypt entry (found %s)', async (_, content, isLocked) => {
  const [chosenFile] = await choose(new File([content], 'kivonat.pdf'))
  expect('isLocked' in Object(chosenFile)).toBe(isLocked)
})

const SCAN = Uint8Array.of(0xff, 0xda, 0, 2, 1, 2, 0xff, 0)
const END = Uint8Array.of(0xff, 0xd9)
const THUMBNAIL = Uint8Array.of(0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9)
const START = Uint8Array.of(0xff, 0xd8)

test.each<[string, readonly BlobPart[], boolean]>([
  ['that is whole', [START, THUMBNAIL, SCAN, END], false],
  ['with a film after its end', [START, SCAN, END, 'ftypmp42'], false],
  ['without its end', [START, SCAN], true],
  ['without its end, though its thumbnail has one', [START, THUMBNAIL, SCAN], true],
  ['that ends before its picture', [START, THUMBNAIL], true],
])('a JPEG is marked as cut off only if its end is missing: a JPEG %s', async (_, parts, isCut) => {
  const [chosenFile] = await choose(new File([...parts], 'kar.jpg'))
  expect('isCut' in Object(chosenFile)).toBe(isCut)
})

test('a photo whose bytes contain a PDF’s encryption entry is not marked as locked', async () => {
  const [chosenFile] = await choose(new File([JPEG, '/Encrypt 8 0 R'], 'kar.jpg'))
  expect(chosenFile).not.toHaveProperty('isLocked')
})

test('an unreadable file gets its type from its name', async () => {
  const file = new File([PDF], 'szerzodes.pdf')
  vi.spyOn(file, 'slice').mockReturnValue(unreadable(() => Promise.reject(new DOMException('', 'NotReadableError'))))
  expect(await choose(file)).toMatchObject([{ mimeType: 'application/pdf' }])
})

test('a file whose content cannot be read in time gets its type from its name', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const file = new File([PDF], 'szerzodes.pdf')
    vi.spyOn(file, 'slice').mockReturnValue(unreadable(() => new Promise(() => undefined)))
    const chosen = choose(file)
    vi.advanceTimersByTime(2000)
    expect(await chosen).toMatchObject([{ mimeType: 'application/pdf' }])
  } finally {
    vi.useRealTimers()
  }
})

/** Returns a file. Reading the file's content calls `arrayBuffer`, which can fail. */
function unreadable(arrayBuffer: () => Promise<ArrayBuffer>): Blob {
  return Object.assign(new Blob(), { arrayBuffer })
}
