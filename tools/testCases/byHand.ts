import type { PathStep } from '../exploration/paths'

/** Returns the status of a file after a step, or `null` if the step's event is not about a file. */
const fileAfter = ({ event }: PathStep): string | null => {
  if (event.type === 'file.added' || event.type === 'file.retried') return 'sending'
  if (event.type === 'file.removed') return 'removing'
  return event.type === 'file.changed' ? String(Object(event.file).status) : null
}

/** File statuses that do not change without the customer, each with the reason. */
const AT_REST: Readonly<Record<string, string>> = {
  uploaded: 'a feltöltött fájllal magától már semmi sem történik',
  failed: 'a sikertelen feltöltés magától nem megy tovább',
}

/** Returns why a tester cannot cause an event of an e-mail after the earlier steps, or `null` if the tester can. */
const emailNotByHand = ({ event: { type } }: PathStep, earlier: readonly PathStep[]): string | null => {
  const before = earlier
    .map(({ event }) => event.type)
    .filter((one) => ['email.requested', 'address.submitted', 'email.withdrawn'].includes(one))
  const isUnderWay = before.at(-1) === 'address.submitted'
  if (type === 'email.withdrawn' && isUnderWay) return 'ezt kézzel nem lehet előidézni: a küldés már folyik'
  const isCalledOff = before.at(-1) === 'email.withdrawn' && before.at(-2) !== 'address.submitted'
  return type === 'email.changed' && isCalledOff ? 'ezt kézzel nem lehet előidézni: az ügyfél már nem kéri' : null
}

/** Returns why a tester cannot cause a step although the machine handles it, or `null` if the tester can. */
export const notByHand = (step: PathStep, earlier: readonly PathStep[]): string | null => {
  const { event } = step
  if (event.type !== 'file.changed') return emailNotByHand(step, earlier)
  if (Object(event.file).status === 'missing') return null
  const stands = earlier.map(fileAfter).findLast((status) => status !== null)
  const why = AT_REST[stands ?? '']
  return why === undefined ? null : `ezt kézzel nem lehet előidézni: ${why}`
}
