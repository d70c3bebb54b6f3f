import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from './browser/findBrowser'
import { commandLine } from './commandLine'
import { catalogueOf } from './flows/catalogue'
import { readTexts } from './flows/texts'
import { productLineNames } from './flows/viewerData'
import { requestedFlows } from './flows/wanted'
import { FOLDER_VARIABLE } from './gallery/camera'
import { compareRuns } from './gallery/compare'
import { differencePage } from './gallery/differencePage'
import { folderOfOtherRun } from './gallery/otherRun'
import { galleryPage } from './gallery/page'
import { mergeScenes, readScenes } from './gallery/scenes'
import { runStep } from './testing/step'

async function main(): Promise<boolean> {
  const args = commandLine({
    call: 'npm run gallery',
    does: 'Takes pictures of every screen, or of those of some flows (kgfb.licensePlate): on a phone and at a desk, in light and in dark.',
    words: '[flow…]',
    options: {
      against: {
        value: 'REVISION',
        does: 'what differs from a revision, or from the folder of another run, side by side',
      },
      into: { value: 'FOLDER', does: 'where to; dist-gallery where none is given' },
    },
  })
  const folder = args.text('into') ?? 'dist-gallery'
  const comparedRun = args.text('against')
  const texts = readTexts()
  const { flows } = catalogueOf(texts)
  const flowIds = args.words
  requestedFlows(flows, flowIds)
  process.env.PLAYWRIGHT_CHROMIUM_PATH = findBrowser().path
  const otherRunFolder = comparedRun === undefined ? null : await folderOfOtherRun(comparedRun, flowIds)
  for (const part of ['pictures', 'scenes', 'differences.html'])
    rmSync(`${folder}/${part}`, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  process.env[FOLDER_VARIABLE] = resolve(folder)
  const { isOk } = await runStep({
    name: 'Pictures',
    program: 'node',
    words: [
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/gallery/vitest.config.ts', '--root', '.'],
      ...['--hideSkippedTests', '--silent'],
      ...(flowIds.length === 0 ? [] : ['-t', `^(${flowIds.map((id) => id.replaceAll('.', '\\.')).join('|')}) `]),
    ],
  })
  const galleryData = { flows, productLines: productLineNames(texts) }
  const scenes = mergeScenes(folder, galleryData.flows)
  const fileAddress = (name: string): string => String(pathToFileURL(resolve(folder, name)))
  writeFileSync(`${folder}/gallery.html`, galleryPage({ ...galleryData, scenes }))
  console.log(`
  ${scenes.length} screens, ${readdirSync(`${folder}/pictures`).length} pictures
  To look at  ${fileAddress('gallery.html')}`)
  if (otherRunFolder !== null) {
    // Compares only the flows of this run. The other run may have scenes of more flows.
    const earlierScenes = readScenes(otherRunFolder).filter(
      ({ flow }) => flowIds.length === 0 || flowIds.includes(flow),
    )
    const difference = compareRuns(earlierScenes, scenes)
    // Copies the other run's pictures into this folder. They are named by content, so equal names are equal pictures.
    cpSync(`${otherRunFolder}/pictures`, `${folder}/pictures`, { recursive: true, force: false })
    writeFileSync(`${folder}/differences.html`, differencePage(galleryData, difference))
    const { changed, added, gone } = difference
    console.log(`  Differences ${fileAddress('differences.html')}
  ${changed.length} changed, ${added.length} new, ${gone.length} gone`)
  }
  console.log('')
  return isOk
}

process.exitCode = (await main()) ? 0 : 1
