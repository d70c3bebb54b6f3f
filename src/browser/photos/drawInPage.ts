import { type DrawnPhoto, drawPhoto, JPEG_QUALITY } from './drawPhoto'

/**
 * The reason why a photo is not drawn. `unreadable`: the browser cannot read the file. `undrawn`: the browser cannot
 * draw it faithfully.
 */
export type DrawProblem = 'unreadable' | 'undrawn'

const makeCanvas = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const settleWith = (blob: Blob | null) => (blob === null ? reject(new Error('not drawn')) : resolve(blob))
    canvas.toBlob(settleWith, 'image/jpeg', JPEG_QUALITY)
  })

/** Draws a photo in the page, for browsers whose workers cannot. */
export const drawInPage = async (file: Blob): Promise<DrawnPhoto | DrawProblem> => {
  const image = new Image()
  let address = ''
  try {
    address = URL.createObjectURL(file)
  } catch {
    return 'undrawn'
  }
  try {
    image.src = address
    await image.decode()
  } catch {
    URL.revokeObjectURL(address)
    return 'unreadable'
  }
  try {
    const picture = { source: image, width: image.naturalWidth, height: image.naturalHeight }
    return await drawPhoto(picture, makeCanvas, toJpeg)
  } catch {
    return 'undrawn'
  } finally {
    URL.revokeObjectURL(address)
  }
}
