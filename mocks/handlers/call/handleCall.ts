import { renewSession } from '../../../src/api/session'
import { reduceToFullness } from '../../pickEntries'
import { type Answer, type AnyReply, checkReply } from '../../reply'
import { settleContract } from '../../store/contract/settle'
import { nextInjectedFault } from '../../store/faultInjection/faultInjection'
import { nonContractorAnswer } from '../../store/nonContractor/view'
import { closeSession, keptSessionOf, sessionOf } from '../../store/signIn/token'
import type { GivenAnswer } from '../../store/state'
import { contractOf, lookUp, type Store } from '../../store/store'
import { mayCall } from './access'
import type { IncomingCall } from './incomingCall'
import { readInput } from './input'
import { statusOf } from './status'

/** The serialized answer; `undefined` if an injected fault prevents the answer. */
export type OutgoingAnswer = GivenAnswer | undefined

/** Handles one call synchronously, so that nothing else changes the store in between. */
export const handleCall = (store: Store, answer: Answer, incomingCall: IncomingCall): OutgoingAnswer => {
  const session = sessionOf(store, incomingCall.token)
  switch (nextInjectedFault(store, answer.endpoint.id)) {
    case '500':
      return { status: 500, body: { message: 'Injected fault' } }
    case 'network':
      return undefined
    case 'nonsense':
      return { status: 200, body: 'árvíztűrő tükörfúrógép' }
    case 'expired':
      if (session !== undefined) closeSession(store, session.id)
      return expiredAnswer
    case 'declined':
      return CHANGE_DECLINED in answer.endpoint.failures
        ? errorAnswer(CHANGE_DECLINED, {})
        : answerOnce(store, answer, incomingCall, session)
    case 'incomplete':
      return answer.endpoint.method === 'POST'
        ? errorAnswer(MISSING_FIELDS, { fields: [] })
        : answerOnce(store, answer, incomingCall, session)
    case 'lostAnswer':
      answerOnce(store, answer, incomingCall, session)
      return undefined
    case undefined:
      return answerOnce(store, answer, incomingCall, session)
  }
}

const CHANGE_DECLINED = 'MODIFICATION_FAILED001'
const MISSING_FIELDS = 'MISSING_FIELDS'

const errorAnswer = (code: string, parameters: object): GivenAnswer => ({
  status: statusOf(code),
  body: { code, ...parameters },
})

type Session = ReturnType<typeof sessionOf>

// A call that repeats an idempotency key for the same endpoint and contract gets the stored answer. Only answers to
// calls with a key are stored.
const answerOnce = (store: Store, answer: Answer, incomingCall: IncomingCall, session: Session): GivenAnswer => {
  if (session !== undefined) settleContract(store, contractOf(store, session.contractNumber))
  const isForbidden =
    answer.signedIn && session !== undefined && !mayCall(store, session, answer.endpoint, incomingCall.body)
  if (isForbidden) return forbiddenAnswer
  const { givenAnswers } = store.state
  const isNeverStored = answer.endpoint.method === 'GET' || incomingCall.idempotencyKey === null
  const answerKey = `${answer.endpoint.id} ${ownerKeyOf(session ?? sessionBeforeRenewal(store, answer, incomingCall))} ${incomingCall.idempotencyKey}`
  const storedAnswer = isNeverStored ? undefined : lookUp(givenAnswers, answerKey)
  if (storedAnswer !== undefined) return storedAnswer
  const newAnswer = answerByRules(store, answer, incomingCall, session)
  if (!isNeverStored && newAnswer !== notFoundAnswer && newAnswer.status !== 400 && newAnswer.status !== 401)
    givenAnswers[answerKey] = newAnswer
  return newAnswer
}

// A non-contractor must not get the contractor's stored answers.
const ownerKeyOf = (session: Session): string =>
  session === undefined ? '' : `${session.contractNumber}${session.authType === 'NON_CONTRACTOR' ? ' stranger' : ''}`

// A renewal ends the session that requests it. If the renewal's answer was lost, a retry with the old token gets the
// stored answer.
const sessionBeforeRenewal = (store: Store, { endpoint }: Answer, { token }: IncomingCall): Session =>
  endpoint.id === renewSession.id ? keptSessionOf(store, token) : undefined

const answerByRules = (store: Store, answer: Answer, incomingCall: IncomingCall, session: Session): GivenAnswer => {
  if (answer.signedIn && session === undefined) return expiredAnswer
  const { missing, input } = readInput(answer.endpoint, incomingCall)
  if (missing.length > 0) return errorAnswer(MISSING_FIELDS, { fields: missing })
  const call = { ...input, store }
  if (!answer.signedIn) return serializedAnswer(store, answer, answer.reply(call))
  if (session === undefined) return expiredAnswer
  const contract = contractOf(store, session.contractNumber)
  if (!answer.knows(contract)) return notFoundAnswer
  const reply = answer.reply({ ...call, contract, session })
  if (!reply.ok || session.authType !== 'NON_CONTRACTOR') return serializedAnswer(store, answer, reply)
  const data = nonContractorAnswer(answer.endpoint, contract, reply.data, incomingCall.body)
  return serializedAnswer(store, answer, checkReply(answer.endpoint, { ok: true, data }))
}

const expiredAnswer: GivenAnswer = { status: 401, body: {} }
/** The answer if the session may not make this call. */
const forbiddenAnswer: GivenAnswer = { status: 403, body: {} }
/** The answer if contracts of the session's product line do not have this call. */
const notFoundAnswer: GivenAnswer = { status: 404, body: {} }

// The scenario decides which optional fields are sent.
const serializedAnswer = ({ state: { settings } }: Store, { endpoint }: Answer, reply: AnyReply): GivenAnswer => {
  if (reply.ok) return { status: 200, body: reduceToFullness(endpoint.response, reply.data, settings.fullness) }
  const { code, ...parameters } = reply.failure
  const schema = endpoint.failures[code]
  const sentParameters = schema === undefined ? {} : reduceToFullness(schema, parameters, settings.fullness)
  return errorAnswer(code, Object(sentParameters))
}
