import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compress } from '../../tools/build/compress'
import { buildFolder } from '../../tools/serve/builtPortal'
import { sharedBuild } from '../../tools/vite/settings'

const floorFolder = '.cache/bench/floor'

const floorFiles = {
  'index.html': `<!doctype html>
<html lang="hu">
  <head>
    <meta charset="utf-8" />
    <title>Floor</title>
    <script type="module" src="/main.jsx"></script>
  </head>
  <body><div id="root"></div></body>
</html>`,
  'main.jsx': `import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
function Floor() {
  useEffect(() => { document.documentElement.dataset.ready = '' }, [])
  return <div>Floor</div>
}
createRoot(document.getElementById('root')).render(<Floor />)
`,
}

/**
 * Builds the baseline: a page on which React renders a single `div`. It has the same build settings as the portal.
 * Returns the folder of the build.
 */
export async function buildFloor(): Promise<string> {
  rmSync(floorFolder, { recursive: true, force: true })
  mkdirSync(join(floorFolder, 'public'), { recursive: true })
  for (const [name, content] of Object.entries(floorFiles)) writeFileSync(join(floorFolder, name), content)
  // The server does not start without a valid configuration, so the baseline gets a copy of the portal's.
  copyFileSync('public/config.json', join(floorFolder, 'public/config.json'))
  process.env.NODE_ENV = 'production'
  await build({ configFile: false, root: floorFolder, logLevel: 'warn', plugins: [react()], build: { ...sharedBuild } })
  const built = join(floorFolder, 'dist')
  await compress(built)
  return built
}

/**
 * Builds the portal with the command that also builds it for delivery. Includes the simulated insurer, which some
 * measurements need. Returns the folder of the build.
 */
export function buildPortal(): string {
  const { status } = spawnSync('node', ['tools/run.mjs', 'tools/build.ts', '--simulated'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The portal does not build.')
  return buildFolder()
}
