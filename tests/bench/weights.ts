import { gzipSync } from 'node:zlib'
import { minifySync, type Rolldown } from 'vite'

/** A piece of the built portal. */
export type Chunk = Rolldown.OutputChunk

/** One of a chunk's modules. */
export type Module = readonly [id: string, { readonly code: string | null }]

/** The size of a text as it goes over the wire. */
export function zipped(text: string): number {
  return gzipSync(text, { level: 9 }).length
}

/** What modules weigh together, minified and compressed. */
export function weightOf(modules: readonly Module[]): number {
  const code = modules.map(([, module]) => module.code ?? '').join('\n')
  // What nothing uses stays: in a part of a chunk, its users may be among those left out.
  const { code: minified, errors } = minifySync('chunk.js', code, {
    compress: { unused: false },
    mangle: { toplevel: true },
  })
  if (errors[0] !== undefined) throw new Error(errors[0].message)
  return zipped(minified)
}
