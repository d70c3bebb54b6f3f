import { build } from 'vite'

// Bundles the server of the simulated insurer. The bundle runs on plain Node without loading Vite.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'tools/sandbox/main.ts', outDir: '.cache/sandbox', target: 'node20', minify: false },
})
