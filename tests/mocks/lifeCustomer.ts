import * as v from 'valibot'
import { defaultSettings } from '../../mocks/scenarios'
import { uploadDocument } from '../../src/api/documents'
import type { CallData, Endpoint } from '../../src/api/endpoint'
import { caseResult } from '../../src/api/entities'
import { createIdentification } from '../../src/api/identification'
import { type Insurer, type InsurerResponse, signIn } from '../../tools/exploration/kit/insurers'
import { type Filled, readFilled } from './filled'

/** Time that the insurer needs to process a case (ms). */
const A_MINUTE = 60 * 1000

/** A signed-in customer of a life, pension or accident contract. */
export interface LifeCustomer {
  /** Returns the data of a call that must succeed. */
  read<E extends Endpoint>(endpoint: E, query?: Readonly<Record<string, string>>): Promise<Filled<CallData<E>>>
  look(endpoint: Endpoint, query: Readonly<Record<string, string>>): Promise<InsurerResponse>
  send(endpoint: Endpoint, body: unknown): Promise<InsurerResponse>
  upload(): Promise<string>
  /** Identifies the customer for a case. */
  prove(result: InsurerResponse): Promise<void>
  /** Identifies the customer for a case, and waits until the insurer has processed the case. */
  identify(result: InsurerResponse): Promise<void>
}

/** Signs in a customer of a contract. */
export const lifeCustomer = async (insurer: Insurer, contractNumber: string): Promise<LifeCustomer> => {
  const token = await signIn(insurer, contractNumber)
  const send = (endpoint: Endpoint, body: unknown) => insurer.call(endpoint, { body, token })
  const prove = async ({ body }: InsurerResponse) => {
    const { caseId } = v.parse(caseResult, body)
    const { status } = await send(createIdentification, { caseId })
    if (status !== 200) throw new Error(`The insurer does not identify for ${caseId}.`)
    await insurer.advance(defaultSettings.identificationAfter)
    await send(createIdentification, { caseId })
  }
  return {
    send,
    prove,
    look: (endpoint, query) => insurer.call(endpoint, { query, token }),
    read: async <E extends Endpoint>(endpoint: E, query?: Readonly<Record<string, string>>) => {
      const { body } = await insurer.call(endpoint, { token, ...(query !== undefined && { query }) })
      return readFilled<E['response']>(endpoint.response, body)
    },
    upload: async () => {
      const body = new FormData()
      body.append('file', new File(['%PDF-1.7\n'], 'okmány.pdf', { type: 'application/pdf' }))
      return v.parse(uploadDocument.response, (await send(uploadDocument, body)).body).id
    },
    identify: async (result) => {
      await prove(result)
      await insurer.advance(A_MINUTE)
    },
  }
}
