import type { PathStep } from '../../tests/model/paths'

/** How a file stands by what happened to it last; `null` of anything else. */
const fileAfter = ({ event }: PathStep): string | null => {
  if (event.type === 'file.added' || event.type === 'file.retried') return 'sending'
  if (event.type === 'file.removed') return 'removing'
  return event.type === 'file.changed' ? String(Object(event.file).status) : null
}

/** How a file stands when nothing more happens to it by itself. */
const AT_REST: Readonly<Record<string, string>> = {
  uploaded: 'a feltöltött fájllal magától már semmi sem történik',
  failed: 'a sikertelen feltöltés magától nem megy tovább',
}

/** Whether an e-mail that a step tells of was called off before. */
const isCalledOff = ({ event }: PathStep, earlier: readonly PathStep[]): boolean =>
  event.type === 'email.changed' &&
  earlier.findLast(({ event: { type } }) => type === 'email.requested' || type === 'email.withdrawn')?.event.type ===
    'email.withdrawn'

/** Why a tester cannot bring a step about, though the chart knows what to do then; `null` where one can. */
export const notByHand = (step: PathStep, earlier: readonly PathStep[]): string | null => {
  const { event } = step
  if (isCalledOff(step, earlier)) return 'ezt kézzel nem lehet előidézni: az ügyfél már nem kéri'
  if (event.type !== 'file.changed' || Object(event.file).status === 'missing') return null
  const stands = earlier.map(fileAfter).findLast((status) => status !== null)
  const why = AT_REST[stands ?? '']
  return why === undefined ? null : `ezt kézzel nem lehet előidézni: ${why}`
}
