import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { build } from 'vite'

/**
 * Size of the young generation: most objects of a step are short-lived, and more room means fewer garbage collections
 * (MB).
 */
const ROOM = '--max-semi-space-size=32'

/**
 * Writes the paths through all machines into a folder, on all processors. The program is bundled first: on plain Node
 * it starts in half the time of Vite's runner, and each step takes a tenth less.
 */
export const explorePaths = async (folder: string): Promise<void> => {
  // A folder for each run, inside the project, so that it finds the packages.
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
