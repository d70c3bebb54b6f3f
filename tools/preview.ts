import { commandLine, refuse } from './commandLine'
import { chosenInsurer, insurerOptions } from './insurer'
import { builtPortal, builtTrial, simulatedPortal } from './serve/builtPortal'
import { serve } from './serve/server'
import { onStop } from './stopSignal'

async function main(): Promise<void> {
  const args = commandLine({
    call: 'npm run preview',
    does: 'Serves the production build of `npm run build` as it would be delivered.',
    options: { port: { value: 'PORT', does: 'the port of the portal; 4173 where none is given' }, ...insurerOptions },
  })
  const root = args.flag('sandbox') ? builtPortal() : simulatedPortal()
  const insurer = await chosenInsurer(args)
  const port = args.number('port', 4173)
  const server = await serve({ root, config: insurer.config, trial: builtTrial(), port }).catch(refuse)
  onStop(() => Promise.all([server.close(), insurer.close()]))
  console.log(`
  Portal      ${server.origin}/ (production build)
  Insurer     ${insurer.name}
`)
}

await main()
