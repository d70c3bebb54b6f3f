import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, lookForBrowser } from './tools/browser/findBrowser.ts'
import { constants } from './tools/vite/settings.ts'

const browser = lookForBrowser()

// Everything without a screen runs on Node; whatever renders runs in a real browser.
export default defineConfig({
  define: constants(),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{api,model,machines,mocks,tools}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['tests/{screens,ui}/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
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
