import { HttpResponse, http, type RequestHandler } from 'msw'
import type { Persistence } from '../store/persistence/persistence'
import { type Asked, headersOf, respond } from './call/respond'
import { tokenIn } from './call/token'

/** The msw handlers for every call under an absolute base address. An undeclared call passes through. */
export const createHandlers = ({
  keep,
  baseUrl,
}: {
  readonly keep: Persistence
  readonly baseUrl: string
}): RequestHandler[] => {
  const base = `${baseUrl.replace(/\/$/, '')}/`
  return [
    // Matches the address with a function. msw would parse a pattern itself, and fails at a malformed percent-encoding.
    http.all(
      ({ request }) => request.url.startsWith(base),
      async ({ request }) => {
        const sent = await respond(keep, askedBy(request, base))
        if (sent === undefined) return undefined
        if (sent === 'lost') return HttpResponse.error()
        const body = new Blob([sent.body])
        return new HttpResponse(body, { status: sent.status, headers: headersOf(sent, body.size) })
      },
    ),
  ]
}

const askedBy = (request: Request, base: string): Asked => {
  const { pathname, searchParams } = new URL(request.url)
  return {
    method: request.method,
    path: pathname.slice(new URL(base).pathname.length),
    query: searchParams,
    token: tokenIn(request.headers.get('Authorization')),
    idempotencyKey: request.headers.get('Idempotency-Key'),
    body: () => readBody(request),
  }
}

const readBody = async (request: Request): Promise<unknown> => {
  try {
    const isForm = /^multipart\/form-data/i.test(request.headers.get('Content-Type') ?? '')
    return isForm ? Object.fromEntries(await request.formData()) : await request.json()
  } catch {
    return undefined
  }
}
