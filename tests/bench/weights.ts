import { gzipSync } from 'node:zlib'
import { minifySync, type Rolldown } from 'vite'

/** A script file of the build, with its modules. */
export type Chunk = Rolldown.OutputChunk

/** A module of a chunk: its path, and its code in the chunk. `null` if the chunk contains none of its code. */
export type Module = readonly [id: string, { readonly code: string | null }]

/** Returns the size of a text after compression with gzip (bytes). */
export function zipped(text: string): number {
  return gzipSync(text, { level: 9 }).length
}

/** Returns the size of modules together, minified and compressed with gzip (bytes). */
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
