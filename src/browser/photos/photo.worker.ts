import { drawPhoto, JPEG_QUALITY } from './drawPhoto'

/**
 * Draws one photo in the worker. Responds with the drawn photo, or with `null` if the worker cannot read or draw the
 * file.
 */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    const bitmap = await createImageBitmap(data, { imageOrientation: 'from-image' })
    const { width, height } = bitmap
    const drawn = await drawPhoto(
      { source: bitmap, width, height },
      (...size) => new OffscreenCanvas(...size),
      (canvas) => canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }),
    )
    postMessage(drawn)
  } catch {
    postMessage(null)
  }
})
