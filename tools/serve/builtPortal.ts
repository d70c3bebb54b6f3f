import { existsSync, readFileSync } from 'node:fs'
import { UsageError } from '../commandLine'

/** The folder of the production build. @throws UsageError where there is none. */
export function builtPortal(): string {
  if (!existsSync('dist/index.html')) throw new UsageError('There is no build yet: run `npm run build` first.')
  return 'dist'
}

/** Where the build keeps home as it is with the simulated insurer in the page. */
export const TRIAL = '.cache/trial.html'

/** That page; `undefined` where the build was made elsewhere. */
export const builtTrial = (): Buffer | undefined => (existsSync(TRIAL) ? readFileSync(TRIAL) : undefined)
