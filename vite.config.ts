import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inProject } from './tools/vite/inProject.ts'
import { aliases, constants, sharedBuild } from './tools/vite/settings.ts'
import { smallPreload } from './tools/vite/smallPreload.ts'
import { stripDescriptions } from './tools/vite/stripDescriptions.ts'

/** The sign-in, and what only it and later screens need: one file, which home does without. */
const signIn = inProject(
  [
    'src/modules/signIn\\.ts$',
    'src/screens/(signIn/(?!Samples)|fault/|oneTimeCode/(CodeForm|NewCode|oneTimeCode\\.ts))',
    'src/ui/(clock|Countdown|Form)\\.',
    'src/fields/(CodeField|Field|RadioField|TextField|focus)\\.',
    'src/api/(auth|refusals|nonContractor)\\.ts$',
    'machines/auth/(login|secondStep|saved|checkAnswer|answers|limits|code)',
    'machines/oneTimeCode/(oneTimeCode|codes|keys)',
    'machines/(withoutSeparators|actors/(sleep|readCode)|validation/normalisePlate)\\.ts$',
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
            { name: 'signIn', test: signIn },
          ],
        },
      },
    },
  },
})
