import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createChunkOf } from './tools/vite/chunks.ts'
import { compileHint } from './tools/vite/compileHint.ts'
import { aliases, constants, sharedBuild } from './tools/vite/settings.ts'
import { smallPreload } from './tools/vite/smallPreload.ts'
import { stripDescriptions } from './tools/vite/stripDescriptions.ts'

export default defineConfig({
  plugins: [react(), stripDescriptions(), smallPreload(), compileHint()],
  define: constants(),
  resolve: { alias: aliases },
  build: {
    ...sharedBuild,
    manifest: true,
    license: { fileName: 'licenses.md' },
    // Builds few files instead of many small ones. Few files are smaller in total, and the browser requests them all at
    // once.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            { name: createChunkOf(), debugName: 'modules', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
