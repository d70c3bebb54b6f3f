import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, lookForBrowser } from './tools/browser/findBrowser.ts'
import { preparedPackages } from './tools/vite/preparedPackages.ts'
import { aliases, constants } from './tools/vite/settings.ts'

const browser = lookForBrowser()

/** Tests wait for states, however busy the machine is: only what hangs waits so long. */
const PATIENCE = 180_000

/** Tests that change the engine itself, and so have a process of their own. */
const APART = 'tests/**/*.apart.test.ts'

// Everything without a screen runs on Node; whatever renders runs in a real browser.
export default defineConfig({
  define: constants(),
  resolve: { alias: aliases },
  test: {
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // On two cores, both; by itself it would leave one of them idle.
    maxWorkers: '100%',
    globalSetup: 'tests/freshPaths.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // One after the other in one process: loading the machines and the insurer took longer than most files' tests.
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
        // The tests import texts and the configuration, which a public folder only serves, with a warning for each.
        publicDir: false,
        test: {
          name: 'screens',
          include: ['tests/{screens,ui,tools}/**/*.test.tsx'],
          setupFiles: [
            'tests/nothingLeft.ts',
            'tests/oldestBrowser.ts',
            'tests/screens/support/patience.ts',
            'tests/screens/support/quiet.ts',
            // As in the portal, where no component is seen without them.
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
