import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A delivered file, ready in memory. `gzip` is there where compressing pays. */
export type ServedFile = { type: string; cache: string; tag: string; body: Buffer; gzip?: Buffer }

const types: Record<string, string> = {
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

const compressible = /^(text|application\/(json|manifest))|^image\/svg/

/** Reads every file under `root` by its address: `/assets/index-1a2b3c4d.js`. */
export function readFiles(root: string): Map<string, ServedFile> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const address = `/${relative(root, path).split(sep).join('/')}`
      return [address, servedFile(address, readFileSync(path))]
    }),
  )
}

/** Makes a file of an address and its content. Only names that carry a hash of the content are kept for ever. */
export function servedFile(address: string, body: Buffer): ServedFile {
  const type = types[extname(address)] ?? 'application/octet-stream'
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    type,
    cache: cacheOf(address),
    tag,
    body,
    ...(compressible.test(type) && { gzip: gzipSync(body, { level: 9 }) }),
  }
}

function cacheOf(address: string): string {
  if (/^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(address)) return 'public, max-age=31536000, immutable'
  return address.startsWith('/fonts/') ? 'public, max-age=604800' : 'no-cache'
}
