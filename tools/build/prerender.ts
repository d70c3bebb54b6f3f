import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Page } from '../../src/prerender'

const outputFolder = '.cache/prerender'

type PrerenderModule = typeof import('../../src/prerender')

/**
 * Builds `src/prerender.tsx` for Node and runs it. Returns the first screens as HTML, and the start page with the
 * simulated insurer.
 */
export async function prerender(): Promise<{ pages: readonly Page[]; trial: Page }> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: outputFolder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  })
  const moduleUrl = pathToFileURL(resolve(outputFolder, 'prerender.js')).href
  const deliveredModule: PrerenderModule = await import(/* @vite-ignore */ moduleUrl)
  // The query makes Node load a second instance of the module, which does not share the state of the first instance.
  const trialModule: PrerenderModule = await import(/* @vite-ignore */ `${moduleUrl}?trial`)
  return { pages: await deliveredModule.prerender(), trial: await trialModule.prerenderTrial() }
}
