import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aliases, constants, sharedBuild } from './tools/vite/settings.ts'
import { smallPreload } from './tools/vite/smallPreload.ts'
import { stripDescriptions } from './tools/vite/stripDescriptions.ts'

export default defineConfig({
  plugins: [react(), stripDescriptions(), smallPreload()],
  define: constants(),
  resolve: { alias: aliases },
  build: {
    ...sharedBuild,
    manifest: true,
    // What the first screen needs comes as one file: smaller than many, and asked for once.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
  },
})
