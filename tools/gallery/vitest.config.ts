import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { browserArguments, lookForBrowser } from '../browser/findBrowser.ts'
import { preparedPackages } from '../vite/preparedPackages.ts'
import { aliases, constants } from '../vite/settings.ts'
import { keepScenes, takePicture } from './camera.ts'

const browser = lookForBrowser()

/** Timeout of a test (ms). Only a test that hangs takes this long. */
const TEST_TIMEOUT = 600_000

/** Serves the fonts as the public folder would. */
const typeface: Plugin = {
  name: 'typeface',
  configureServer: ({ middlewares }) => {
    middlewares.use('/fonts/figtree.woff2', (_, response) => {
      response.end(readFileSync('public/fonts/figtree.woff2'))
    })
  },
}

// Runs the paths of the screen tests again, to take pictures instead of looking for failures.
export default defineConfig({
  define: constants(),
  resolve: { alias: aliases },
  plugins: [react(), typeface],
  optimizeDeps: { include: preparedPackages },
  // Disables the public folder, because the walk imports texts from it. Vite would warn about each import.
  publicDir: false,
  test: {
    name: 'gallery',
    include: ['tests/gallery/*.pictures.tsx'],
    globalSetup: 'tests/freshPaths.ts',
    setupFiles: ['tests/screens/support/patience.ts', 'src/styles/first.css', 'src/styles/form.css'],
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
    maxWorkers: '100%',
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: TEST_TIMEOUT,
      // This viewport fits into the window. A larger viewport would be scaled down.
      viewport: { width: 360, height: 640 },
      commands: { takePicture, keepScenes },
      provider: playwright({
        launchOptions: {
          args: [...browserArguments, '--force-color-profile=srgb', '--font-render-hinting=none'],
          ...(browser !== undefined && { executablePath: browser.path }),
        },
        contextOptions: { locale: 'hu-HU', timezoneId: 'Europe/Budapest' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
