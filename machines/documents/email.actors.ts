import * as v from 'valibot'
import { fromPromise, type PromiseActorLogic } from 'xstate'
import { getEmail } from '../../src/api/documentEmails'
import type { OutcomeOf } from '../../src/api/endpoint'
import { calls } from '../actors/call'
import { portsOf } from '../ports'
import type { EmailEndpoint } from './definition'

/** Where documents of this contract go, if the insurer knows, and a key for what is sent now. */
export interface Recipient {
  readonly answer: OutcomeOf<typeof getEmail>
  readonly key: string
}

/** An actor that asks the insurer where to. */
export const lookUpActor = fromPromise<Recipient, void>(async ({ signal, system }) => {
  const { call, newId } = portsOf(system)
  return { answer: await call(getEmail, {}, { signal }), key: newId() }
})

/** Which document goes where. */
export interface SendInput {
  readonly id: string
  readonly address: string
  readonly idempotencyKey: string
}

/** An actor that has a document sent. */
export const sendActor = (endpoint: EmailEndpoint): PromiseActorLogic<OutcomeOf<EmailEndpoint>, SendInput> =>
  calls(
    fromPromise<OutcomeOf<EmailEndpoint>, SendInput>(({ input: { id, address, idempotencyKey }, signal, system }) => {
      // The only document of its kind has no id in the call.
      const body = v.parse(endpoint.body, { email: address, id })
      return portsOf(system).call(endpoint, { body }, { signal, idempotencyKey })
    }),
    endpoint,
  )
