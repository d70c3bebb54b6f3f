import * as v from 'valibot'
import { isoDaysFrom } from '../../mocks/world/time/days'
import * as casco from '../../src/api/casco'
import { uploadDocument } from '../../src/api/documents'
import type { Endpoint } from '../../src/api/endpoint'
import * as kgfb from '../../src/api/kgfb'
import { fileLike } from './files'
import { readFilled } from './filled'
import { type Answered, type Insurer, type Sent, signIn } from './insurers'

/** When these tests take place: at noon no day is shorter than another. */
export const NOON = Date.UTC(2026, 10, 21, 12)

/** The day so many days from then. */
export const dayIn = (days: number): string => isoDaysFrom(NOON, days)

/** A customer signed in on a kgfb or casco contract. */
export const vehicleCustomer = async (insurer: Insurer, number: string) => {
  let token = await signIn(insurer, number)
  const { getHeader, getCases } = number.startsWith('1') ? kgfb : casco
  const call = (endpoint: Endpoint, sent: Omit<Sent, 'token'> = {}): Promise<Answered> =>
    insurer.call(endpoint, { ...sent, token })
  return {
    call,
    post: (endpoint: Endpoint, body: unknown) => call(endpoint, { body }),
    header: async () => readFilled(getHeader.response, (await call(getHeader)).body),
    cases: async () => readFilled(getCases.response, (await call(getCases)).body),
    /** Uploads a file and gives its id. */
    uploaded: async (): Promise<string> => {
      const body = new FormData()
      body.append('file', fileLike('image/jpeg', 'fénykép.jpg'))
      return v.parse(uploadDocument.response, (await call(uploadDocument, { body })).body).id
    },
    /** Lets time pass, and signs in again: a session may have ended meanwhile. */
    wait: async (ms: number) => {
      await insurer.advance(ms)
      token = await signIn(insurer, number)
    },
  }
}

/** Such a customer. */
export type VehicleCustomer = Awaited<ReturnType<typeof vehicleCustomer>>
