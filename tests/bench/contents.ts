import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { build } from 'vite'
import { everyCaseCosts } from './cases'
import { table } from './report'
import { type Chunk, weightOf, zipped } from './weights'

/** Returns tables of the build's size: the scripts of every page by package, each product line and each case. */
export async function contents(): Promise<string> {
  const chunks = await builtChunks()
  const isEntry = ({ moduleIds }: Chunk): boolean =>
    moduleIds.some((id) => /\/src\/(main\.tsx|app\/draw\.ts)$/.test(id))
  const entry = chunks.filter(isEntry)
  const lazy = chunks.filter((chunk) => !isEntry(chunk)).sort((a, b) => zipped(b.code) - zipped(a.code))
  return [
    `Every page's scripts (gzip), and by how much less they would be without each package\n${table(entry.flatMap(byPackage))}`,
    `Chunks on demand (gzip)\n${table(lazy.map((chunk) => [nameOf(chunk), kilobytes(zipped(chunk.code)), holds(chunk)]))}`,
    `Texts (gzip)\n${table(filesUnder('public/assets/i18n').map((file) => [file, kilobytes(zipped(readFileSync(file, 'utf8')))]))}`,
    everyCaseCosts(lazy),
  ].join('\n\n')
}

async function builtChunks(): Promise<Chunk[]> {
  const result = await build({ logLevel: 'error', build: { write: false } })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((bundle) => ('output' in bundle ? bundle.output : [])).filter((file) => file.type === 'chunk')
}

function byPackage(chunk: Chunk): string[][] {
  const modules = Object.entries(chunk.modules)
  const names = [...new Set(modules.map(([id]) => packageOf(id)))]
  const totalBytes = weightOf(modules)
  const shares = names.map((name) => ({
    name,
    share: totalBytes - weightOf(modules.filter(([id]) => packageOf(id) !== name)),
  }))
  return [
    [chunk.fileName, kilobytes(zipped(chunk.code))],
    ...shares.sort((a, b) => b.share - a.share).map(({ name, share }) => [`  ${name}`, kilobytes(share)]),
  ]
}

function packageOf(id: string): string {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)
  if (inPackage?.[1] !== undefined) return inPackage[1]
  return id.startsWith('/') ? relative(process.cwd(), id).split('/').slice(0, 2).join('/') : 'build helpers'
}

function nameOf(chunk: Chunk): string {
  return chunk.facadeModuleId === null ? basename(chunk.fileName) : relative(process.cwd(), chunk.facadeModuleId)
}

function holds(chunk: Chunk): string {
  return `${Object.keys(chunk.modules).length} modules`
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
}

function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} kB`
}
