import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { modules } from '../../../src/modules/registry.ts'

const ASSETS = 'dist/assets'

/** Compressed size (bytes). A separate file that is smaller needs a reason in `reasons`. */
const SMALL = 5000

const OWN_PLACE = 'a place that most never open; whoever does asks for this one file'
const OF_PRODUCT_LINE = 'of one product line, asked for beside what all cases need'

/** Reasons why small files are separate, by chunk name. */
const reasons: Readonly<Record<string, string>> = {
  'prefetch.js': 'loads after the first screen',
  'browser.css': 'the simulated insurer only',
  'campaign.js': 'beside the menu, where the insurer has named a campaign',
  'casco.js': OF_PRODUCT_LINE,
  'early.js': 'asks for the rest before the first script has come',
  'home.js': 'the first screen of home, asked for by the page itself',
  'identification.js': OWN_PLACE,
  'index.css': 'the page carries it inline',
  'kgfb.js': OF_PRODUCT_LINE,
  'onlineCases.js': 'fetched ahead at the menu; before it a slow phone would wait for it at the sign-in',
  'phoneRequest.js': OWN_PLACE,
  'photo.worker.js': 'a worker is a file of its own',
  'secondStep.css': 'fetched ahead while the number is typed',
  'security.js': OWN_PLACE,
  'signIn.css': 'the page carries it inline',
  'signature.js': 'asked for by one submitted case in some',
  'simulation.css': 'the simulated insurer only',
  'simulation.js': 'the simulated insurer only',
  'tab.js': 'only where the tab was open before',
}

/** Returns the name of a chunk's file without its hash. */
const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/-.{8}(?=\.\w+$)/, '')

test('each script or style file below 5 kB in the build has a reason listed in this test', () => {
  const files = readdirSync(ASSETS).filter((file) => /\.(js|css)$/.test(file))
  const small = files.filter((file) => statSync(`${ASSETS}/${file}.br`).size < SMALL).map(nameOf)
  expect(small.toSorted()).toEqual(Object.keys(reasons).toSorted())
})

test('each screen after the sign-in loads at most one script of its own and no styles', () => {
  const files: Record<string, string[]> = JSON.parse(readFileSync('dist/ahead.json', 'utf8'))
  const { signedIn = [], cases = [] } = files
  const loadedFiles = new Set([...signedIn, ...cases])
  expect(loadedFiles.size).toBeGreaterThan(3)
  // Leaves out the simulated insurer's files, which no customer loads. Also leaves out `workers`, which is a list of
  // worker scripts and no screen.
  const screens = Object.entries(files).filter(
    ([name]) => !['browser', 'letter', 'samples', 'simulation', 'workers'].includes(name),
  )
  for (const [name, needed] of screens) {
    const more = needed.filter((file) => !loadedFiles.has(file))
    expect({ name, more: more.map(nameOf) }).toEqual({ name, more: more.length === 0 ? [] : [`${name}.js`] })
  }
})

test('each screen after the sign-in loads at most one additional language file', () => {
  const loadedTexts: readonly string[] = modules.signedIn.texts
  const screens = Object.entries(modules).map(([name, { texts }]) => ({
    name,
    texts: texts.filter((file) => !loadedTexts.includes(file)),
  }))
  expect(screens.length).toBeGreaterThan(10)
  expect(screens.filter(({ texts }) => texts.length > 1)).toEqual([])
})
