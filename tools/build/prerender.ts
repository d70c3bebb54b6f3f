import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Page } from '../../src/prerender'

const folder = '.cache/prerender'

type Prerender = typeof import('../../src/prerender')

/** Builds `src/prerender.tsx` for Node and runs it: the first screens as HTML, and home with the simulated insurer. */
export async function prerender(): Promise<{ pages: readonly Page[]; trial: Page }> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  })
  const file = pathToFileURL(resolve(folder, 'prerender.js')).href
  const delivered: Prerender = await import(/* @vite-ignore */ file)
  // Another address is another module: what the first has loaded by the end is not in it.
  const tried: Prerender = await import(/* @vite-ignore */ `${file}?trial`)
  return { pages: await delivered.prerender(), trial: await tried.prerenderTrial() }
}
