import { gzipSync } from 'node:zlib'
import { minifySync, type Rolldown } from 'vite'

/** A piece of the built portal. */
export type Chunk = Rolldown.OutputChunk

/** One of a chunk's modules. */
export type Module = readonly [id: string, { readonly code: string | null }]

/** The compressed size of a text. */
export function zipped(text: string): number {
  return gzipSync(text, { level: 9 }).length
}

/** The total size of modules, minified and compressed. */
export function weightOf(modules: readonly Module[]): number {
  const code = modules.map(([, module]) => module.code ?? '').join('\n')
  // `unused: false` keeps unused code, because modules outside of this list may use it.
  const { code: minified, errors } = minifySync('chunk.js', code, {
    compress: { unused: false },
    mangle: { toplevel: true },
  })
  if (errors[0] !== undefined) throw new Error(errors[0].message)
  return zipped(minified)
}
