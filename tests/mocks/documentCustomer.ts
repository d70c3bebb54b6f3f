import * as v from 'valibot'
import type { Endpoint } from '../../src/api/endpoint'
import { type Insurer, type InsurerResponse, signIn } from '../../tools/exploration/kit/insurers'
import { type Filled, readFilled } from './filled'
import { readPdf } from './pdf/readPdf'

/** A signed-in customer who reads documents. */
export interface DocumentCustomer {
  call(endpoint: Endpoint, query?: Readonly<Record<string, string>>): Promise<InsurerResponse>
  post(endpoint: Endpoint, body: unknown): Promise<InsurerResponse>
  /** Returns the validated data of a call without parameters. */
  read<E extends Endpoint>(endpoint: E): Promise<Filled<v.InferOutput<E['response']>>>
  /** Returns the text lines of a PDF file that the call downloads. */
  lines(endpoint: Endpoint, query?: Readonly<Record<string, string>>): Promise<readonly string[]>
}

/** Signs in a customer of a contract. */
export const documentCustomer = async (insurer: Insurer, contractNumber?: string): Promise<DocumentCustomer> => {
  const token = await signIn(insurer, contractNumber)
  const call: DocumentCustomer['call'] = (endpoint, query) =>
    insurer.call(endpoint, { token, ...(query !== undefined && { query }) })
  return {
    call,
    post: (endpoint, body) => insurer.call(endpoint, { body, token }),
    read: async <E extends Endpoint>(endpoint: E) =>
      readFilled<E['response']>(endpoint.response, (await call(endpoint)).body),
    lines: async (endpoint, query) => {
      const { body } = await call(endpoint, query)
      return readPdf(await bytesOf(body)).pages.flat()
    },
  }
}

/** Returns the bytes of a file response. */
export const bytesOf = async (body: unknown): Promise<Uint8Array> =>
  new Uint8Array(await v.parse(v.blob(), body).arrayBuffer())

/** The error for a missing document. */
export const NOT_FOUND = { status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } }
