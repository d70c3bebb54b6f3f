import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { ViewerData } from './viewer/data'

const VIEWER_FOLDER = 'tools/flows/viewer'

/** Bundles the viewer's program into one file. */
const buildProgram = async (): Promise<string> => {
  const buildResult = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: resolve(VIEWER_FOLDER, 'main.ts'), output: { codeSplitting: false } },
    },
  })
  const [output] = [buildResult].flat()
  const file = output !== undefined && 'output' in output ? output.output[0] : undefined
  if (file === undefined) throw new Error('The viewer was not built')
  return file.code
}

/** Returns the viewer's styles, in the order of the file names. */
const readStyles = (): string =>
  readdirSync(`${VIEWER_FOLDER}/styles`)
    .sort()
    .map((file) => readFileSync(`${VIEWER_FOLDER}/styles/${file}`, 'utf8'))
    .join('')

/** Returns the viewer's data as compressed base64. The page decompresses them when it opens. */
const compressData = (data: ViewerData): string => gzipSync(JSON.stringify(data), { level: 9 }).toString('base64')

/** Returns an element with pictures as base64, by name. The viewer parses them when it first shows a picture. */
const pictureElement = (pictures: Readonly<Record<string, string>>): string =>
  Object.keys(pictures).length === 0
    ? ''
    : `<script type="application/json" id="pictures">${JSON.stringify(pictures)}</script>\n`

/** Returns the viewer as one self-contained HTML page. It opens from a disk or an e-mail without a network. */
export const viewerPage = async (
  data: ViewerData,
  pictures: Readonly<Record<string, string>> = {},
): Promise<string> => {
  // Escapes the closing tag, because a script must not contain the closing tag of its own element.
  const script = (await buildProgram()).replaceAll('</script', '<\\/script')
  return `<!doctype html>
<html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
<title>Folyamatok</title><style>${readStyles()}</style></head><body>
<script type="text/plain" id="data">${compressData(data)}</script>
${pictureElement(pictures)}<script type="module">${script}</script>
</body></html>
`
}
