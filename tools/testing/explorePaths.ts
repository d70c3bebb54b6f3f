import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { build } from 'vite'

/** Most of what a step makes is forgotten at once: with more room for it, less is looked through in vain (MB). */
const ROOM = '--max-semi-space-size=32'

/**
 * Writes the paths through all charts into a folder, on all processors. Bundled first: on plain Node it starts in half the time
 * that it takes through Vite's runner, and each step costs a tenth less.
 */
export const explorePaths = async (folder: string): Promise<void> => {
  // Beside runs of its own: within the project, for its packages.
  const program = `.cache/explorer/${process.pid}`
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'tools/exploration/main.ts', outDir: program, target: 'node20', minify: false },
  })
  try {
    execFileSync('node', [ROOM, `${program}/main.js`, folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  } finally {
    rmSync(program, { recursive: true })
  }
}
