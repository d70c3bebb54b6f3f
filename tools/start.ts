import { createServer, type Plugin } from 'vite'
import { sampleContracts, sampleDescription } from '../mocks/sampleContracts'
import { commandLine } from './commandLine'
import { insurerOptions, startInsurer } from './insurer'
import { FLOWS_ADDRESS, flowsViewerPlugin } from './serve/flowsViewerPlugin'
import { INSPECTOR_ADDRESS, inspectorPlugin } from './serve/inspectorPlugin'
import { readServedConfig } from './serve/servedConfig'
import { onStop } from './stopSignal'

async function main(): Promise<void> {
  const args = commandLine({
    call: 'npm start',
    does: 'Runs the portal for development, on the simulated insurer, with its flows beside it.',
    options: {
      port: { value: 'PORT', does: 'the port of the portal, or the next free one; 5173 where none is given' },
      inspect: { does: "with Stately's inspector beside it, which comes from the network" },
      ...insurerOptions,
    },
  })
  const insurer = await startInsurer(args)
  const isInspected = args.flag('inspect')
  const server = await createServer({
    logLevel: 'warn',
    clearScreen: false,
    server: { port: args.number('port', 5173) },
    define: { __LIVE__: 'true', __INSPECT__: String(isInspected) },
    plugins: [configOverride(insurer.config), flowsViewerPlugin(), ...(isInspected ? [inspectorPlugin()] : [])],
  })
  await server.listen()
  onStop(() => Promise.all([server.close(), insurer.close()]))
  const portal = server.resolvedUrls?.local[0] ?? ''
  const numberWidth = Math.max(...sampleContracts.map(({ number }) => number.length))
  console.log(`
  Portal      ${portal}
  Its flows   ${portal.replace(/\/$/, '')}${FLOWS_ADDRESS}#elo (beside it, in a second window)${
    isInspected ? `\n  Inspector   ${portal.replace(/\/$/, '')}${INSPECTOR_ADDRESS} (Stately's, from the network)` : ''
  }
  Insurer     ${insurer.name}
  Sample contracts
${sampleContracts.map((sample) => `    ${sample.number.padEnd(numberWidth)}  ${sampleDescription(sample)}`).join('\n')}
`)
}

function configOverride(overrides: Record<string, unknown>): Plugin {
  return {
    name: 'portal:config-override',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(JSON.stringify(readServedConfig(server.config.publicDir, overrides)))
      })
    },
  }
}

await main()
