import { existsSync } from 'node:fs'
import { commandLine } from './commandLine'
import { chosenInsurer, insurerOptions } from './insurer'
import { serve } from './serve/server'
import { onStop } from './stopSignal'

async function main(): Promise<void> {
  const given = commandLine({
    call: 'npm run preview',
    does: 'Serves the production build of `npm run build` as it would be delivered.',
    options: { port: { value: 'PORT', does: 'the port of the portal; 4173 where none is given' }, ...insurerOptions },
  })
  if (!existsSync('dist/index.html')) {
    console.error('There is no build yet: run `npm run build` first.')
    process.exitCode = 1
    return
  }
  const insurer = await chosenInsurer(given)
  const served = await serve({ root: 'dist', config: insurer.config, port: given.number('port', 4173) })
  onStop(() => Promise.all([served.close(), insurer.close()]))
  console.log(`
  Portal      ${served.origin}/ (production build)
  Insurer     ${insurer.name}
`)
}

await main()
