import { commandLine, throwAsUsageError } from './commandLine'
import { insurerOptions, startInsurer } from './insurer'
import { buildFolder, readTrialPage, simulatedBuildFolder } from './serve/builtPortal'
import { serve } from './serve/server'
import { onStop } from './stopSignal'

async function main(): Promise<void> {
  const args = commandLine({
    call: 'npm run preview',
    does: 'Serves the production build of `npm run build` as it would be delivered.',
    options: { port: { value: 'PORT', does: 'the port of the portal; 4173 where none is given' }, ...insurerOptions },
  })
  const root = args.flag('sandbox') ? buildFolder() : simulatedBuildFolder()
  const insurer = await startInsurer(args)
  const port = args.number('port', 4173)
  const server = await serve({ root, config: insurer.config, trial: readTrialPage(), port }).catch(throwAsUsageError)
  onStop(() => Promise.all([server.close(), insurer.close()]))
  console.log(`
  Portal      ${server.origin}/ (production build)
  Insurer     ${insurer.name}
`)
}

await main()
