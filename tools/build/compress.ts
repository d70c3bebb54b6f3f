import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants

/** Compressors by the file extension they add. They use the highest level, since they run once per build. */
const compressors = {
  '.br': () =>
    createBrotliCompress({
      params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY },
    }),
  '.gz': () => createGzip({ level: 9 }),
}

/**
 * Tells if a file cannot change after the build. Texts and configuration can change, and their compressed copies would
 * then be stale.
 */
const isFixedByBuild = (name: string): boolean => /\.(js|css|svg|html)$/.test(name)

/** Writes compressed copies beside the scripts, styles and pages of a build, for servers that can send them. */
export async function compress(folder: string): Promise<void> {
  const fileNames = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isFixedByBuild)
  await Promise.all(
    fileNames.flatMap((name) =>
      Object.entries(compressors).map(([extension, createCompressor]) => {
        const file = join(folder, name)
        return pipeline(createReadStream(file), createCompressor(), createWriteStream(file + extension))
      }),
    ),
  )
}
