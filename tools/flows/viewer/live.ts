import type { LiveMessage } from '../../../src/app/live/message'
import type { Flow, FlowTransition } from '../schema'

/** A running flow: its last message, and its running child flows. */
export interface Running {
  readonly message: LiveMessage
  readonly inner: readonly Running[]
}

/**
 * Adds a message, in the order of the messages' numbers and without duplicates. Drops all messages from before the
 * portal's last start.
 */
export const withMessage = (messages: readonly LiveMessage[], message: LiveMessage): readonly LiveMessage[] => {
  // A restarted portal numbers its messages from 1 again.
  const isNewStart = message.number === 1 && messages.length > 0 && messages[0]?.at !== message.at
  if (isNewStart) return [message]
  if (messages.some(({ number, at }) => number === message.number && at === message.at)) return messages
  return [...messages, message].toSorted((one, other) => one.number - other.number)
}

/** Returns the flows that run after the first `length` messages, from the root down. */
export const runningAfter = (messages: readonly LiveMessage[], length: number): readonly Running[] => {
  const lastByActor = new Map<string, LiveMessage>()
  for (const message of messages.slice(0, length)) lastByActor.set(message.actor, message)
  const within = (actor: string): readonly Running[] => {
    const message = lastByActor.get(actor)
    return message === undefined ? [] : [{ message, inner: message.children.flatMap(within) }]
  }
  const roots = [...lastByActor.values()].filter(({ parent }) => parent === null || !lastByActor.has(parent))
  const running = roots.flatMap(({ actor }) => within(actor))
  // Leaves out flows that outlive their parent.
  return running.filter(
    ({ message }) => message.parent === null || !messages.some(({ actor }) => actor === message.parent),
  )
}

/** Returns the transitions of a flow that a message reports. */
export const takenIn = ({ transitions }: Flow, { taken }: LiveMessage): readonly FlowTransition[] =>
  taken.flatMap(({ source, event, index }) => transitions.find(({ id }) => id === `${source}|${event}|${index}`) ?? [])
