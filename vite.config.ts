import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inProject } from './tools/vite/inProject.ts'
import { aliases, constants, sharedBuild } from './tools/vite/settings.ts'
import { smallPreload } from './tools/vite/smallPreload.ts'
import { stripDescriptions } from './tools/vite/stripDescriptions.ts'

const moduleNamed = (...names: readonly string[]) => inProject(`src/modules/(${names.join('|')})\\.ts$`)

export default defineConfig({
  plugins: [react(), stripDescriptions(), smallPreload()],
  define: constants(),
  resolve: { alias: aliases },
  build: {
    ...sharedBuild,
    manifest: true,
    // Few files instead of many small ones: smaller together, and asked for at once.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 4 },
            { name: 'signIn', test: moduleNamed('signIn'), priority: 3 },
            { name: 'secondStep', test: moduleNamed('secondStep'), priority: 2 },
            { name: 'signedIn', test: moduleNamed('signedIn'), priority: 1 },
            { name: 'shared', test: inProject('(src|machines)/.*'), minShareCount: 2 },
          ],
        },
      },
    },
  },
})
