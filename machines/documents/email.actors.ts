import * as v from 'valibot'
import { fromPromise, type PromiseActorLogic } from 'xstate'
import { getEmail } from '../../src/api/documentEmails'
import type { OutcomeOf } from '../../src/api/endpoint'
import { callActor, recordCalls } from '../actors/call'
import { type Services, servicesOf } from '../services'
import { emailKey } from '../storageKeys'
import type { EmailEndpoint } from './definition'

/** Loads the customer's e-mail address that the insurer has stored. */
export const lookUpEmailActor = callActor(getEmail)

/** The document and the address to send it to. */
export interface SendInput {
  readonly id: string
  readonly address: string
}

/**
 * Returns the idempotency key of an e-mail. The key is stored until the insurer answers, so that a repetition after a
 * reload sends no second e-mail.
 */
const idempotencyKeyOf = ({ storage, newId }: Services, { id, address }: SendInput): string => {
  const savedRequest = Object(storage.read(emailKey(id)))
  const key = savedRequest.address === address && typeof savedRequest.key === 'string' ? savedRequest.key : newId()
  storage.write(emailKey(id), { key, address })
  return key
}

/** Creates an actor that sends a document by e-mail. */
export const createSendActor = (endpoint: EmailEndpoint): PromiseActorLogic<OutcomeOf<EmailEndpoint>, SendInput> =>
  recordCalls(
    fromPromise<OutcomeOf<EmailEndpoint>, SendInput>(async ({ input, signal, system }) => {
      const services = servicesOf(system)
      // The schema of the body removes `id` if the document type has only one document.
      const body = v.parse(endpoint.body, { email: input.address, id: input.id })
      const outcome = await services.call(
        endpoint,
        { body },
        { signal, idempotencyKey: idempotencyKeyOf(services, input) },
      )
      services.storage.remove(emailKey(input.id))
      return outcome
    }),
    endpoint,
  )
