import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants

/** How files are compressed, by the ending that the compressed one has: as well as can be, since it is done once. */
const compressors = {
  '.br': () =>
    createBrotliCompress({
      params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY },
    }),
  '.gz': () => createGzip({ level: 9 }),
}

/** What nobody changes after the build: texts and configuration may be, and a compressed one beside them would be old. */
const isFinal = (name: string): boolean => /\.(js|css|svg|html)$/.test(name)

/** Writes each script, style and page of a build once more, compressed beside itself, for servers that look for that. */
export async function compress(root: string): Promise<void> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isFinal)
  await Promise.all(
    names.flatMap((name) =>
      Object.entries(compressors).map(([ending, create]) => {
        const file = join(root, name)
        return pipeline(createReadStream(file), create(), createWriteStream(file + ending))
      }),
    ),
  )
}
