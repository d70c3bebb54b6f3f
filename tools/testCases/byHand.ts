import type { PathStep } from '../exploration/paths'

/** Returns the status of a file after a step, or `null` if the step's event is not about a file. */
const fileStatusAfter = ({ event }: PathStep): string | null => {
  if (event.type === 'file.added' || event.type === 'file.retried') return 'sending'
  if (event.type === 'file.removed') return 'removing'
  return event.type === 'file.changed' ? String(Object(event.file).status) : null
}

/** File statuses that do not change without the customer, each with the reason. */
const REASON_BY_STATUS: Readonly<Record<string, string>> = {
  uploaded: 'a feltöltött fájllal magától már semmi sem történik',
  failed: 'a sikertelen feltöltés magától nem megy tovább',
}

/** Returns why a tester cannot cause an event of an e-mail after the earlier steps, or `null` if the tester can. */
const reasonEmailNotByHand = ({ event: { type } }: PathStep, earlierSteps: readonly PathStep[]): string | null => {
  const emailEvents = earlierSteps
    .map(({ event }) => event.type)
    .filter((eventType) => ['email.requested', 'address.submitted', 'email.withdrawn'].includes(eventType))
  const isUnderWay = emailEvents.at(-1) === 'address.submitted'
  if (type === 'email.withdrawn' && isUnderWay) return 'ezt kézzel nem lehet előidézni: a küldés már folyik'
  const isCalledOff = emailEvents.at(-1) === 'email.withdrawn' && emailEvents.at(-2) !== 'address.submitted'
  return type === 'email.changed' && isCalledOff ? 'ezt kézzel nem lehet előidézni: az ügyfél már nem kéri' : null
}

/** Returns why a tester cannot cause a step although the machine handles it, or `null` if the tester can. */
export const reasonNotByHand = (step: PathStep, earlierSteps: readonly PathStep[]): string | null => {
  const { event } = step
  if (event.type !== 'file.changed') return reasonEmailNotByHand(step, earlierSteps)
  if (Object(event.file).status === 'missing') return null
  const fileStatus = earlierSteps.map(fileStatusAfter).findLast((status) => status !== null)
  const reason = REASON_BY_STATUS[fileStatus ?? '']
  return reason === undefined ? null : `ezt kézzel nem lehet előidézni: ${reason}`
}
