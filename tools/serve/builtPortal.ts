import { existsSync } from 'node:fs'
import { UsageError } from '../commandLine'

/** The folder of the production build. @throws UsageError where there is none. */
export function builtPortal(): string {
  if (!existsSync('dist/index.html')) throw new UsageError('There is no build yet: run `npm run build` first.')
  return 'dist'
}
