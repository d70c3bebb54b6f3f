import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Content encodings, the smallest first. */
export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** A file in memory. Compressed copies are included only if they are smaller. */
export type ServedFile = {
  type: string
  cache: string
  tag: string
  body: Buffer
  compressed: ReadonlyMap<Encoding, Buffer>
}

const typeByExtension: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const compressibleTypes = /^(text|application\/(json|manifest))|^image\/svg/

/** Extensions of the compressed copies that the build writes beside each file. */
const encodingByExtension = { '.br': 'br', '.gz': 'gzip' } as const satisfies Record<string, Encoding>

/** Reads all files in `root`. The keys are their addresses, such as `/assets/index-1a2b3c4d.js`. */
export function readFiles(root: string): Map<string, ServedFile> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = new Set(files.map((entry) => join(entry.parentPath, entry.name)))
  const isCompressed = (path: string): boolean =>
    Object.keys(encodingByExtension).some(
      (extension) => path.endsWith(extension) && paths.has(path.slice(0, -extension.length)),
    )
  return new Map(
    [...paths]
      .filter((path) => !isCompressed(path))
      .map((path) => {
        const address = `/${relative(root, path).split(sep).join('/')}`
        const compressedCopies = Object.entries(encodingByExtension).filter(([extension]) =>
          paths.has(path + extension),
        )
        const compressed = new Map(
          compressedCopies.map(([extension, encoding]) => [encoding, readFileSync(path + extension)]),
        )
        return [address, servedFile(address, readFileSync(path), compressed)]
      }),
  )
}

/** Creates a file from its address and content. Only a name with a content hash allows permanent caching. */
export function servedFile(
  address: string,
  body: Buffer,
  compressed: ServedFile['compressed'] = new Map(),
): ServedFile {
  const type = typeByExtension[extname(address)] ?? 'application/octet-stream'
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const needsGzip = compressed.size === 0 && compressibleTypes.test(type)
  return {
    type,
    cache: cachePolicy(address),
    tag,
    body,
    compressed: needsGzip ? new Map([['gzip', gzipSync(body, { level: 9 })]]) : compressed,
  }
}

function cachePolicy(address: string): string {
  if (/^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(address)) return 'public, max-age=31536000, immutable'
  return address.startsWith('/fonts/') ? 'public, max-age=604800' : 'no-cache'
}
