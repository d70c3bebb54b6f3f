import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LARGEST_FILE } from '../../src/api/documents'
import { fileOf, forgetFiles, keepFile, previewOf } from '../../src/browser/files'
import { preparePhoto, showPhoto } from '../../src/browser/photos/preparePhoto'
import { picture, pictureInfo } from './picture'

beforeEach(() => forgetFiles(() => true))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { signal } = new AbortController()

/** Fills image data with stripes. Browsers with fingerprinting protection return such data for a canvas. */
const noise = ({ data }: ImageData): void => {
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 97) % 256
}

/** Makes every canvas return this file as its encoded picture. */
const encodesTo = (blob: Blob) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(blob))
}

describe('a browser whose canvas fails', () => {
  const jpegOf = async (width: number, height: number) =>
    new Blob([await picture(width, height)], { type: 'image/jpeg' })
  const { drawImage, getImageData } = CanvasRenderingContext2D.prototype

  beforeEach(() => {
    vi.stubGlobal('Worker', undefined)
  })

  test.each([
    [
      'returns noise when it is read',
      async () => {
        vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(function (
          this: CanvasRenderingContext2D,
          ...productLine
        ) {
          const image = getImageData.apply(this, productLine)
          noise(image)
          return image
        })
      },
    ],
    [
      'encodes noise instead of the photo',
      async () => {
        const canvas = new OffscreenCanvas(300, 100)
        const image = new ImageData(300, 100)
        noise(image)
        canvas.getContext('2d')?.putImageData(image, 0, 0)
        encodesTo(await canvas.convertToBlob({ type: 'image/jpeg' }))
      },
    ],
    [
      'draws no large photos',
      async () => {
        vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockImplementation(function (
          this: CanvasRenderingContext2D,
          ...input: readonly unknown[]
        ) {
          if (this.canvas.width < 100) Reflect.apply(drawImage, this, input)
        })
      },
    ],
    ['encodes another type', async () => encodesTo(new Blob([await picture(300, 100)], { type: 'image/png' }))],
    ['encodes nothing', async () => encodesTo(new Blob([], { type: 'image/jpeg' }))],
    ['encodes only half of the photo', async () => encodesTo((await jpegOf(300, 100)).slice(0, 100, 'image/jpeg'))],
    ['encodes another size', async () => encodesTo(await jpegOf(100, 300))],
    ['has no context', async () => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
  ])('sends the chosen file unchanged if the canvas %s', async (_, spoil) => {
    const chosen = new File([await picture(300, 100)], 'kar.jpg', { type: 'image/jpeg' })
    await spoil()
    const { id } = keepFile(chosen)
    expect(await preparePhoto(id, signal)).toEqual({ ok: true, file: { size: chosen.size, mimeType: 'image/jpeg' } })
    expect(fileOf(id)).toBe(chosen)
    expect(previewOf(id)).toBe(chosen)
  })

  test.each([
    ['image/webp', 0, 'wrongType'],
    ['image/heic', 0, 'heic'],
    ['image/jpeg', LARGEST_FILE, 'tooLarge'],
  ])(
    'reports why the insurer does not accept the chosen file, which cannot be converted: %s',
    async (type, more, problem) => {
      const { id } = keepFile(new File([await picture(300, 100), new Uint8Array(more)], 'kar', { type }))
      encodesTo(new Blob())
      expect(await preparePhoto(id, signal)).toEqual({ ok: false, problem })
    },
  )

  test('shows the sent photo as the preview if the thumbnail is only noise', async () => {
    const canvas = new OffscreenCanvas(960, 720)
    const image = new ImageData(960, 720)
    noise(image)
    canvas.getContext('2d')?.putImageData(image, 0, 0)
    const noisy = await canvas.convertToBlob({ type: 'image/jpeg' })
    const { toBlob } = HTMLCanvasElement.prototype
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      take,
      ...args
    ) {
      if (this.width === 960) take(noisy)
      else toBlob.call(this, take, ...args)
    })
    const { id } = keepFile(new File([await picture(4000, 3000)], 'kar.jpg', { type: 'image/jpeg' }))
    expect(await preparePhoto(id, signal)).toMatchObject({ ok: true })
    expect(await pictureInfo(fileOf(id))).toMatchObject({ size: [2048, 1536] })
    expect(await pictureInfo(previewOf(id))).toMatchObject({ size: [2048, 1536] })
  })

  test('shows a photo from the insurer as it is, without drawing it on the canvas', async () => {
    const photo = await jpegOf(300, 100)
    encodesTo(new Blob())
    await showPhoto('found', photo, signal)
    expect(previewOf('found')).toBe(photo)
  })
})

test.each([
  ['a tall screenshot', [1080, 12_000], [1080, 12_000]],
  ['a tall screenshot of a large phone', [1440, 9000], [1080, 6750]],
  ['a panorama', [9000, 1800], [5400, 1080]],
  ['a screenshot beyond any canvas', [400, 20_000], [328, 16_384]],
  ['a small picture', [300, 100], [300, 100]],
])('a photo is scaled down only as far as it stays legible: %s', async (_, [width = 0, height = 0], size) => {
  const { id } = keepFile(new File([await picture(width, height)], 'kep.jpg', { type: 'image/jpeg' }))
  expect(await preparePhoto(id, signal)).toMatchObject({ ok: true })
  expect(await pictureInfo(fileOf(id))).toMatchObject({ size })
})
