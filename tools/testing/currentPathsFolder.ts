import { execFileSync } from 'node:child_process'

/** Returns the folder with the paths of the current machines. If it does not exist, explores the machines first. */
export const currentPathsFolder = (): string =>
  execFileSync('node', ['tools/run.mjs', 'tools/paths.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
