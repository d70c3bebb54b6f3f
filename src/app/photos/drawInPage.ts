import { type DrawnPhoto, drawPhoto, QUALITY } from './drawPhoto'

const makeCanvas = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob === null ? reject(new Error('not drawn')) : resolve(blob))
    canvas.toBlob(take, 'image/jpeg', QUALITY)
  })

/** Draws a photo in the page, for browsers whose workers cannot; `null` where it cannot be read. */
export const drawInPage = async (file: Blob): Promise<DrawnPhoto | null> => {
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    const picture = { source: image, width: image.naturalWidth, height: image.naturalHeight }
    return await drawPhoto(picture, makeCanvas, toJpeg)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
