import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Page } from '../../src/prerender'

const folder = '.cache/prerender'

type Prerender = typeof import('../../src/prerender')

/**
 * Builds `src/prerender.tsx` for Node and runs it. Returns the first screens as HTML, and the start page with the
 * simulated insurer.
 */
export async function prerender(): Promise<{ pages: readonly Page[]; trial: Page }> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  })
  const file = pathToFileURL(resolve(folder, 'prerender.js')).href
  const delivered: Prerender = await import(/* @vite-ignore */ file)
  // The query makes Node load a second instance of the module, without the state that the first one has loaded.
  const tried: Prerender = await import(/* @vite-ignore */ `${file}?trial`)
  return { pages: await delivered.prerender(), trial: await tried.prerenderTrial() }
}
