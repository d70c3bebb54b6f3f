import { readFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { browserArguments, findBrowser } from '../browser/findBrowser'

/**
 * Width of small pictures (CSS px). At this width, screens are recognisable and headings readable. The viewer lists all
 * texts beside the pictures.
 */
const WIDTH = 220
/** Maximum height, somewhat more than a phone's screen (CSS pixels). */
const HEIGHT = 500
const QUALITY = 0.4
/** Number of pictures that are scaled in parallel. */
const BATCH_SIZE = 40

const scalePictures = (page: Page, pictures: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    ({ pictures, width, most, quality }) =>
      Promise.all(
        pictures.map(async (picture) => {
          const image = new Image()
          image.src = `data:image/webp;base64,${picture}`
          await image.decode()
          const canvas = document.createElement('canvas')
          const height = Math.round((image.height * width) / image.width)
          Object.assign(canvas, { width, height: Math.min(most, height) })
          canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
          return canvas.toDataURL('image/webp', quality).replace(/^.*,/, '')
        }),
      ),
    { pictures, width: WIDTH, most: HEIGHT, quality: QUALITY },
  )

/** Scales the pictures of a folder, so that they all fit into one page. Returns them as base64, by file name. */
export const smallPictures = async (
  folder: string,
  files: readonly string[],
): Promise<Readonly<Record<string, string>>> => {
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: browserArguments })
  const page = await browser.newPage()
  const smallByFile: Record<string, string> = {}
  for (let start = 0; start < files.length; start += BATCH_SIZE) {
    const batch = files.slice(start, start + BATCH_SIZE)
    const scaledPictures = await scalePictures(
      page,
      batch.map((file) => readFileSync(`${folder}/pictures/${file}`, 'base64')),
    )
    for (const [index, file] of batch.entries()) smallByFile[file] = scaledPictures[index] ?? ''
  }
  await browser.close()
  return smallByFile
}
