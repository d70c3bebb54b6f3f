import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageAt } from '../pages'
import type { PageView } from '../pages/page'
import type { Persistence } from '../store/persistence/persistence'
import { readBytes } from './exchange'
import { pageHtml, unknownHtml } from './pageHtml'
import { pageStyle } from './pageStyle'

const STYLE = 'style.css'

/** Base address of the external pages that a store sends its customers to. */
export const pagesOf = (origin: string, store: string): string =>
  store === 'default' ? `${origin}/pages` : `${origin}/w/${store}/pages`

/** Serves a simulated page. GET shows the page. POST of an `action` carries out the action and redirects. */
export const servePage = async (
  keep: Persistence,
  origin: string,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const [path = '', query = ''] = address.split('?')
  if (path === STYLE) return send(response, 200, 'text/css', pageStyle)
  const page = pageAt(path)
  if (page === undefined) return send(response, 404, 'text/html', unknownHtml(STYLE))
  const id = new URLSearchParams(query).get(page.parameter) ?? ''
  if (request.method === 'POST') {
    const action = new URLSearchParams((await readBytes(request)).toString('utf8')).get('action') ?? ''
    const leadsTo = keep((store) => page.act({ store, id, origin }, action))
    response.writeHead(303, { ...headers(null), Location: leadsTo ?? request.url ?? '' }).end()
    return
  }
  const view = keep((store) => page.show({ store, id, origin }))
  if (view === undefined) return send(response, 404, 'text/html', unknownHtml(STYLE))
  send(response, 200, 'text/html', pageHtml(view, STYLE), view)
}

const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  view: PageView | null = null,
): void => {
  response.writeHead(status, { ...headers(view), 'Content-Type': `${type}; charset=utf-8` }).end(body)
}

const headers = (view: PageView | null) => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  // `form-action` also applies to the address that a form redirects to, so it includes the page's return origin.
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action 'self' ${view?.returnOrigin ?? ''}; base-uri 'none'; frame-ancestors 'none'`,
})
