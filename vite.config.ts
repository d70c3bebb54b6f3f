import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aliases, constants, sharedBuild } from './tools/vite/settings.ts'
import { smallPreload } from './tools/vite/smallPreload.ts'
import { stripDescriptions } from './tools/vite/stripDescriptions.ts'

/** Small modules that home and sign-in share with each other or with later screens. */
const shared = new RegExp(
  [
    'src/ui/(Notice|Actions|LinkCard|Form|icons|areaIcons|clock|Countdown)\\.tsx?$',
    'src/ui/Countdown\\.css$',
    'src/fields/(Field|TextField|CodeField|focus)\\.tsx?$',
    'src/api/(endpoint|auth|refusals|nonContractor)\\.ts$',
    'src/screens/(signIn/Phone|signIn/NewCode|oneTimeCode/NewCode)\\.tsx$',
    'machines/(bare|auth/(answers|limits)|actors/(sleep|readCode))\\.ts$',
    'machines/case/fields/plate\\.ts$',
  ].join('|'),
)

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
            { name: 'index', tags: ['$initial'] },
            { name: 'shared', test: shared },
          ],
        },
      },
    },
  },
})
