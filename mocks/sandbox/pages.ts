import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageAt } from '../pages'
import type { PageView } from '../pages/page'
import type { Persistence } from '../store/persistence/persistence'
import { readBytes } from './exchange'
import { pageHtml, unknownHtml } from './pageHtml'
import { pageStyle } from './pageStyle'

const STYLE_PATH = 'style.css'

/** Base address of the external pages that a store sends its customers to. */
export const pagesAddressOf = (origin: string, storeName: string): string =>
  storeName === 'default' ? `${origin}/pages` : `${origin}/w/${storeName}/pages`

/** Serves a simulated page. GET shows the page. POST of an `action` carries out the action and redirects. */
export const servePage = async (
  keep: Persistence,
  origin: string,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const [path = '', query = ''] = address.split('?')
  if (path === STYLE_PATH) return sendPage(response, 200, 'text/css', pageStyle)
  const page = pageAt(path)
  if (page === undefined) return sendPage(response, 404, 'text/html', unknownHtml(STYLE_PATH))
  const id = new URLSearchParams(query).get(page.parameter) ?? ''
  if (request.method === 'POST') {
    const action = new URLSearchParams((await readBytes(request)).toString('utf8')).get('action') ?? ''
    const redirectAddress = keep((store) => page.act({ store, id, origin }, action))
    response.writeHead(303, { ...pageHeaders(null), Location: redirectAddress ?? request.url ?? '' }).end()
    return
  }
  const view = keep((store) => page.show({ store, id, origin }))
  if (view === undefined) return sendPage(response, 404, 'text/html', unknownHtml(STYLE_PATH))
  sendPage(response, 200, 'text/html', pageHtml(view, STYLE_PATH), view)
}

const sendPage = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  view: PageView | null = null,
): void => {
  response.writeHead(status, { ...pageHeaders(view), 'Content-Type': `${type}; charset=utf-8` }).end(body)
}

const pageHeaders = (view: PageView | null) => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  // `form-action` also applies to the address that a form redirects to, so it includes the page's return origin.
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action 'self' ${view?.returnOrigin ?? ''}; base-uri 'none'; frame-ancestors 'none'`,
})
