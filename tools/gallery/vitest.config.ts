import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, lookForBrowser } from '../browser/findBrowser.ts'
import { preparedPackages } from '../vite/preparedPackages.ts'
import { aliases, constants } from '../vite/settings.ts'
import { keepScenes, takePicture } from './camera.ts'

const browser = lookForBrowser()

/** Only what hangs waits so long (ms). */
const PATIENCE = 600_000

// The walk of the tests on the screens, once more: instead of looking for faults it takes pictures.
export default defineConfig({
  define: constants(),
  resolve: { alias: aliases },
  plugins: [react()],
  optimizeDeps: { include: preparedPackages },
  // The typeface is served from the public folder; that texts are imported from there, too, would be warned of.
  publicDir: 'public',
  logLevel: 'error',
  test: {
    name: 'gallery',
    include: ['tools/gallery/walk/*.pictures.tsx'],
    globalSetup: 'tests/model/freshPaths.ts',
    setupFiles: ['tests/screens/support/patience.ts', 'src/styles/first.css'],
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
