import { defineConfig } from 'playwright/test'
import { origins } from './tests/browser/support/origins.ts'
import type { ProjectOptions } from './tests/browser/support/test.ts'
import { browserArguments, lookForBrowser } from './tools/browser/findBrowser.ts'

const browser = lookForBrowser()
const isCi = process.env.CI !== undefined && process.env.CI !== ''

/** The specs of some folders. Patterns meet the whole path: whatever the folders above are called must not matter. */
const specsIn = (...folders: string[]): RegExp =>
  new RegExp(`[\\\\/](${folders.join('|')})[\\\\/][^\\\\/]+\\.spec\\.ts$`)

/**
 * Specs whose screens change their texts without a reload: they count down, wait for an answer, toggle, or go a step
 * back. They run under the translator too. The others do not, to save minutes of CI. In `portal`: `contractAtAGlance`,
 * `stillness` and `wayOut` measure layouts. `hostile`, `nonContractor` and `tabs` load a page for each test. `everyCase`
 * takes longest, and `translated` opens each case as well. In `delivered`: `hydration` and `longWords` look at elements
 * that a translator replaces. `phoneEdges` and `typeface` measure layouts. `accessibility` and `keyboard` repeat the
 * steps of journeys. `byAddress`, `hugeTexts`, `olderBrowser`, `release`, `start`, `startUp` and `strayErrors` load a page
 * for each test. `files`, `flowsOnPaper`, `prefetch`, `security` and `slowPhone` look at files, requests, headers and
 * times. `simulated` shows the simulated insurer, which no customer sees.
 */
export const CHANGING = {
  portal: [
    'answers',
    'ban',
    'history',
    'outOfOrder',
    'phoneRequest',
    'rootBehaviour',
    'security',
    'session',
    'signing',
    'waiting',
  ],
  delivered: [
    'claimReport',
    'damageEvents',
    'hostileAnswers',
    'hundredPhotos',
    'offline',
    'photos',
    'tunnel',
    'upload',
  ],
}

/** The specs of a folder that change their texts. */
const namedIn = (folder: keyof typeof CHANGING): RegExp =>
  new RegExp(`[\\\\/]${folder}[\\\\/](${CHANGING[folder].join('|')})\\.spec\\.ts$`)

/** The journeys that the insurer in the page is to go through as well. */
const IN_PAGE = /@in-page/

// The production build, on the simulated insurer over the network. What only the insurer in the page has (its worker, its
// memory in the tab, its sockets and pages) is looked at in `simulated`, and by the journeys that say so: both insurers are
// one set of rules, and tests/mocks/sameAnswers holds them against each other.
export default defineConfig<object, ProjectOptions>({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  // One more than the cores that tests are made for: a page often waits, and not for the processor.
  workers: 3,
  // Tests wait for states, however busy the machine is: only a fault waits so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    // A failure leaves what the page said and looked like. A trace of every step would cost as much as the steps: `--trace on`.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Does not start a renderer for each test. Together with the reused context, that saves a fifth to a quarter of the
      // time.
      args: [...browserArguments, '--process-per-site'],
      ...(browser !== undefined && { executablePath: browser.path }),
    },
  },
  projects: [
    {
      name: 'simulated',
      testMatch: specsIn('simulated'),
      use: { baseURL: origins.mock },
    },
    {
      name: 'mock',
      testMatch: specsIn('journeys'),
      grep: IN_PAGE,
      use: { baseURL: origins.mock },
    },
    {
      name: 'sandbox',
      testMatch: specsIn('journeys', 'portal', 'delivered'),
      use: { insurerOrigin: origins.insurer ?? null, reuseContext: true },
    },
    {
      // The portal translated by the browser.
      name: 'translated',
      testMatch: [specsIn('journeys', 'translated'), namedIn('portal'), namedIn('delivered')],
      use: { insurerOrigin: origins.insurer ?? null, reuseContext: true, isTranslated: true },
    },
  ],
  // On whatever ports are free, so that several clones and a preview can run at once.
  webServer: [
    {
      command: 'node tools/run.mjs tools/preview.ts --port 0',
      timeout: 180_000,
      wait: { stdout: /Portal +(?<MOCK_ORIGIN>http:\S+)\/ / },
    },
    {
      command: 'node tools/run.mjs tools/sandbox/main.ts --port 0 --scenario fast',
      timeout: 180_000,
      wait: { stdout: /Insurer +(?<INSURER_ORIGIN>http:\S+)\/api/ },
    },
  ],
})
