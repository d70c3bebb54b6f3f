import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { everyProductLine } from '../../machines/cases'
import { UnreadableFile } from '../../src/api/technicalError'
import { fileOf, forgetFiles, keepFile, keepPreview, previewOf } from '../../src/browser/files'
import { preparePhoto, showPhoto } from '../../src/browser/photos/preparePhoto'
import { FileField } from '../../src/fields/FileField'
import { PhotoPreview } from '../../src/fields/PhotoPreview'
import { modules } from '../../src/modules/registry'
import { picture, pictureInfo } from './picture'

beforeEach(() => forgetFiles(() => true))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { signal } = new AbortController()

const nothing = () => undefined

/** Properties of a field for photos, without its files and the remaining number of files. */
const PHOTOS = {
  name: 'documents',
  label: 'Fényképek',
  addName: 'Fájl hozzáadása',
  addLabel: 'Fájl hozzáadása',
  camera: { label: 'Fénykép készítése', name: 'Fénykép készítése: Iratok' },
  dropHint: '',
  accept: 'image/*',
  send: nothing,
  onAdd: nothing,
}

/** The EXIF data of a camera held upright: rotate by 90° to the right. */
const TURNED = [
  ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
  ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
]

const turnedPhoto = async (width: number, height: number): Promise<File> => {
  const bytes = await picture(width, height)
  return new File([bytes.slice(0, 2), Uint8Array.from(TURNED), bytes.slice(2)], 'IMG_0001.jpeg', { type: 'image/jpeg' })
}

describe.each([
  ['in a worker', () => undefined],
  ['in the page if there is no worker', () => vi.stubGlobal('Worker', undefined)],
  ['in the page if the worker’s script does not load', () => vi.stubGlobal('Worker', brokenWorker())],
  ['in the page if the worker cannot be created', () => vi.stubGlobal('Worker', forbiddenWorker())],
])('%s,', (_, stub) => {
  beforeEach(stub)

  test('preparing a photo rotates it upright and scales it down', async () => {
    const { id } = keepFile(await turnedPhoto(4000, 3000))
    const { ok } = await preparePhoto(id, signal)
    expect(ok).toBe(true)
    expect(await pictureInfo(fileOf(id))).toEqual({ size: [1536, 2048], top: 'red' })
    expect(await pictureInfo(previewOf(id))).toEqual({ size: [720, 960], top: 'red' })
  })

  test('preparing a small photo does not enlarge it, and removes the EXIF data', async () => {
    const { id } = keepFile(await turnedPhoto(300, 100))
    expect(await preparePhoto(id, signal)).toMatchObject({ file: { mimeType: 'image/jpeg' } })
    const sentFile = fileOf(id)
    expect(sentFile).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg' })
    expect(await pictureInfo(sentFile)).toMatchObject({ size: [100, 300] })
    expect(await sentFile?.text()).not.toContain('Exif')
  })

  test.each([
    ['kep.jpg', 'image/jpeg', 'unreadable'],
    ['szkenner.tif', 'image/tiff', 'wrongType'],
    ['IMG_0001.HEIC', 'image/heic', 'heic'],
    ['kep.heif', 'image/heif', 'heic'],
  ])('preparing the file %s, which is not a usable photo, returns its problem', async (name, type, problem) => {
    const { id } = keepFile(new File(['nem kép'], name, { type }))
    expect(await preparePhoto(id, signal)).toEqual({ ok: false, problem })
  })
})

test('a photo that the page cannot decode is sent unchanged', async () => {
  vi.stubGlobal('Worker', undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('blocked')
  })
  const file = await turnedPhoto(300, 100)
  const { id } = keepFile(file)
  expect(await preparePhoto(id, signal)).toMatchObject({ ok: true })
  expect(fileOf(id)?.size).toBe(file.size)
})

test('preparing a photo fails with UnreadableFile if its file no longer exists', async () => {
  const file = new File(['nem kép'], 'kep.jpg', { type: 'image/jpeg' })
  vi.spyOn(file, 'slice').mockReturnValue(gone())
  const { id } = keepFile(file)
  await expect(preparePhoto(id, signal)).rejects.toBeInstanceOf(UnreadableFile)
})

/** Returns a part of a file that has been deleted. Reading the part fails. */
function gone(): Blob {
  return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })
}

/** Returns the class of a worker whose script does not load. */
function brokenWorker() {
  return class extends EventTarget {
    postMessage() {
      this.dispatchEvent(new Event('error'))
    }
    terminate() {}
  }
}

/** Returns the class of a worker that the browser forbids. */
function forbiddenWorker() {
  return class {
    constructor() {
      throw new DOMException('not allowed', 'SecurityError')
    }
  }
}

