import { existsSync } from 'node:fs'
import { flag, numberOption } from './arguments'
import { sandboxAt } from './sandboxAt'
import { serve } from './serve/server'
import { onStop } from './stopSignal'

/** Serves the production build: on the simulated insurer in the page, or with `--sandbox` on the one over the network. */
async function main(): Promise<void> {
  if (!existsSync('dist/index.html')) throw new Error('There is no build yet: run `npm run build` first.')
  const port = numberOption('port', 4173)
  const sandbox = flag('sandbox') ? await sandboxAt(numberOption('sandbox-port', 4174)) : undefined
  const config = sandbox === undefined ? { mock: true } : { mock: false, apiBaseUrl: `${sandbox.origin}/api` }
  const served = await serve({ root: 'dist', config, port })
  onStop(async () => {
    await served.close()
    await sandbox?.close()
  })
  const insurer = sandbox === undefined ? 'simulated insurer in the page' : `simulated insurer at ${sandbox.origin}`
  console.log(`${served.origin}  (production build, ${insurer})`)
}

await main()
