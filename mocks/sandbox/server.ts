import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { respond } from '../handlers/call/respond'
import { loadLetterModule } from '../pdf'
import { applyCommand } from './control'
import { allowOrigin } from './cors'
import { BodyTooLarge, readBytes, readCall, writeAnswer } from './exchange'
import { pagesAddressOf, servePage } from './pages'
import { serveSockets } from './sockets'
import { createStores, DEFAULT_STORE, type Stores } from './stores'

/** Options of the simulated insurer's server. */
export interface SandboxOptions {
  /** The port to listen on; 0 for any free port. */
  readonly port: number
  readonly host?: string
  /** The scenario of each new store (see `scenarios.ts`). */
  readonly scenario?: unknown
}

/** A running server. The API's base address is `${origin}/api`. */
export interface Sandbox {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves the simulated insurer over real HTTP: `/api/…` with a shared store, `/w/{any name}/api/…` with a store per
 * name. Beside each `api` there are `__sandbox/…`, which controls that store, and `pages/…`, its external pages.
 */
export const startSandbox = async ({
  port,
  host = '127.0.0.1',
  scenario = 'default',
}: SandboxOptions): Promise<Sandbox> => {
  // Loads the PDF module now. The loader that runs this script may be closed before a document is requested, and would
  // then load nothing.
  await loadLetterModule()
  // Set once the server listens. No request can arrive earlier.
  let origin = ''
  const stores = createStores(scenario, (name) => pagesAddressOf(origin, name))
  const server = createServer((request, response) => {
    answerRequest(stores, origin, request, response).catch((error: unknown) => sendError(request, response, error))
  })
  // Keeps idle connections open. By default, Node closes a connection after five idle seconds, and the next call may
  // arrive at that moment.
  server.keepAliveTimeout = 0
  const closeSockets = serveSockets(server, stores)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('The server has no port.'))
      origin = `http://${host}:${address.port}`
      resolve({
        origin,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            closeSockets()
            server.closeAllConnections()
          }),
      })
    })
  })
}

const answerRequest = async (
  stores: Stores,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  allowOrigin(request, response)
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end()
    return
  }
  const [, storeName = DEFAULT_STORE, section, address = ''] =
    /^(?:\/w\/([\w-]+))?\/(api|__sandbox|pages)\/(.*)$/.exec(request.url ?? '') ?? []
  if (section === undefined) return sendJson(response, 404, { message: 'Not found' })
  if (section === '__sandbox') return serveCommand(stores, storeName, address, request, response)
  if (section === 'pages') return servePage(stores.get(storeName).keep, origin, address, request, response)
  const sentAnswer = await respond(stores.get(storeName).keep, readCall(request, address))
  if (sentAnswer === undefined) return sendJson(response, 404, { message: 'The simulated insurer has no such call.' })
  await writeAnswer(response, sentAnswer)
}

const serveCommand = async (
  stores: Stores,
  storeName: string,
  commandName: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'POST') return sendJson(response, 405, { message: 'Commands are sent by POST.' })
  try {
    const body = (await readBytes(request)).toString('utf8')
    applyCommand(stores, storeName, commandName, body === '' ? {} : JSON.parse(body))
    sendJson(response, 200, {})
  } catch (error) {
    sendJson(response, 400, { message: error instanceof Error ? error.message : String(error) })
  }
}

const sendError = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
  const hasClientLeft = request.destroyed && !request.complete
  if (hasClientLeft && !(error instanceof BodyTooLarge)) return
  if (error instanceof BodyTooLarge) {
    sendJson(response, 413, { code: 'FILE_TOO_LARGE' })
    return
  }
  console.error(error)
  sendJson(response, 500, { message: error instanceof Error ? error.message : String(error) })
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
