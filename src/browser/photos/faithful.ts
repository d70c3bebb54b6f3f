/** A canvas of the page or of a worker. */
export interface Canvas {
  getContext(type: '2d'): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
}

/** Makes a canvas. */
export type MakeCanvas<C extends Canvas> = (width: number, height: number) => C

/** The drawing context of a canvas. @throws if the browser does not provide one. */
export const contextOf = (canvas: Canvas) => {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('nothing to draw on')
  return context
}

/** Edge in pixels of the small copies that are compared. */
const EDGE = 8

/** A test colour (RGB), and the accepted difference per channel. Some browsers change the last bit of read pixels. */
const TEST_COLOUR = [200, 100, 50]
const TOLERANCE = 8

/** Largest mean difference per channel between a picture and its JPEG. Noise differs by 80. */
const LOSS = 32

const differences = (one: ArrayLike<number>, other: ArrayLike<number>): readonly number[] =>
  Array.from(one, (value, at) => Math.abs(value - (other[at] ?? 0)))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const isPlain = (pixels: Uint8ClampedArray): boolean =>
  pixels.every((value, at) => Math.abs(value - (pixels[at % 4] ?? 0)) <= TOLERANCE)

/**
 * Compares the drawn and encoded picture with its source. Browsers that protect against fingerprinting return noise
 * from a canvas, and others an empty one when memory runs out.
 * @throws if the JPEG does not show the source.
 */
export const checkDrawn = async <C extends Canvas & CanvasImageSource & { width: number; height: number }>(
  source: CanvasImageSource,
  canvas: C,
  jpeg: Blob,
  makeCanvas: MakeCanvas<C>,
): Promise<void> => {
  const small = contextOf(makeCanvas(EDGE, EDGE))
  const readPixels = (): Uint8ClampedArray => small.getImageData(0, 0, EDGE, EDGE).data
  const pixelsOf = (picture: CanvasImageSource): Uint8ClampedArray => {
    small.fillStyle = 'white'
    small.fillRect(0, 0, EDGE, EDGE)
    small.drawImage(picture, 0, 0, EDGE, EDGE)
    return readPixels()
  }
  const expect = (isTrue: boolean, message: string): void => {
    if (!isTrue) throw new Error(message)
  }

  small.fillStyle = `rgb(${TEST_COLOUR})`
  small.fillRect(0, 0, EDGE, EDGE)
  expect(
    readPixels().every((value, at) => Math.abs(value - (TEST_COLOUR[at % 4] ?? 255)) <= TOLERANCE),
    'pixels are not readable',
  )

  const drawn = pixelsOf(canvas)
  expect(!isPlain(drawn) || isPlain(pixelsOf(source)), 'the canvas is empty')

  expect(jpeg.type === 'image/jpeg' && jpeg.size > 0, 'not a JPEG')
  const encoded = await createImageBitmap(jpeg)
  expect(encoded.width === canvas.width && encoded.height === canvas.height, 'another size')
  expect(mean(differences(drawn, pixelsOf(encoded))) <= LOSS, 'another picture')
  encoded.close()
}
