import type { LiveMessage } from '../../../src/app/live/message'
import type { Flow, FlowTransition } from '../schema'

/** A running flow, and those that it runs. */
export interface Running {
  readonly message: LiveMessage
  readonly inner: readonly Running[]
}

/** What was told with another: only the newest start of the portal counts, each message once, in its order. */
export const withMessage = (told: readonly LiveMessage[], message: LiveMessage): readonly LiveMessage[] => {
  // Numbers begin anew with the portal.
  const isNewStart = message.number === 1 && told.length > 0 && told[0]?.at !== message.at
  if (isNewStart) return [message]
  if (told.some(({ number, at }) => number === message.number && at === message.at)) return told
  return [...told, message].toSorted((one, other) => one.number - other.number)
}

/** Which flows ran after so many messages, from the portal down. */
export const runningAfter = (told: readonly LiveMessage[], length: number): readonly Running[] => {
  const last = new Map<string, LiveMessage>()
  for (const message of told.slice(0, length)) last.set(message.actor, message)
  const within = (actor: string): readonly Running[] => {
    const message = last.get(actor)
    return message === undefined ? [] : [{ message, inner: message.children.flatMap(within) }]
  }
  const roots = [...last.values()].filter(({ parent }) => parent === null || !last.has(parent))
  const running = roots.flatMap(({ actor }) => within(actor))
  // What ran below a flow that has gone on without it has no one above it either.
  return running.filter(({ message }) => message.parent === null || !told.some(({ actor }) => actor === message.parent))
}

/** The transitions of a flow that a message tells of. */
export const takenIn = ({ transitions }: Flow, { taken }: LiveMessage): readonly FlowTransition[] =>
  taken.flatMap(({ source, event, index }) => transitions.find(({ id }) => id === `${source}|${event}|${index}`) ?? [])
