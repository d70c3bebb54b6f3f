import { build } from 'vite'

// Bundles the simulated insurer's server, so that it runs on plain Node without Vite in memory.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'tools/sandbox/main.ts', outDir: '.cache/sandbox', target: 'node20', minify: false },
})
