import { existsSync } from 'node:fs'
import { numberOption } from './arguments'
import { chosenInsurer } from './insurer'
import { serve } from './serve/server'
import { onStop } from './stopSignal'

/** Serves the production build: `npm run preview [-- --port 4173 --sandbox --sandbox-port 4174 --scenario fast]`. */
async function main(): Promise<void> {
  if (!existsSync('dist/index.html')) {
    console.error('There is no build yet: run `npm run build` first.')
    process.exitCode = 1
    return
  }
  const insurer = await chosenInsurer()
  const served = await serve({ root: 'dist', config: insurer.config, port: numberOption('port', 4173) })
  onStop(() => Promise.all([served.close(), insurer.close()]))
  console.log(`
  Portal      ${served.origin}/ (production build)
  Insurer     ${insurer.name}
`)
}

await main()