test('a photo is prepared in the page if the worker does not answer in 30 seconds', async () => {
  const { id } = keepFile(await turnedPhoto(300, 100))
  const listeners: (() => void)[] = []
  const silent = class extends EventTarget {
    postMessage() {
      for (const listener of listeners) listener()
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', silent)
  const workerCalled = new Promise<void>((resolve) => listeners.push(resolve))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const prepared = preparePhoto(id, signal)
    await workerCalled
    vi.advanceTimersByTime(30_000)
    expect(await prepared).toMatchObject({ ok: true })
  } finally {
    vi.useRealTimers()
  }
})

test('a photo is drawn in a worker if there is one', async () => {
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
  const { id } = keepFile(await turnedPhoto(300, 100))
  await preparePhoto(id, signal)
  expect(previewOf(id)).toBeDefined()
  expect(toBlob).not.toHaveBeenCalled()
})

test('aborting the preparation of one photo does not affect the other photos', async () => {
  const files = await Promise.all([turnedPhoto(300, 100), turnedPhoto(200, 100), turnedPhoto(100, 100)])
  const ids = files.map((file) => keepFile(file).id)
  const controller = new AbortController()
  const done = ids.map((id, at) => preparePhoto(id, at === 1 ? controller.signal : signal).then(({ ok }) => ok))
  controller.abort()
  expect(await Promise.allSettled(done)).toMatchObject([{ value: true }, { status: 'rejected' }, { value: true }])
})

test('showPhoto stores a preview for a photo, and none for a PDF', async () => {
  await showPhoto('found', await turnedPhoto(300, 100), signal)
  await showPhoto('paper', new Blob(['%PDF'], { type: 'application/pdf' }), signal)
  expect(await pictureInfo(previewOf('found'))).toMatchObject({ top: 'red' })
  expect(previewOf('paper')).toBeUndefined()
})

test('a preview releases its object URL after it is drawn, and disappears if the files are discarded', async () => {
  const created = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const { container } = render(<PhotoPreview id="a" />)
  expect(container.querySelector('img')).toBeNull()
  keepPreview('a', new Blob([await picture(30, 10)], { type: 'image/jpeg' }))
  await vi.waitFor(() => expect(container.querySelector('img')?.naturalWidth).toBe(30))
  expect(revoked.mock.calls).toEqual(created.mock.results.map(({ value }) => [value]))
  expect(created).toHaveBeenCalledTimes(1)
  forgetFiles((id) => id !== 'a')
  expect(previewOf('a')).toBeDefined()
  forgetFiles((id) => id === 'a')
  expect(previewOf('a')).toBeUndefined()
  await vi.waitFor(() => expect(container.querySelector('img')).toBeNull())
})

test('the row of a file does not move when the preview arrives', async () => {
  const row = { id: 'a', name: 'kar.jpg', isPhoto: true, size: '1 MB', status: 'sending', statusText: '' } as const
  const { container } = render(<FileField {...PHOTOS} room="" files={[row]} />)
  const positions = () =>
    ['.file', '.file-name', '.drop'].map((each) => {
      const { x, y, width, height } = container.querySelector(each)?.getBoundingClientRect() ?? {}
      return [each, x, y, width, height]
    })
  const before = positions()
  keepPreview('a', new Blob([await picture(30, 10)], { type: 'image/jpeg' }))
  await vi.waitFor(() => expect(container.querySelector('img')?.naturalWidth).toBe(30))
  expect(positions()).toEqual(before)
})

test('a file field does not move when a file changes its status', () => {
  const statuses = ['sending', 'failed', 'uploaded', 'removing'] as const
  const reason =
    'Nem értük el a rendszert. Ellenőrizze az internetkapcsolatát és a hirdetésblokkolót, majd nyomja meg az „Újra” gombot.'
  const retry = { label: 'Újra', name: 'Újra: kar.jpg', event: { type: 'file.retried', id: 'a' } } as const
  const remove = {
    label: 'Eltávolítás',
    name: 'Eltávolítás: kar.jpg',
    event: { type: 'file.removed', id: 'a' },
  } as const
  const positions = statuses.map((status) => {
    const file = { id: 'a', name: 'kar.jpg', size: '1 MB', status, statusText: 'feltöltés', remove } as const
    const failed = { statusText: 'Nem töltődött fel.', reason, retry } as const
    const files = [
      { ...file, ...(status === 'failed' && failed) },
      { ...file, id: 'b', isPhoto: true },
    ]
    const { container, unmount } = render(<FileField {...PHOTOS} room="Még 8 fájl fér ide." files={files} />)
    const elements = [
      ...container.querySelectorAll('.file, .file-name, .file-actions > :last-child, .files-state, .drop'),
    ]
    const boxes = elements.map((element) => JSON.stringify(element.getBoundingClientRect()))
    unmount()
    return boxes
  })
  for (const boxes of positions) expect(boxes).toEqual(positions[0])
})

test.each(everyProductLine.map(({ productLine }) => productLine))(
  'the module of %s includes the photo services',
  async (productLine) => {
    const { lazyModule } = await modules[productLine].load()
    expect(Object.keys(lazyModule.photos ?? {})).toHaveLength(3)
  },
)
