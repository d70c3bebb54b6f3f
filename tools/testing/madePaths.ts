import { execFileSync } from 'node:child_process'

/** The folder of the paths through the charts as they are now; they are made first where that was not done yet. */
export const madePaths = (): string =>
  execFileSync('node', ['tools/run.mjs', 'tools/paths.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
