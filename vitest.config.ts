import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, lookForBrowser } from './tools/browser/findBrowser.ts'
import { preparedPackages } from './tools/vite/preparedPackages.ts'
import { aliases, constants } from './tools/vite/settings.ts'

const browser = lookForBrowser()

/**
 * Timeout of a test (ms). It is long, because tests on a busy computer wait longer for states. Only a test that hangs
 * reaches it.
 */
const PATIENCE = 180_000

/** Tests that change the JavaScript engine, so each needs a process of its own. */
const APART = 'tests/**/*.apart.test.ts'

// Tests without screens run on Node. Tests that render run in a real browser.
export default defineConfig({
  define: constants(),
  resolve: { alias: aliases },
  test: {
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // Uses all cores. By default, Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    globalSetup: 'tests/freshPaths.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Runs the test files in one process, one after the other: loading the machines takes longer than most tests.
          isolate: false,
          setupFiles: ['tests/nothingLeft.ts'],
          include: ['tests/{api,model,machines,mocks,tools,validation}/**/*.test.ts'],
          exclude: [APART],
        },
      },
      {
        extends: true,
        test: { name: 'apart', environment: 'node', include: [APART] },
      },
      {
        extends: true,
        plugins: [react()],
        optimizeDeps: { include: preparedPackages },
        // Disables the public folder, because the tests import texts and the configuration from it. Vite would warn
        // about each import.
        publicDir: false,
        test: {
          name: 'screens',
          include: ['tests/{screens,ui,tools}/**/*.test.tsx'],
          setupFiles: [
            'tests/nothingLeft.ts',
            'tests/oldestBrowser.ts',
            'tests/screens/support/patience.ts',
            'tests/screens/support/quiet.ts',
            // Loads the styles, because no component of the portal is shown without them.
            'src/styles/first.css',
            'src/styles/form.css',
          ],
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: PATIENCE,
            provider: playwright({
              launchOptions: {
                args: browserArguments,
                ...(browser !== undefined && { executablePath: browser.path }),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
