import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Configuration } from '../../src/api/configuration'
import { parseUrl } from '../../src/api/url'
import { inlineStyles } from './contentSecurityPolicy'
import { encodings, readFiles, type ServedFile, servedFile } from './files'
import { generalHeaders, pageHeaders } from './securityHeaders'
import { readServedConfig } from './servedConfig'

type ServerOptions = {
  /** The folder to serve. */
  root: string
  /** Overrides for the folder's `config.json`. */
  config?: Record<string, unknown>
  /**
   * The prerendered start page for a portal with the simulated insurer in the page, or `undefined` if none exists.
   */
  trial?: Buffer | undefined
  /** 0 for any free port. */
  port: number
}

/** A running server. `configure` changes the served configuration. */
export type RunningServer = { origin: string; configure(config: Record<string, unknown>): void; close(): Promise<void> }

type Site = { files: Map<string, ServedFile>; config: Configuration; pages: Map<ServedFile, Record<string, string>> }

/** Serves a built portal on this machine only, compressed and with the security headers of its configuration. */
export async function serve({ root, config, trial, port }: ServerOptions): Promise<RunningServer> {
  const files = readFiles(root)
  const siteWithConfig = (overrides?: Record<string, unknown>): Site => prepareSite(root, files, trial, overrides)
  let site = siteWithConfig(config)
  const server = createServer((request, response) => answerRequest(site, request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('The server has no port.'))
      resolve({
        origin: `http://127.0.0.1:${address.port}`,
        configure: (overrides) => {
          site = siteWithConfig(overrides)
        },
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}

function prepareSite(
  root: string,
  deliveredFiles: Site['files'],
  trial: Buffer | undefined,
  overrides?: Record<string, unknown>,
): Site {
  const config = readServedConfig(root, overrides)
  const files = new Map(deliveredFiles)
  if (config.mock && trial !== undefined) files.set('/kezdolap.html', servedFile('/kezdolap.html', trial))
  files.set('/config.json', servedFile('/config.json', Buffer.from(JSON.stringify(config))))
  const pages = [...files.values()].filter((file) => file.type.startsWith('text/html'))
  return {
    files,
    config,
    pages: new Map(pages.map((page) => [page, pageHeaders(config, inlineStyles(page.body.toString()))])),
  }
}

function answerRequest(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const isHead = request.method === 'HEAD'
  if (request.method !== 'GET' && !isHead) {
    response.writeHead(405, { ...generalHeaders, Allow: 'GET, HEAD' }).end()
    return
  }
  const file = fileFor(site, request.url ?? '/')
  if (file === undefined) {
    response.writeHead(404, { ...generalHeaders, 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(isHead ? undefined : 'Not found')
    return
  }
  const headers = { ...(site.pages.get(file) ?? generalHeaders), 'Cache-Control': file.cache, ETag: file.tag }
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304, headers).end()
    return
  }
  const acceptedEncodings = request.headers['accept-encoding']?.split(/[\s,;]+/) ?? []
  const encoding = encodings.find((each) => file.compressed.has(each) && acceptedEncodings.includes(each))
  const body = (encoding && file.compressed.get(encoding)) ?? file.body
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(file.compressed.size > 0 && { Vary: 'Accept-Encoding' }),
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  })
  response.end(isHead ? undefined : body)
}

/**
 * Returns the file at an address, its prerendered page, or the page for all other addresses. `undefined` means an error
 * response.
 */
function fileFor({ files, config }: Site, url: string): ServedFile | undefined {
  const path = decodedPath(url)
  if (path === undefined || isApiCall(config, path)) return undefined
  if (path === '/') return files.get('/kezdolap.html') ?? files.get('/index.html')
  const exactFile = files.get(path)
  if (exactFile !== undefined) return exactFile
  const page = files.get(`${path.replace(/\/$/, '')}.html`)
  if (page !== undefined) return page
  const isAsset = path.startsWith('/assets/') || path.startsWith('/fonts/') || /\.\w+$/.test(path)
  return isAsset ? undefined : files.get('/index.html')
}

// A call for the insurer must not be answered with a page.
function isApiCall({ apiBaseUrl }: Configuration, path: string): boolean {
  const apiPath = apiBaseUrl.replace(/\/+$/, '')
  return apiPath !== '' && path.startsWith(`${apiPath}/`)
}

// Files are looked up by name in memory, so an address cannot leave the folder.
function decodedPath(url: string): string | undefined {
  const { pathname } = parseUrl(url, 'http://self.invalid') ?? {}
  if (pathname === undefined) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    // The path cannot be decoded. No file has such a name, so the portal shows its screen for unknown addresses.
    return pathname
  }
}
