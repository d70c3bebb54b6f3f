import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Manifest } from 'vite'
import type { Page } from '../src/prerender'
import { chunksOf, entryOf } from './build/chunks'
import { compress } from './build/compress'
import { buildEarly, earlyFiles } from './build/early'
import { fillPage } from './build/page'
import { needsOf, type PageNeeds, trialNeeds } from './build/pages'
import { prefetchFilesOf } from './build/prefetch'
import { prerender } from './build/prerender'
import { commandLine } from './commandLine'
import { MOCK_WORKER, TRIAL_PAGE } from './serve/builtPortal'
import { readServedConfig } from './serve/servedConfig'

const dist = 'dist'

async function main(): Promise<void> {
  const args = commandLine({
    call: 'npm run build',
    does: `Writes the production build into ${dist}/: scripts, styles, and the first screens as HTML.
The simulated insurer is left out unless public/config.json sets \`mock\` or --simulated is given.`,
    options: { simulated: { does: 'includes the simulated insurer, for demos and tests' } },
  })
  const isSimulated = args.flag('simulated') || readServedConfig('public').mock
  process.env.PORTAL_SIMULATED = isSimulated ? '1' : '0'
  // React reads `NODE_ENV` during the build. The runner of this script has set it to `development`.
  process.env.NODE_ENV = 'production'
  await build({ logLevel: 'warn', build: { outDir: dist } })
  const manifest = takeManifest()
  if (!isSimulated) for (const file of [MOCK_WORKER, 'assets/i18n/hu/panel.json']) rmSync(join(dist, file))
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const entry = entryOf(manifest, template)
  writeFileSync(join(dist, 'ahead.json'), JSON.stringify(prefetchFilesOf(manifest, entry)))
  const earlyScript = await buildEarly(dist, earlyFiles(manifest, entry))
  const writePage = (file: string, page: Page, needs: PageNeeds): void => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageOf(template, manifest, page, needs, earlyScript))
  }
  const { pages, trial } = await prerender()
  for (const page of pages)
    writePage(join(dist, page.path === '*' ? 'index.html' : `${page.path}.html`), page, needsOf(page.path))
  // Writes the start page of the preview, which is not part of the delivered build.
  if (isSimulated) writePage(TRIAL_PAGE, trial, trialNeeds)
  else rmSync(TRIAL_PAGE, { force: true })
  await compress(dist)
}

// Moves the manifest out of the build and returns it. Only tools need it.
function takeManifest(): Manifest {
  mkdirSync('.cache', { recursive: true })
  renameSync(join(dist, '.vite/manifest.json'), '.cache/manifest.json')
  rmSync(join(dist, '.vite'), { recursive: true })
  return JSON.parse(readFileSync('.cache/manifest.json', 'utf8'))
}

function pageOf(
  template: string,
  manifest: Manifest,
  page: Page,
  { modules, data }: PageNeeds,
  earlyScript: string,
): string {
  const { scripts, styles } = chunksOf(manifest, entryOf(manifest, template), modules)
  return fillPage(template, {
    page,
    data,
    // Only the page `*`, for all addresses without a page of their own, requests data early. The start page and the
    // sign-in are for customers who are not signed in.
    ...(page.path === '*' && { early: earlyScript }),
    scripts: scripts.map((href) => `/${href}`),
    styles: new Map(styles.map((file) => [`/${file}`, readFileSync(join(dist, file), 'utf8').trim()])),
  })
}

await main()
