import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { constants, sharedBuild } from './tools/vite/settings'
import { smallPreload } from './tools/vite/smallPreload'
import { stripDescriptions } from './tools/vite/stripDescriptions'

export default defineConfig({
  plugins: [react(), stripDescriptions(), smallPreload()],
  define: constants(),
  build: { ...sharedBuild, manifest: true },
})
