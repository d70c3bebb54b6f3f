import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Page } from '../../src/prerender'

const folder = '.cache/prerender'

/** Builds `src/prerender.tsx` for Node and runs it: the first screens as HTML. */
export async function prerender(): Promise<readonly Page[]> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  })
  const file = pathToFileURL(resolve(folder, 'prerender.js')).href
  const module: { prerender(): Promise<readonly Page[]> } = await import(/* @vite-ignore */ file)
  return module.prerender()
}
