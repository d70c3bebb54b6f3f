import { HttpResponse, http, type RequestHandler } from 'msw'
import type { Persistence } from '../store/persistence/persistence'
import { type ApiRequest, headersOf, respond } from './call/respond'
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
        const sentAnswer = await respond(keep, apiRequestOf(request, base))
        if (sentAnswer === undefined) return undefined
        if (sentAnswer === 'lost') return HttpResponse.error()
        const body = new Blob([sentAnswer.body])
        return new HttpResponse(body, { status: sentAnswer.status, headers: headersOf(sentAnswer, body.size) })
      },
    ),
  ]
}

const apiRequestOf = (request: Request, base: string): ApiRequest => {
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
