import { type Canvas, checkDrawn, contextOf, type MakeCanvas } from './faithful'

/** A photo to send, and its thumbnail. */
export interface DrawnPhoto {
  readonly photo: Blob
  readonly preview: Blob
}

/**
 * Maximum number of pixels of a photo to send, unless it is long and narrow: 2048 × 1536, enough to read a chassis
 * number.
 */
const SENT_AREA = 2048 * 1536

/**
 * Minimum length in pixels of the shorter edge of a reduced picture. It keeps the text of a long screenshot legible.
 */
const LEAST_SHORTER_EDGE = 1080

/** Number of pixels, and longest edge in pixels, of the largest canvas that every browser supports. */
const LARGEST_AREA = 4096 * 4096
const LONGEST_EDGE = 16_384

/** The longest edge of a thumbnail in pixels. */
const LONGEST_PREVIEW_EDGE = 960

/** Quality of the JPEG, from 0 to 1. This value shows no visible difference from the original. */
export const JPEG_QUALITY = 0.85

/** An upright source that can be drawn, with its size. */
export interface Picture {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
}

type Size = Pick<Picture, 'width' | 'height'>

const scaledSize = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** Returns the size of a picture to send: not larger than the original, and not larger than needed. */
const sentSize = (size: Size): Size => {
  const { width, height } = size
  const area = width * height
  const legibleScale = Math.max(Math.sqrt(SENT_AREA / area), LEAST_SHORTER_EDGE / Math.min(width, height))
  const largestScale = Math.min(Math.sqrt(LARGEST_AREA / area), LONGEST_EDGE / Math.max(width, height))
  return scaledSize(size, Math.min(1, legibleScale, largestScale))
}

const previewSize = (size: Size): Size =>
  scaledSize(size, Math.min(1, LONGEST_PREVIEW_EDGE / Math.max(size.width, size.height)))

/**
 * Draws a picture as a photo to send and as a thumbnail. Both are upright, small, and without the camera's metadata,
 * such as the location. If the thumbnail does not show the picture, the photo is used as thumbnail.
 * @throws if the browser cannot draw the photo, or the photo does not show the picture.
 */
export const drawPhoto = async <C extends Canvas & CanvasImageSource & { width: number; height: number }>(
  picture: Picture,
  makeCanvas: MakeCanvas<C>,
  toJpeg: (canvas: C) => Promise<Blob>,
): Promise<DrawnPhoto> => {
  const jpegOf = async ({ width, height }: Size): Promise<Blob> => {
    const canvas = makeCanvas(width, height)
    const context = contextOf(canvas)
    context.imageSmoothingQuality = 'high'
    // Fills the background, because a JPEG has no transparency and transparent parts would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture.source, 0, 0, width, height)
    const jpeg = await toJpeg(canvas)
    await checkDrawn(picture.source, canvas, jpeg, makeCanvas)
    return jpeg
  }
  const photo = await jpegOf(sentSize(picture))
  return { photo, preview: await jpegOf(previewSize(picture)).catch(() => photo) }
}
