import { defineConfig } from 'playwright/test'
import type { ProjectOptions } from './tests/browser/support/test.ts'
import { browserArguments, lookForBrowser } from './tools/browser/findBrowser.ts'

const browser = lookForBrowser()
const isCi = process.env.CI !== undefined && process.env.CI !== ''
const mockOrigin = 'http://127.0.0.1:4173'
const sandboxOrigin = 'http://127.0.0.1:4175'
const insurerOrigin = 'http://127.0.0.1:4174'

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
  timeout: 30_000,
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
      testMatch: ['journeys/**/*.spec.ts', 'simulated/**/*.spec.ts'],
      use: { baseURL: mockOrigin },
    },
    {
      name: 'sandbox',
      testMatch: ['journeys/**/*.spec.ts', 'portal/**/*.spec.ts', 'delivered/**/*.spec.ts'],
      use: { baseURL: sandboxOrigin, insurerOrigin },
    },
  ],
  webServer: [
    { command: 'node tools/run.mjs tools/preview.ts --port 4173', url: mockOrigin, reuseExistingServer: false },
    {
      command: 'node tools/run.mjs tools/preview.ts --port 4175 --sandbox --sandbox-port 4174 --scenario fast',
      url: sandboxOrigin,
      reuseExistingServer: false,
    },
  ],
})
