import { defineConfig } from 'playwright/test'
import { origins } from './tests/browser/support/origins.ts'
import type { ProjectOptions } from './tests/browser/support/test.ts'
import { browserArguments, lookForBrowser } from './tools/browser/findBrowser.ts'

const browser = lookForBrowser()
const isCi = process.env.CI !== undefined && process.env.CI !== ''

/** Matches spec files whose own folder has one of these names, e.g. `portal/ban.spec.ts` for `portal`. */
const specsIn = (...folders: string[]): RegExp =>
  new RegExp(`[\\\\/](${folders.join('|')})[\\\\/][^\\\\/]+\\.spec\\.ts$`)

/**
 * Specs whose screens change their texts without a reload: they count down, wait for an answer, toggle, or go back a
 * step. These specs also run in a page that the browser translates. The other specs of these folders run only
 * untranslated, which saves minutes of CI. They measure layouts, load a page for each test, repeat the steps of
 * journeys, or look at files, requests and times.
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

/** Matches the specs of a folder that `CHANGING` lists. */
const namedIn = (folder: keyof typeof CHANGING): RegExp =>
  new RegExp(`[\\\\/]${folder}[\\\\/](${CHANGING[folder].join('|')})\\.spec\\.ts$`)

/** The tag of journeys that also run on the simulated insurer in the page. */
const IN_PAGE = /@in-page/

// Runs the production build against a simulated insurer over the network. Only the specs in `simulated` and the tagged
// journeys use the simulated insurer in the page, to test its service worker, its storage in the tab, its sockets and
// its pages. Over the network and in the page, the insurer has the same rules, and tests/mocks/sameAnswers compares the
// answers.
export default defineConfig<object, ProjectOptions>({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  // One more than the expected number of cores, because a page often waits for something other than the processor.
  workers: 3,
  // Long timeouts, because tests wait for states and the machine may be busy. Only a failing test reaches them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    // Records a screenshot of a failed test. A trace would take as long as the test itself; `--trace on` records one.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Reuses the renderer process instead of starting one for each test. With the reused context, this saves 20 to
      // 25% of the time.
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
      // Runs specs in a page that the browser translates.
      name: 'translated',
      testMatch: [specsIn('journeys', 'translated'), namedIn('portal'), namedIn('delivered')],
      use: { insurerOrigin: origins.insurer ?? null, reuseContext: true, isTranslated: true },
    },
  ],
  // The servers use free ports, so that several clones and a preview can run at once.
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
