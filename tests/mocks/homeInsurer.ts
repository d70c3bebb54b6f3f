import * as v from 'valibot'
import { uploadDocument } from '../../src/api/documents'
import type { Endpoint } from '../../src/api/endpoint'
import { getCases, getHeader } from '../../src/api/home'
import { readFilled } from './filled'
import { type Answered, type Insurer, type Sent, signIn } from './insurers'

/** A customer signed in on a property contract. */
export const signedInAtHome = async (insurer: Insurer, number = '30000001') => {
  let token = await signIn(insurer, number)
  const call = (endpoint: Endpoint, sent: Omit<Sent, 'token'> = {}): Promise<Answered> =>
    insurer.call(endpoint, { ...sent, token })
  return {
    call,
    post: (endpoint: Endpoint, body: unknown) => call(endpoint, { body }),
    header: async () => readFilled(getHeader.response, (await call(getHeader)).body),
    cases: async () => readFilled(getCases.response, (await call(getCases)).body),
    /** Uploads a file and gives its id. */
    uploaded: async (endpoint: Endpoint = uploadDocument): Promise<string> => {
      const { body } = await call(endpoint, { body: fileOf(2048, PHOTO) })
      return v.parse(uploadDocument.response, body).id
    },
    /** Lets time pass, and signs in again: a session may have ended meanwhile. */
    wait: async (ms: number) => {
      await insurer.advance(ms)
      token = await signIn(insurer, number)
    },
  }
}

/** The first bytes of a photo, by which the insurer knows one. */
export const PHOTO = [0xff, 0xd8, 0xff]

/** The form of an upload: one file, so many bytes long, that begins with some. */
export const fileOf = (size: number, firstBytes: readonly number[]): FormData => {
  const bytes = new Uint8Array(size)
  bytes.set(firstBytes)
  const form = new FormData()
  form.append('file', new File([bytes], 'kár.jpg', { type: 'image/jpeg' }))
  return form
}
