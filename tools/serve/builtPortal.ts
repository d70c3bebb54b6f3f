import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../commandLine'

/** Returns the folder of the production build. @throws UsageError if there is no build. */
export function buildFolder(): string {
  if (!existsSync('dist/index.html')) throw new UsageError('There is no build yet: run `npm run build` first.')
  return 'dist'
}

/** The service worker of the simulated insurer. A build without that insurer has no such file. */
export const MOCK_WORKER = 'mockServiceWorker.js'

/** Returns the folder of a build with the simulated insurer. @throws UsageError if there is no such build. */
export function simulatedBuildFolder(): string {
  const root = buildFolder()
  if (existsSync(join(root, MOCK_WORKER))) return root
  throw new UsageError('This build has no simulated insurer: run `npm run build -- --simulated` first.')
}

/**
 * The start page that `npm run preview` serves if the simulated insurer runs in the page. It is not part of the
 * delivered build.
 */
export const TRIAL_PAGE = '.cache/trial.html'

/**
 * Reads the start page in `TRIAL_PAGE`. Returns `undefined` if this file does not exist, because the build was made on
 * another computer.
 */
export const readTrialPage = (): Buffer | undefined => (existsSync(TRIAL_PAGE) ? readFileSync(TRIAL_PAGE) : undefined)
