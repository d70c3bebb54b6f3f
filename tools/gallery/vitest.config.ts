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

/** Only what hangs waits so long (ms). */
const PATIENCE = 600_000

/** Serves the typeface as the public folder would. */
const typeface: Plugin = {
  name: 'typeface',
  configureServer: ({ middlewares }) => {
    middlewares.use('/fonts/figtree.woff2', (_, response) => {
      response.end(readFileSync('public/fonts/figtree.woff2'))
    })
  },
}

// The walk of the tests on the screens, once more: instead of looking for faults it takes pictures.
export default defineConfig({
  define: constants(),
  resolve: { alias: aliases },
  plugins: [react(), typeface],
  optimizeDeps: { include: preparedPackages },
  // The walk imports texts from there, which a public folder only serves, with a warning for each.
  publicDir: false,
  test: {
    name: 'gallery',
    include: ['tests/gallery/*.pictures.tsx'],
    globalSetup: 'tests/freshPaths.ts',
    setupFiles: ['tests/screens/support/patience.ts', 'src/styles/first.css', 'src/styles/form.css'],
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    maxWorkers: '100%',
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: PATIENCE,
      // Small enough for the window, which would be scaled down otherwise.
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
