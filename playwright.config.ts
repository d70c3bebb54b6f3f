import { defineConfig } from 'playwright/test'
import { origins } from './tests/browser/support/origins.ts'
import type { ProjectOptions } from './tests/browser/support/test.ts'
import { browserArguments, lookForBrowser } from './tools/browser/findBrowser.ts'

const browser = lookForBrowser()
const isCi = process.env.CI !== undefined && process.env.CI !== ''

/** The specs of some folders. Patterns meet the whole path: whatever the folders above are called must not matter. */
const specsIn = (...folders: string[]): RegExp =>
  new RegExp(`[\\\\/](${folders.join('|')})[\\\\/][^\\\\/]+\\.spec\\.ts$`)

// The production build, once on the simulated insurer in the page and once on the one over the network. The journeys run
// on both. What the portal does by itself, whoever answers, and what it is as it is delivered, is looked at once, over the
// network: both insurers are one set of rules, and tests/mocks/sameAnswers holds them against each other.
export default defineConfig<ProjectOptions>({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  workers: 2,
  // Tests wait for states, however busy the machine is: only a fault waits so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    trace: 'retain-on-failure',
    launchOptions: {
      args: browserArguments,
      ...(browser !== undefined && { executablePath: browser.path }),
    },
  },
  projects: [
    {
      name: 'mock',
      testMatch: specsIn('journeys', 'simulated'),
      use: { baseURL: origins.mock },
    },
    {
      name: 'sandbox',
      testMatch: specsIn('journeys', 'portal', 'delivered'),
      use: { baseURL: origins.sandbox, insurerOrigin: origins.insurer ?? null },
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
      command: 'node tools/run.mjs tools/preview.ts --port 0 --sandbox --scenario fast',
      timeout: 180_000,
      wait: { stdout: /Portal +(?<SANDBOX_ORIGIN>http:\S+)\/ .*\s+Insurer .* (?<INSURER_ORIGIN>http:\S+)\/api/ },
    },
  ],
})
