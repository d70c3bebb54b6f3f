import * as v from 'valibot'
import { uploadDocument } from '../../src/api/documents'
import type { Endpoint } from '../../src/api/endpoint'
import { type CallInput, type Insurer, type InsurerResponse, signIn } from '../../tools/exploration/kit/insurers'
import { fileLike } from './files'
import { readFilled } from './filled'

/** Signs in a customer of a contract. `getHeader` and `getCases` are the calls of its product line. */
export const contractCustomer = async <Header extends Endpoint, Cases extends Endpoint>(
  insurer: Insurer,
  number: string,
  { getHeader, getCases }: { readonly getHeader: Header; readonly getCases: Cases },
) => {
  let token = await signIn(insurer, number)
  const call = (endpoint: Endpoint, request: Omit<CallInput, 'token'> = {}): Promise<InsurerResponse> =>
    insurer.call(endpoint, { ...request, token })
  return {
    call,
    post: (endpoint: Endpoint, body: unknown) => call(endpoint, { body }),
    header: async () => readFilled<Header['response']>(getHeader.response, (await call(getHeader)).body),
    cases: async () => readFilled<Cases['response']>(getCases.response, (await call(getCases)).body),
    /** Uploads a photo and returns its id. */
    uploaded: async (endpoint: Endpoint = uploadDocument): Promise<string> => {
      const body = new FormData()
      body.append('file', fileLike('image/jpeg', 'fénykép.jpg'))
      return v.parse(uploadDocument.response, (await call(endpoint, { body })).body).id
    },
    /** Lets this number of milliseconds pass. Signs in again, because the session may have ended. */
    wait: async (ms: number) => {
      await insurer.advance(ms)
      token = await signIn(insurer, number)
    },
  }
}
