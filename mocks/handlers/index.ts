import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import type { Answer } from '../reply'
import type { Keeper } from '../world/keeper'
import { authAnswers } from './auth'
import { documentAnswers } from './documents'
import { handle, type Incoming } from './handle'
import { kgfbAnswers } from './kgfb'

/** Every answer of the simulated insurer. */
export const answers: readonly Answer[] = [...authAnswers, ...kgfbAnswers, ...documentAnswers]

/** The handlers that answer every call under a base address: the same in the page, on the server and in tests. */
export const createHandlers = ({
  keep,
  baseUrl,
}: {
  readonly keep: Keeper
  readonly baseUrl: string
}): RequestHandler[] =>
  answers.map((answer) => {
    const { method, path } = answer.endpoint
    const address = `${baseUrl.replace(/\/$/, '')}/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    return METHODS[method](address, async ({ request, params }) => {
      const incoming = await read(request, params)
      const { outgoing, wait } = keep((world) => ({
        outgoing: handle(world, answer, incoming),
        wait: world.state.settings.delay,
      }))
      if (wait > 0) await delay(wait)
      if (outgoing === undefined) return HttpResponse.error()
      return new HttpResponse(JSON.stringify(outgoing.body), {
        status: outgoing.status,
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      })
    })
  })

const METHODS = { GET: http.get, POST: http.post, DELETE: http.delete }

const read = async (request: Request, params: unknown): Promise<Incoming> => ({
  params,
  query: Object.fromEntries(new URL(request.url).searchParams),
  body: await readBody(request),
  token: /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '',
  idempotencyKey: request.headers.get('Idempotency-Key'),
})

// A body that cannot be read has none of the fields that are asked for.
const readBody = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET') return undefined
  try {
    const isForm = /^multipart\/form-data/i.test(request.headers.get('Content-Type') ?? '')
    return isForm ? Object.fromEntries(await request.formData()) : await request.json()
  } catch {
    return undefined
  }
}
