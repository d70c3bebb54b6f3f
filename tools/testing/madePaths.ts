import { execFileSync } from 'node:child_process'

/** Returns the folder of the paths through the current machines. Makes them first if they do not exist. */
export const madePaths = (): string =>
  execFileSync('node', ['tools/run.mjs', 'tools/paths.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
