/** A photo as it goes out, and a small one to look at. */
export interface DrawnPhoto {
  readonly photo: Blob
  readonly preview: Blob
}

/** The longest edges in pixels: of what goes out, on which a chassis number can still be read, and of what is looked at. */
const LONGEST = 2048
const LONGEST_PREVIEW = 960

/** How well a JPEG keeps what is seen, from 0 to 1: no difference can be seen, at a third of the size. */
export const QUALITY = 0.85

/** What a picture is drawn on: of a page, or of a worker. */
interface Canvas {
  getContext(type: '2d'): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
}

/** Anything upright that can be drawn, with its size. */
export interface Picture {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
}

/** The size of a picture that is no larger than it was, and whose longer edge is no longer than this. */
const fitted = ({ width, height }: Pick<Picture, 'width' | 'height'>, longest: number) => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Draws a picture anew in both sizes: upright, as small as it need be, and without what cameras write into a file, such as
 * where it was taken. @throws where the browser cannot.
 */
export const drawPhoto = async <C extends Canvas>(
  picture: Picture,
  makeCanvas: (width: number, height: number) => C,
  toJpeg: (canvas: C) => Promise<Blob>,
): Promise<DrawnPhoto> => {
  const drawn = (longest: number): Promise<Blob> => {
    const { width, height } = fitted(picture, longest)
    const canvas = makeCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('nothing to draw on')
    context.imageSmoothingQuality = 'high'
    // A JPEG has no transparency, which would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture.source, 0, 0, width, height)
    return toJpeg(canvas)
  }
  return { photo: await drawn(LONGEST), preview: await drawn(LONGEST_PREVIEW) }
}
