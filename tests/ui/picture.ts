/** Returns a JPEG picture whose left half is red and whose right half is blue. */
export const picture = async (width: number, height: number): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('nothing to draw on')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' })
  return new Uint8Array(await jpeg.arrayBuffer())
}

/** Returns the width and height of a picture (pixels), and the colour in the middle of its top edge. */
export const pictureInfo = async (blob: Blob | undefined) => {
  if (blob === undefined) throw new Error('nothing to look at')
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'none' })
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context?.getImageData(bitmap.width / 2, 2, 1, 1).data ?? []
  return { size: [bitmap.width, bitmap.height], top: red > blue ? 'red' : 'blue' }
}
