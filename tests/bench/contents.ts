import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { table } from './report'

type Chunk = Rolldown.OutputChunk

/** What the entry consists of, by package, and what each area and each case weighs. */
export async function contents(): Promise<string> {
  const chunks = await builtChunks()
  const entry = chunks.filter(({ isEntry }) => isEntry)
  const lazy = chunks.filter(({ isEntry }) => !isEntry).sort((a, b) => zipped(b.code) - zipped(a.code))
  return [
    `The entry, by package (its gzip shared out by length before minifying)\n${table(entry.flatMap(byPackage))}`,
    `Chunks on demand (gzip)\n${table(lazy.map((chunk) => [nameOf(chunk), kilobytes(zipped(chunk.code)), holds(chunk)]))}`,
    `Texts (gzip)\n${table(filesUnder('public/assets/i18n').map((file) => [file, kilobytes(zipped(readFileSync(file, 'utf8')))]))}`,
    `Bytes a case adds to its area (at most 3 kB)\n${table(lazy.flatMap(casesOf))}`,
  ].join('\n\n')
}

async function builtChunks(): Promise<Chunk[]> {
  const result = await build({ logLevel: 'error', build: { write: false } })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((each) => ('output' in each ? each.output : [])).filter((part) => part.type === 'chunk')
}

function byPackage(chunk: Chunk): string[][] {
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
    const name = packageOf(id)
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength)
  }
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  const size = zipped(chunk.code)
  return [
    [chunk.fileName, kilobytes(size)],
    ...[...lengths]
      .sort(([, a], [, b]) => b - a)
      .map(([name, length]) => [`  ${name}`, kilobytes((size * length) / total)]),
  ]
}

function packageOf(id: string): string {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)
  if (inPackage?.[1] !== undefined) return inPackage[1]
  return id.startsWith('/') ? relative(process.cwd(), id).split('/').slice(0, 2).join('/') : 'build helpers'
}

// What the area's chunk would be smaller by without the case's own module.
function casesOf(chunk: Chunk): string[][] {
  const modules = Object.entries(chunk.modules)
  const whole = zipped(modules.map(([, { code }]) => code ?? '').join('\n'))
  return modules
    .filter(([id]) => id.endsWith('.case.ts'))
    .map(([id]) => {
      const without = zipped(
        modules
          .filter(([other]) => other !== id)
          .map(([, { code }]) => code ?? '')
          .join('\n'),
      )
      const lines = readFileSync(id, 'utf8').trimEnd().split('\n').length
      return [relative(process.cwd(), id), kilobytes(whole - without), `${lines} lines`]
    })
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

function zipped(text: string): number {
  return gzipSync(text, { level: 9 }).length
}

function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} kB`
}
