import { endpoints } from '../../src/api'
import type { PathStep } from '../exploration/paths'
import { businessErrors } from '../flows/words/businessErrors'
import { notByHand } from './byHand'
import type { Means } from './means'

/**
 * The cause of a step: the tester, perhaps with means besides the portal; the insurer's answer, which depends on the
 * contract; or only a machine, with the reason.
 */
export type StepCause =
  | { readonly by: 'hand'; readonly means?: Means }
  | { readonly by: 'answer' }
  | { readonly by: 'machine'; readonly why: string }

const hand = (means?: Means): StepCause => ({ by: 'hand', ...(means && { means }) })
const machine = (why: string): StepCause => ({ by: 'machine', why })

const errorCauses: Readonly<Record<string, StepCause>> = {
  transport: hand('offline'),
  serverFailed: hand('failing'),
  brokenAnswer: hand('nonsense'),
  expired: hand('expired'),
  declined: hand('noRenewal'),
}

/** Causes of the named ends of calls: a scenario of the simulated insurer, or the typed data. */
const endCauses: Readonly<Record<string, StepCause>> = {
  signatureNeeded: hand('signatureAsked'),
  identificationNeeded: hand('identificationAsked'),
  succeeded: hand('accepting'),
  succeededWithConfirmation: hand('accepting'),
  MODIFICATION_FAILED001: hand('declining'),
  MISSING_FIELDS: hand('incomplete'),
  LOGIN_SESSION_EXPIRED: hand('later'),
  FILE_TYPE_REFUSED: hand(),
  FILE_TOO_LARGE: machine('túl nagy fájlt a portál sem enged el'),
  DOCUMENT_NOT_FOUND: machine('a szimulált biztosító nem veszít el iratot'),
  ACCOUNT_NOT_FOUND: machine('a szimulált biztosító nem veszít el számlát'),
  123456: machine('az SMS-kódot csak telefon kínálja fel'),
  hidden: hand('otherTab'),
}

/** Codes of business errors that depend on the typed data. */
const BY_TYPING = /^(AUTH_|EMAIL_OTP)/

const causeOfCall = (end: string, isRead: boolean, isOnly: boolean): StepCause => {
  // The name of the end begins with the call if there are several calls. The name of a business error is followed by
  // the field.
  const [first = '', second = first] = end.split(' ')
  const name = (first in businessErrors ? first : second).replace('.noneLeft', '')
  if (name === 'MISSING_FIELDS' && isRead) return machine('amit csak lekérdez, azt a portál mindig teljesen kéri')
  if (name === 'MISSING_FIELDS' && second !== first && first === name)
    return machine('a szimulált biztosító nem nevezi meg, melyik adat hiányzik')
  const cause = endCauses[name]
  if (cause !== undefined) return cause
  // If the flow's paths continue with a single answer here, the insurer's answer does not matter.
  return BY_TYPING.test(name) || isOnly ? hand() : { by: 'answer' }
}

/** Returns the cause of an actor's end. */
const causeOfEnd = ({ name, ends }: PathStep, isOnly: boolean): StepCause => {
  const end = name.slice(name.indexOf(': ') + 2)
  const script = ends?.script ?? []
  const failure = script.find((settlement) => settlement.type === 'fail')
  if (failure?.service.startsWith('call ')) return errorCauses[end.split(' ').at(-1) ?? ''] ?? hand('offline')
  if (failure !== undefined) {
    return end.endsWith('transport') && failure.service.startsWith('load')
      ? hand('withoutNetwork')
      : machine('a portál saját részei nem hibásak')
  }
  const calledIds = script.flatMap((settlement) =>
    settlement.type === 'answer' && settlement.service.startsWith('call ') ? [settlement.service.slice(5)] : [],
  )
  const isRead = endpoints.some(({ id, method }) => method === 'GET' && calledIds.includes(id))
  return calledIds.length > 0 ? causeOfCall(end, isRead, isOnly) : (endCauses[end] ?? hand())
}

/** Returns the cause of an event that is not the end of an actor. */
const causeOfEvent = ({ event, source, states }: PathStep): StepCause => {
  if (event.type === 'session.expired') return hand('expired')
  if (event.type === 'socket.lost') return hand('droppedSocket')
  if (event.type === 'file.gone') return machine('a szimulált biztosító nem veszít el fájlt')
  if (source === 'timer') return states.some((state) => state.endsWith('.banned')) ? hand('shortBan') : hand()
  const { status } = Object(event.file ?? event.download ?? event.email)
  return hand(status === 'failed' ? 'offline' : undefined)
}

/** Returns how a step can be caused after earlier ones. `isOnly`: no path of the flow has another answer there. */
export const causeOf = (step: PathStep, earlier: readonly PathStep[], isOnly: boolean): StepCause => {
  const reason = notByHand(step, earlier)
  if (reason !== null) return machine(reason)
  return step.ends === null ? causeOfEvent(step) : causeOfEnd(step, isOnly)
}
