import { execFileSync } from 'node:child_process'

/** Before any test: the paths are those of the charts as they are now. */
export const setup = (): void => {
  execFileSync('node', ['tools/run.mjs', 'tools/paths.ts'], { stdio: 'inherit' })
}
