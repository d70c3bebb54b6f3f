import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** Address of the flows' viewer beside the portal. */
export const FLOWS_ADDRESS = '/__flows.html'

/**
 * Serves the viewer on the portal's own origin, so that it can receive messages from the running portal. The viewer is
 * built by another process on the first request.
 */
export const flowsViewerPlugin = (): Plugin => {
  let pagePromise: Promise<string> | null = null
  const buildPage = async (): Promise<string> => {
    const { stdout } = await promisify(execFile)('node', ['tools/run.mjs', 'tools/flowsPage.ts'])
    return stdout.trim()
  }
  return {
    name: 'portal:flows-beside',
    configureServer(server) {
      server.middlewares.use(FLOWS_ADDRESS, (_request, response, next) => {
        pagePromise ??= buildPage()
        pagePromise.then(
          (file) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(readFileSync(file))
          },
          (error: unknown) => {
            pagePromise = null
            next(error)
          },
        )
      })
    },
  }
}
