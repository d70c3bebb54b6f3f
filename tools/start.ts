import { createServer, type Plugin } from 'vite'
import { sampleContracts } from '../mocks/sampleContracts'
import { flag, numberOption } from './arguments'
import { sandboxAt } from './sandboxAt'
import { readServedConfig } from './serve/servedConfig'
import { onStop } from './stopSignal'

/** Starts the portal for development: on the simulated insurer in the page, or with `--sandbox` over the network. */
async function main(): Promise<void> {
  const sandbox = flag('sandbox') ? await sandboxAt(numberOption('sandbox-port', 0)) : undefined
  const overrides = sandbox === undefined ? { mock: true } : { mock: false, apiBaseUrl: `${sandbox.origin}/api` }
  const server = await createServer({
    logLevel: 'warn',
    clearScreen: false,
    server: { port: numberOption('port', 5173) },
    plugins: [configOverride(overrides)],
  })
  await server.listen()
  onStop(async () => {
    await server.close()
    await sandbox?.close()
  })
  const width = Math.max(...sampleContracts.map(({ number }) => number.length))
  console.log(`
  Portal      ${server.resolvedUrls?.local[0] ?? ''}
  Insurer     ${sandbox === undefined ? 'simulated, in the page' : `simulated, at ${sandbox.origin}`}
  Sample contracts
${sampleContracts.map(({ number, shows }) => `    ${number.padEnd(width)}  ${shows}`).join('\n')}
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
