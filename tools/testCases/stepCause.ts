import { endpoints } from '../../src/api'
import type { PathStep } from '../exploration/paths'
import { businessErrors } from '../flows/words/businessErrors'
import { reasonNotByHand } from './byHand'
import type { Means } from './means'

/**
 * The cause of a step. `hand`: the tester, if needed after a setting of the simulated insurer (`means`). `answer`: an
 * answer of the insurer that depends on the contract. `machine`: only a program, for the reason `why`.
 */
export type StepCause =
  | { readonly by: 'hand'; readonly means?: Means }
  | { readonly by: 'answer' }
  | { readonly by: 'machine'; readonly why: string }

const causedByHand = (means?: Means): StepCause => ({ by: 'hand', ...(means && { means }) })
const causedByMachine = (why: string): StepCause => ({ by: 'machine', why })

const errorCauses: Readonly<Record<string, StepCause>> = {
  transport: causedByHand('offline'),
  serverFailed: causedByHand('failing'),
  brokenAnswer: causedByHand('nonsense'),
  expired: causedByHand('expired'),
  declined: causedByHand('noRenewal'),
}

/** Causes of the named ends of calls: a scenario of the simulated insurer, or the typed data. */
const endCauses: Readonly<Record<string, StepCause>> = {
  signatureNeeded: causedByHand('signatureAsked'),
  identificationNeeded: causedByHand('identificationAsked'),
  succeeded: causedByHand('accepting'),
  succeededWithConfirmation: causedByHand('accepting'),
  MODIFICATION_FAILED001: causedByHand('declining'),
  MISSING_FIELDS: causedByHand('incomplete'),
  LOGIN_SESSION_EXPIRED: causedByHand('later'),
  FILE_TYPE_REFUSED: causedByHand(),
  FILE_TOO_LARGE: causedByMachine('túl nagy fájlt a portál sem enged el'),
  DOCUMENT_NOT_FOUND: causedByMachine('a szimulált biztosító nem veszít el iratot'),
  ACCOUNT_NOT_FOUND: causedByMachine('a szimulált biztosító nem veszít el számlát'),
  123456: causedByMachine('az SMS-kódot csak telefon kínálja fel'),
  hidden: causedByHand('otherTab'),
}

/** Codes of business errors that depend on the typed data. */
const TYPED_DATA_ERROR = /^(AUTH_|EMAIL_OTP)/

const causeOfCall = (end: string, isReadCall: boolean, isOnly: boolean): StepCause => {
  // The name of the end begins with the call if there are several calls. The name of a business error is followed by
  // the field.
  const [firstWord = '', secondWord = firstWord] = end.split(' ')
  const name = (firstWord in businessErrors ? firstWord : secondWord).replace('.noneLeft', '')
  if (name === 'MISSING_FIELDS' && isReadCall)
    return causedByMachine('amit csak lekérdez, azt a portál mindig teljesen kéri')
  if (name === 'MISSING_FIELDS' && secondWord !== firstWord && firstWord === name)
    return causedByMachine('a szimulált biztosító nem nevezi meg, melyik adat hiányzik')
  const cause = endCauses[name]
  if (cause !== undefined) return cause
  // If the step's actor gives only one kind of answer in all paths, the insurer's answer does not matter.
  return TYPED_DATA_ERROR.test(name) || isOnly ? causedByHand() : { by: 'answer' }
}

const causeOfEnd = ({ name, ends }: PathStep, isOnly: boolean): StepCause => {
  const end = name.slice(name.indexOf(': ') + 2)
  const script = ends?.script ?? []
  const failure = script.find((settlement) => settlement.type === 'fail')
  if (failure?.service.startsWith('call ')) return errorCauses[end.split(' ').at(-1) ?? ''] ?? causedByHand('offline')
  if (failure !== undefined) {
    return end.endsWith('transport') && failure.service.startsWith('load')
      ? causedByHand('withoutNetwork')
      : causedByMachine('a portál saját részei nem hibásak')
  }
  const calledIds = script.flatMap((settlement) =>
    settlement.type === 'answer' && settlement.service.startsWith('call ') ? [settlement.service.slice(5)] : [],
  )
  const isReadCall = endpoints.some(({ id, method }) => method === 'GET' && calledIds.includes(id))
  return calledIds.length > 0 ? causeOfCall(end, isReadCall, isOnly) : (endCauses[end] ?? causedByHand())
}

/** Returns the cause of an event that is not the end of an actor. */
const causeOfEvent = ({ event, source, states }: PathStep): StepCause => {
  if (event.type === 'session.expired') return causedByHand('expired')
  if (event.type === 'socket.lost') return causedByHand('droppedSocket')
  if (event.type === 'file.gone') return causedByMachine('a szimulált biztosító nem veszít el fájlt')
  if (source === 'timer')
    return states.some((state) => state.endsWith('.banned')) ? causedByHand('shortBan') : causedByHand()
  const { status } = Object(event.file ?? event.download ?? event.email)
  return causedByHand(status === 'failed' ? 'offline' : undefined)
}

/**
 * Returns how a step comes about: by the tester, by an answer that depends on the contract, or only by a program.
 * `earlierSteps` are the steps of the path before it. `isOnly`: the step's actor gives at most one kind of answer in
 * all paths of the flow.
 */
export const causeOf = (step: PathStep, earlierSteps: readonly PathStep[], isOnly: boolean): StepCause => {
  const reason = reasonNotByHand(step, earlierSteps)
  if (reason !== null) return causedByMachine(reason)
  return step.ends === null ? causeOfEvent(step) : causeOfEnd(step, isOnly)
}
