import type { Answer, AnyReply } from '../reply'
import type { GivenAnswer } from '../world/state'
import { closeSession, sessionOf } from '../world/token'
import { meetTrouble } from '../world/trouble'
import { contractOf, lookUp, type World } from '../world/world'
import { readInput } from './input'
import { statusOf } from './status'

/** What a handler was given: read, but not yet judged. */
export interface Incoming {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly token: string
  readonly idempotencyKey: string | null
}

/** An answer as it goes out; `undefined` where none does. */
export type Outgoing = GivenAnswer | undefined

/** Deals with one call from start to end, in one go: nothing else happens to the world in between. */
export const handle = (world: World, answer: Answer, incoming: Incoming): Outgoing => {
  const session = sessionOf(world, incoming.token)
  switch (meetTrouble(world, answer.endpoint.id)) {
    case '500':
      return { status: 500, body: { message: 'Trouble on demand' } }
    case 'network':
      return undefined
    case 'nonsense':
      return { status: 200, body: 'árvíztűrő tükörfúrógép' }
    case 'expired':
      if (session !== undefined) closeSession(world, session.id)
      return expired
    case 'lostAnswer':
      answerOnce(world, answer, incoming, session)
      return undefined
    case undefined:
      return answerOnce(world, answer, incoming, session)
  }
}

type Session = ReturnType<typeof sessionOf>

// A key counts for its endpoint and its contract only. What never came to the rules is not remembered.
const answerOnce = (world: World, answer: Answer, incoming: Incoming, session: Session): GivenAnswer => {
  const { givenAnswers } = world.state
  const isRepeatable = answer.endpoint.method === 'GET' || incoming.idempotencyKey === null
  const key = `${answer.endpoint.id} ${session?.contractNumber ?? ''} ${incoming.idempotencyKey}`
  const given = isRepeatable ? undefined : lookUp(givenAnswers, key)
  if (given !== undefined) return given
  const fresh = answerByRules(world, answer, incoming, session)
  if (!isRepeatable && fresh.status !== 400 && fresh.status !== 401) givenAnswers[key] = fresh
  return fresh
}

const answerByRules = (world: World, answer: Answer, incoming: Incoming, session: Session): GivenAnswer => {
  if (answer.signedIn && session === undefined) return expired
  const { missing, input } = readInput(answer.endpoint, incoming)
  if (missing.length > 0) return { status: 400, body: { code: 'MISSING_FIELDS', fields: missing } }
  const call = { ...input, world }
  if (!answer.signedIn) return written(answer.reply(call))
  if (session === undefined) return expired
  const contract = contractOf(world, session.contractNumber)
  if (!answer.knows(contract)) return unknown
  return written(answer.reply({ ...call, contract, session }))
}

const expired: GivenAnswer = { status: 401, body: {} }
/** A contract of this kind has no such call. */
const unknown: GivenAnswer = { status: 404, body: {} }

const written = (reply: AnyReply): GivenAnswer =>
  reply.ok ? { status: 200, body: reply.data } : { status: statusOf(reply.failure.code), body: reply.failure }
