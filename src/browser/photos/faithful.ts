/** A canvas of the page or of a worker. */
export interface Canvas {
  getContext(type: '2d'): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
}

/** Makes a canvas of this size in pixels. */
export type MakeCanvas<C extends Canvas> = (width: number, height: number) => C

/** The drawing context of a canvas. @throws if the browser does not provide one. */
export const contextOf = (canvas: Canvas) => {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('nothing to draw on')
  return context
}

/** Edge in pixels of the small copies that are compared. */
const COPY_EDGE = 8

/** A test colour (RGB), and the accepted difference per channel. Some browsers change the last bit of read pixels. */
const TEST_COLOUR = [200, 100, 50]
const TOLERANCE = 8

/**
 * Largest accepted mean difference per channel between a picture and its JPEG. If a browser draws noise instead, the
 * difference is 80.
 */
const LARGEST_LOSS = 32

const differences = (one: ArrayLike<number>, other: ArrayLike<number>): readonly number[] =>
  Array.from(one, (value, index) => Math.abs(value - (other[index] ?? 0)))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const isSingleColour = (pixels: Uint8ClampedArray): boolean =>
  pixels.every((value, index) => Math.abs(value - (pixels[index % 4] ?? 0)) <= TOLERANCE)

/**
 * Compares the drawn and encoded picture with its source. Browsers that protect against fingerprinting return noise
 * from a canvas. Other browsers return an empty canvas when memory runs out.
 * @throws if the JPEG does not show the source.
 */
export const checkDrawn = async <C extends Canvas & CanvasImageSource & { width: number; height: number }>(
  source: CanvasImageSource,
  canvas: C,
  jpeg: Blob,
  makeCanvas: MakeCanvas<C>,
): Promise<void> => {
  const smallContext = contextOf(makeCanvas(COPY_EDGE, COPY_EDGE))
  const readPixels = (): Uint8ClampedArray => smallContext.getImageData(0, 0, COPY_EDGE, COPY_EDGE).data
  const pixelsOf = (picture: CanvasImageSource): Uint8ClampedArray => {
    smallContext.fillStyle = 'white'
    smallContext.fillRect(0, 0, COPY_EDGE, COPY_EDGE)
    smallContext.drawImage(picture, 0, 0, COPY_EDGE, COPY_EDGE)
    return readPixels()
  }
  const throwUnless = (isTrue: boolean, message: string): void => {
    if (!isTrue) throw new Error(message)
  }

  smallContext.fillStyle = `rgb(${TEST_COLOUR})`
  smallContext.fillRect(0, 0, COPY_EDGE, COPY_EDGE)
  throwUnless(
    readPixels().every((value, index) => Math.abs(value - (TEST_COLOUR[index % 4] ?? 255)) <= TOLERANCE),
    'pixels are not readable',
  )

  const drawnPixels = pixelsOf(canvas)
  throwUnless(!isSingleColour(drawnPixels) || isSingleColour(pixelsOf(source)), 'the canvas is empty')

  throwUnless(jpeg.type === 'image/jpeg' && jpeg.size > 0, 'not a JPEG')
  const encodedBitmap = await createImageBitmap(jpeg)
  throwUnless(encodedBitmap.width === canvas.width && encodedBitmap.height === canvas.height, 'another size')
  throwUnless(mean(differences(drawnPixels, pixelsOf(encodedBitmap))) <= LARGEST_LOSS, 'another picture')
  encodedBitmap.close()
}
